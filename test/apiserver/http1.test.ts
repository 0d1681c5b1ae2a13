// Invalid HTTP, and HTTP that comes too slowly.
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { test } from 'node:test';
import { respondedBytes } from '#src/apiserver/request/http';
import { refuseMalformed, targetOf } from '#src/apiserver/server/http1';

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

test('what a request is for is what its line and its host say, in a version of HTTP that is served', async (t) => {
  const seen: ReturnType<typeof targetOf>[] = [];
  const server = createServer({ requireHostHeader: false }, (incoming: IncomingMessage, outgoing) => {
    seen.push(targetOf(incoming));
    outgoing.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (line: string, ...headers: string[]): Promise<unknown> =>
    new Promise((answered, failed) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.end([line, ...headers, 'Connection: close', '', ''].join('\r\n')),
      );
      socket.on('error', failed).on('close', () => answered(seen.pop()));
      socket.resume();
    });
  const invalid = (reason: string): object => ({ refused: 400, reason });
  for (const [line, headers, expected] of [
    ['GET /a?b HTTP/1.1', ['Host: c'], { url: '/a?b', host: 'c' }],
    ['OPTIONS * HTTP/1.1', ['Host: c'], { url: '*', host: 'c' }],
    ['GET /a HTTP/1.0', [], { url: '/a', host: undefined }],
    ['GET /a HTTP/1.1', [], invalid('missing required Host header')],
    ['GET /a HTTP/1.1', ['Host: c', 'Host: c'], invalid('too many Host headers')],
    ['GET /a HTTP/1.1', ['Host: c/d'], invalid('malformed Host header')],
    ['GET http://d:1/a HTTP/1.1', ['Host: c'], { url: '/a', host: 'd:1' }],
    ['GET http://u@d?a HTTP/1.1', ['Host: c'], { url: '/?a', host: 'd' }],
    ['GET /%zz HTTP/1.1', ['Host: c'], invalid('invalid URL escape')],
    ['GET /a?%zz HTTP/1.1', ['Host: c'], { url: '/a?%zz', host: 'c' }],
    ['GET /a HTTP/2.0', ['Host: c'], { refused: 505, reason: 'unsupported protocol version' }],
    ['GET /a HTTP/0.9', ['Host: c'], { refused: 505, reason: 'unsupported protocol version' }],
    ['GET /a HTTP/1.1', ['Host: c', 'Expect: 100-continue, more'], { url: '/a', host: 'c' }],
    [
      'GET /a HTTP/1.1',
      ['Host: c', 'Transfer-Encoding: gzip, chunked'],
      { refused: 501, reason: 'Unsupported transfer encoding' },
    ],
    ['GET /a HTTP/1.0', ['Transfer-Encoding: chunked'], invalid('Transfer-Encoding in HTTP/1.0')],
  ] as const)
    assert.deepEqual(await ask(line, ...headers), expected, `${line} ${headers.join()}`);
});
