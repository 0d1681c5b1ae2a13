// Where a server cannot listen, it says why and what helps.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { APIServer, ListenError } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';

test('a port that is in use, an address of another machine', async () => {
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

test('what is no authorizer is refused', async () => {
  const refusal = { message: 'expected an authorizer as authorization: rbac(), say' };
  assert.throws(() => Reflect.construct(APIServer, [{ scheme, authorization: 'rbac' }]), refusal);
  await assert.rejects(async () => Reflect.apply(startTestServer, undefined, [{ authorization: 'rbac' }]), refusal);
});

test('options of untyped code that make no sense are named', async () => {
  const server = new APIServer({ scheme, authentication: (): undefined => undefined });
  const rows: readonly [unknown, RegExp][] = [
    [null, /^expected listen\(\{ port, host, tls \}\)$/],
    [6443, /^expected listen\(\{ port, host, tls \}\)$/],
    [{ port: '80a' }, /^expected port to be a number from 0 to 65535, got 80a$/],
    [{ port: 70_000 }, /^expected port to be a number from 0 to 65535, got 70000$/],
    [{ tls: true }, /^expected tls to be \{ cert, key \} or \{ certificates \}$/],
    [{ tls: {} }, /^expected tls to be \{ cert, key \} or \{ certificates \}$/],
    [{ tls: { cert: 'x', key: 'y' } }, /^expected tls\.cert and tls\.key to be a certificate and its key as PEM: /],
  ];
  for (const [options, message] of rows)
    await assert.rejects(
      async () => Reflect.apply(server.listen, server, [options]),
      (error) => error instanceof TypeError && message.test(error.message),
      JSON.stringify(options),
    );
  await server.close();
});
