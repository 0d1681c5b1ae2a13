// Where a manager listens, what keeps it from it, and answers that go on: server-sent events, say.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import * as apiserver from 'kubetyped/apiserver';
import { ListenError, listen } from 'kubetyped/controller/endpoints';
import { until } from './world.ts';

test('an answer that goes on arrives piece by piece, and is cancelled when its reader goes away or the server closes', async () => {
  let url = '';
  const cancelled: string[] = [];
  const server = await listen({ port: 0, host: '127.0.0.1', onListening: (at) => (url = at) }).start(
    async (request) => {
      const { pathname } = new URL(request.url);
      let count = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (count < 2) controller.enqueue(new TextEncoder().encode(`data: ${count++}\n\n`));
          else return new Promise(() => undefined);
          return undefined;
        },
        cancel: () => void cancelled.push(pathname),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  );
  try {
    const read = async (path: string, signal?: AbortSignal): Promise<void> => {
      const response = await fetch(url + path, { ...(signal && { signal }) });
      assert.equal(response.headers.get('Content-Type'), 'text/event-stream');
      let text = '';
      for await (const chunk of response.body!) {
        text += new TextDecoder().decode(chunk);
        if (text.includes('data: 1\n\n')) return;
      }
      throw new Error(`the answer ended: ${text}`);
    };
    // Leaving the loop ends the request.
    await read('/left');
    await until(() => cancelled.includes('/left'), 'the answer is cancelled');
    const kept = await fetch(`${url}/kept`);
    const reader = kept.body!.getReader();
    assert.match(new TextDecoder().decode((await reader.read()).value), /data: 0/);
    await server.close();
    await until(() => cancelled.includes('/kept'), 'the other one is, too');
  } finally {
    await server.close().catch(() => undefined);
  }
});

test('a port that is in use, an address of another machine', async () => {
  assert.equal(ListenError, apiserver.ListenError);
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  assert.ok(typeof address === 'object' && address !== null);
  const { port } = address;
  const rows: readonly (readonly [{ port: number; host?: string }, string, string])[] = [
    [
      { port },
      `cannot listen on port ${port}: another program uses it; choose another port, or 0 for any that is free`,
      'EADDRINUSE',
    ],
    // One of those for documentation (RFC 5737).
    [
      { port: 0, host: '192.0.2.1' },
      'cannot listen on port 0 of 192.0.2.1: this machine does not have the address',
      'EADDRNOTAVAIL',
    ],
  ];
  try {
    for (const [options, message, code] of rows)
      await assert.rejects(
        listen(options).start(async () => new Response('')),
        (error) => {
          assert.ok(error instanceof ListenError);
          assert.equal(error.message, message);
          assert.equal(Reflect.get(Object(error.cause), 'code'), code);
          return true;
        },
      );
  } finally {
    other.close();
  }
});

test('options of untyped code that make no sense are named', () => {
  const rows: readonly [unknown, RegExp][] = [
    [undefined, /^expected listen\(\{ port, host, tls \}\)$/],
    [8080, /^expected listen\(\{ port, host, tls \}\)$/],
    [{}, /^expected port to be a number from 0 to 65535, got undefined$/],
    [{ port: '8080' }, /^expected port to be a number from 0 to 65535, got 8080$/],
    [{ port: 8080, host: 127 }, /^expected host to be an address such as 127\.0\.0\.1, or a name$/],
    ...[true, null, {}, { cert: 'x' }, { cert: 'x', key: 'y', certificates: {} }].map((tls): [unknown, RegExp] => [
      { port: 0, tls },
      /^expected tls to be \{ cert, key \} or \{ certificates \}$/,
    ]),
    [
      { port: 0, tls: { cert: 'x', key: new Uint8Array([1]) } },
      /^expected tls\.cert and tls\.key to be a certificate and its key as PEM: /,
    ],
  ];
  for (const [options, message] of rows)
    assert.throws(
      () => Reflect.apply(listen, undefined, [options]),
      (error) => error instanceof TypeError && message.test(error.message),
      JSON.stringify(options),
    );
});
