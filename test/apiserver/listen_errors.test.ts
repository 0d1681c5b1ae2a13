// Where a server cannot listen, it says why and what helps.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { APIServer, ListenError } from 'kubetyped/apiserver';

test('a port that is in use, an address of another machine, a name without one, a port that is none', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  assert.ok(typeof address === 'object' && address !== null);
  const authentication = (): undefined => undefined;
  const server = new APIServer({ scheme, authentication });
  const rows: readonly (readonly [{ port?: number; host?: string }, string, string])[] = [
    [
      { port: address.port },
      `cannot listen on port ${address.port} of 127.0.0.1: another program uses it; choose another port, or 0 for any that is free`,
      'EADDRINUSE',
    ],
    // One of those for documentation (RFC 5737).
    [
      { host: '192.0.2.1' },
      'cannot listen on port 0 of 192.0.2.1: this machine does not have the address',
      'EADDRNOTAVAIL',
    ],
    [
      { port: 70_000 },
      'cannot listen on port 70000 of 127.0.0.1: options.port should be >= 0 and < 65536',
      'ERR_SOCKET_BAD_PORT',
    ],
  ];
  try {
    for (const [options, message, code] of rows)
      await assert.rejects(server.listen(options), (error) => {
        assert.ok(error instanceof ListenError);
        assert.ok(error.message.startsWith(message), error.message);
        assert.equal(Reflect.get(Object(error.cause), 'code'), code);
        return true;
      });
    // It can still be told to listen where it can.
    await (await server.listen({ port: 0 })).close();
  } finally {
    other.close();
    await server.close();
  }
});

test('a server of untyped code says that it needs a scheme', () => {
  for (const options of [undefined, null, {}, 'scheme'])
    assert.throws(() => Reflect.construct(APIServer, [options]), { message: 'expected new APIServer({ scheme })' });
});
