// Invalid HTTP, and HTTP that comes too slowly.
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { test } from 'node:test';
import { respondedBytes } from '#src/apiserver/request/http';
import { refuseMalformed } from '#src/apiserver/server/http1';

/** What a client has read when its connection is over, and whether it was cut. */
function refused(code: string | undefined, isEnded = false): [text: string, isCut: boolean] {
  let text = '';
  const socket = new Duplex({
    read() {},
    write(chunk: Buffer, _, written) {
      text += String(chunk);
      written();
    },
  });
  if (isEnded) socket.end();
  refuseMalformed(Object.assign(new Error('x'), code !== undefined && { code }), socket as Socket);
  const isCut = socket.destroyed;
  socket.destroy();
  return [text, isCut];
}

test('invalid HTTP gets a response; connections that are slow, gone or not TLS are closed without one', () => {
  for (const code of ['HPE_INVALID_METHOD', 'HPE_INVALID_CONSTANT', 'HPE_CLOSED_CONNECTION']) {
    const [text, isCut] = refused(code);
    assert.equal(
      text,
      'HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n400 Bad Request',
    );
    assert.equal(isCut, false);
  }
  const [text] = refused('HPE_HEADER_OVERFLOW');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  assert.equal(
    head,
    'HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Type: application/json\r\nConnection: close',
  );
  assert.deepEqual(JSON.parse(body), {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    message: 'the URL and the headers of the request are larger than 1 MiB',
    code: 431,
  });
  for (const code of ['ERR_HTTP_REQUEST_TIMEOUT', 'ECONNRESET', 'ERR_SSL_HTTP_REQUEST', undefined])
    assert.deepEqual(refused(code), ['', true], code);
  for (const code of ['HPE_INVALID_METHOD', 'ECONNRESET']) assert.deepEqual(refused(code, true), ['', true], code);
});

test('a body is whole where it is a list of one part, or of none', async () => {
  const bytes = Uint8Array.of(1, 2);
  const bodyOf = (body: Iterable<Uint8Array>): Uint8Array | undefined =>
    respondedBytes({ status: 200, headers: {}, body });
  assert.equal(bodyOf([bytes]), bytes);
  assert.deepEqual(bodyOf([]), new Uint8Array(0));
  assert.equal(bodyOf([bytes, bytes]), undefined);
  assert.equal(bodyOf(new Set([bytes])), undefined);
});
