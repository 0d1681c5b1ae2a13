import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect, createServer as createNetServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
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
    () => parseProxy('socks4://u:secret@p:1'),
    (error: Error) => {
      assert.match(error.message, /proxies of socks4 are not supported/);
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

/** What a SOCKS5 proxy was told, and what it does. */
interface Socks {
  readonly password?: string;
  readonly reply?: number;
  /** Answers byte by byte. */
  readonly slow?: boolean;
}

/** A SOCKS5 proxy that connects to whatever port it is told, on loopback. */
async function socksProxy(t: TestContext, { password, reply = 0, slow = false }: Socks = {}) {
  const seen: string[] = [];
  const sockets: Socket[] = [];
  const server = createNetServer(async (near) => {
    sockets.push(near.on('error', () => undefined));
    const bytes = near[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    let left = Buffer.alloc(0);
    const read = async (count: number): Promise<Buffer> => {
      while (left.length < count) {
        const { value, done } = await bytes.next();
        if (done === true) throw new Error('closed');
        left = Buffer.concat([left, value]);
      }
      const taken = left.subarray(0, count);
      left = left.subarray(count);
      return taken;
    };
    const write = async (...all: number[]): Promise<void> => {
      if (!slow) return void near.write(Buffer.from(all));
      for (const byte of all) {
        near.write(Buffer.from([byte]));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    try {
      const [, count = 0] = await read(2);
      const methods = [...(await read(count))];
      await write(5, password === undefined ? 0 : methods.includes(2) ? 2 : 255);
      if (password !== undefined) {
        const [, nameLength = 0] = await read(2);
        const name = String(await read(nameLength));
        const [passwordLength = 0] = await read(1);
        const isRight = String(await read(passwordLength)) === password;
        seen.push(`as ${name}`);
        await write(1, isRight ? 0 : 1);
      }
      const [, , , kind] = await read(4);
      const host =
        kind === 3
          ? String(await read((await read(1))[0] ?? 0))
          : kind === 1
            ? (await read(4)).join('.')
            : (await read(16)).toString('hex');
      const port = (await read(2)).readUInt16BE();
      seen.push(`${host}:${port}`);
      await write(5, reply, 0, 1, 127, 0, 0, 1, 0, 80);
      if (reply !== 0) return void near.end();
      const far = connect(port, '127.0.0.1', () => far.write(left));
      sockets.push(far.on('error', () => undefined));
      far.pipe(near);
      for (;;) {
        const { value, done } = await bytes.next();
        if (done === true) break;
        far.write(value);
      }
    } catch {
      // The client has gone.
    } finally {
      near.end();
    }
  });
  const port = await listen(server);
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port, seen };
}

test('SOCKS5: servers with and without TLS, by name and by address, also byte by byte', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const secure = await http2Server(t, made, (request, response) => response.end(`HTTP/${request.httpVersion}`));
  const plain = await plainServer(t, (request, response) => response.end(`plain ${request.url}`));
  for (const slow of [false, true]) {
    const through = await socksProxy(t, { slow });
    const proxy = `socks5://127.0.0.1:${through.port}`;
    for (const [server, expected] of [
      [`https://localhost:${new URL(secure.url).port}`, 'HTTP/2.0'],
      [secure.url, 'HTTP/2.0'],
      [plain.url, 'plain /x'],
      [`http://[2001:db8::1:2]:${new URL(plain.url).port}`, 'plain /x'],
      [`http://[::]:${new URL(plain.url).port}`, 'plain /x'],
    ] as const) {
      const transport = new NodeTransport({ server, proxy, tls: { ca: made.ca } });
      t.after(() => transport.close());
      assert.equal(await textOf(transport), expected);
    }
    const hosts = through.seen.map((each) => each.replace(/:\d+$/, ''));
    assert.deepEqual(hosts, [
      'localhost',
      '127.0.0.1',
      '127.0.0.1',
      '20010db8000000000000000000010002',
      '00000000000000000000000000000000',
    ]);
  }
});

test('SOCKS5: names and passwords; what a proxy refuses is told, without its password', async (t) => {
  const { url } = await plainServer(t, (_, response) => response.end('here'));
  const textBy = async (proxy: string): Promise<string> => {
    const transport = new NodeTransport({ server: url, proxy, connectTimeout: 5000 });
    t.after(() => transport.close());
    return textOf(transport);
  };
  const guarded = await socksProxy(t, { password: 's:cret' });
  assert.equal(await textBy(`socks5h://us%40er:s%3Acret@127.0.0.1:${guarded.port}`), 'here');
  assert.equal(guarded.seen[0], 'as us@er');
  const web = await proxy(t);
  const refusing = await socksProxy(t, { reply: 5 });
  for (const [address, why] of [
    [`socks5://user:wrong@127.0.0.1:${guarded.port}`, /wrong username or password/],
    [`socks5://127.0.0.1:${guarded.port}`, /it wants another authentication/],
    [`socks5://127.0.0.1:${refusing.port}`, /refused to connect to 127\.0\.0\.1:\d+: connection refused/],
    [`socks5://${new URL(web.url).host}`, /it does not speak SOCKS5/],
  ] as const)
    await assert.rejects(textBy(address), (error) => {
      assert.ok(isConnectionError(error));
      assert.equal(error.failure, 'proxy');
      assert.match(error.message, why);
      assert.doesNotMatch(error.message, /:wrong/);
      return true;
    });
});

test('SOCKS5: a proxy that closes or is silent is given up', async (t) => {
  const sockets: Socket[] = [];
  for (const closes of [true, false]) {
    const server = createNetServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      if (closes) socket.end(Buffer.from([5]));
    });
    const port = await listen(server);
    const transport = new NodeTransport({
      server: 'https://api.example.com',
      proxy: `socks5://127.0.0.1:${port}`,
      connectTimeout: 200,
    });
    t.after(async () => {
      await transport.close();
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    await assert.rejects(textOf(transport), (error) => {
      assert.ok(isConnectionError(error));
      assert.equal(error.failure, closes ? 'closed' : 'timeout');
      return true;
    });
  }
});
