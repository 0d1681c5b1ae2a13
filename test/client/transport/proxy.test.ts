import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { isConnectionError, readBody } from 'kubetyped/client/transport';
import { NodeTransport, parseProxy, proxyFromEnvironment } from 'kubetyped/client/transport/node';
import { certificates } from '../certificates.ts';
import { http2Server, listen, plainServer } from '../servers.ts';

/** Which requests go by a proxy: environment, URL, host of the proxy. As Go's httpproxy and client-go's CIDR support have it. */
const rows: readonly [Record<string, string>, string, string | undefined][] = [
  [{}, 'https://api.example.com', undefined],
  [{ HTTPS_PROXY: 'http://p:1' }, 'https://api.example.com', 'p:1'],
  [{ https_proxy: 'p:1' }, 'https://api.example.com', 'p:1'],
  [{ HTTP_PROXY: 'http://p:1' }, 'https://api.example.com', undefined],
  [{ HTTP_PROXY: 'http://p:1' }, 'http://api.example.com', 'p:1'],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '*' }, 'https://api.example.com', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: 'example.com' }, 'https://api.example.com', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: 'example.com' }, 'https://example.com', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '.example.com' }, 'https://example.com', 'p:1'],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '.example.com' }, 'https://a.example.com', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '*.example.com' }, 'https://a.example.com', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: 'example.com' }, 'https://anexample.com', 'p:1'],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: 'other, api.example.com:443' }, 'https://api.example.com', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: 'api.example.com:6443' }, 'https://api.example.com', 'p:1'],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '10.0.0.0/8' }, 'https://10.2.3.4:6443', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '10.0.0.0/8' }, 'https://11.2.3.4:6443', 'p:1'],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '10.2.3.4' }, 'https://10.2.3.4:6443', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '10.2.3.4:6443' }, 'https://10.2.3.4:6443', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: 'fd00::/8' }, 'https://[fd00::1]:6443', undefined],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: 'fd00::1' }, 'https://[fd00::1]:6443', undefined],
  [{ HTTPS_PROXY: 'http://p:1' }, 'https://localhost:6443', undefined],
  [{ HTTPS_PROXY: 'http://p:1' }, 'https://127.0.0.1:6443', undefined],
  [{ HTTPS_PROXY: 'http://p:1' }, 'https://[::1]:6443', undefined],
];

test('which servers are asked by a proxy', () => {
  for (const [env, url, expected] of rows)
    assert.equal(proxyFromEnvironment(new URL(url), env)?.host, expected, `${JSON.stringify(env)} ${url}`);
});

test('what can be no proxy is refused, and the message has no password', () => {
  assert.throws(
    () => parseProxy('socks5://u:secret@p:1'),
    (error: Error) => {
      assert.match(error.message, /proxies of socks5 are not supported/);
      assert.doesNotMatch(error.message, /secret/);
      return true;
    },
  );
  assert.throws(() => parseProxy('http://'), /the address of the proxy is no URL/);
});

interface Seen {
  readonly target: string;
  readonly authorization: string | undefined;
}

/** A proxy that connects to whatever is asked for, on loopback. */
async function proxy(t: TestContext, status = 200): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ target: request.url!, authorization: request.headers['proxy-authorization'] });
    response.end(`by the proxy: ${request.url}`);
  });
  server.on('connect', (request, socket) => {
    seen.push({ target: request.url!, authorization: request.headers['proxy-authorization'] });
    socket.on('error', () => undefined);
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\n\r\n`);
    const [, port] = request.url!.split(':');
    const far = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      far.pipe(socket).pipe(far);
    });
    far.on('error', () => socket.destroy());
    socket.on('close', () => far.destroy());
  });
  const port = await listen(server);
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://user:secret@127.0.0.1:${port}`, seen };
}

const textOf = async (transport: NodeTransport): Promise<string> =>
  new TextDecoder().decode(await readBody(await transport.request({ method: 'GET', path: '/x' })));

test('a server with TLS is reached through CONNECT', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { url } = await http2Server(t, made, (request, response) => response.end(`HTTP/${request.httpVersion}`));
  const through = await proxy(t);
  const transport = new NodeTransport({ server: url, proxy: through.url, tls: { ca: made.ca } });
  t.after(() => transport.close());
  assert.equal(await textOf(transport), 'HTTP/2.0');
  const authorization = `Basic ${Buffer.from('user:secret').toString('base64')}`;
  assert.deepEqual(through.seen, [{ target: new URL(url).host, authorization }]);
});

test('a server without TLS is asked for by its whole URL', async (t) => {
  const { url } = await plainServer(t, (_, response) => response.end('directly'));
  const through = await proxy(t);
  const transport = new NodeTransport({ server: url, proxy: through.url });
  t.after(() => transport.close());
  assert.equal(await textOf(transport), `by the proxy: ${url}/x`);
  const direct = new NodeTransport({ server: url, proxy: '' });
  t.after(() => direct.close());
  assert.equal(await textOf(direct), 'directly');
});

test('a proxy that refuses is named, without its password', async (t) => {
  const through = await proxy(t, 407);
  const transport = new NodeTransport({ server: 'https://api.example.com', proxy: through.url });
  t.after(() => transport.close());
  await assert.rejects(textOf(transport), (error) => {
    assert.ok(isConnectionError(error));
    assert.equal(error.failure, 'proxy');
    assert.match(error.message, /refused to connect to api\.example\.com:443 \(status 407\)/);
    assert.doesNotMatch(error.message, /secret/);
    return true;
  });
});
