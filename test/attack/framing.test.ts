// One request is one request, and all of its headers count, whatever the bytes look like.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { ServerRequest } from '../../src/apiserver/request/http.ts';
import { dial, dialHTTP2, exchangeBytes, type Handle, startServer, until } from './connections.ts';

/** Says what it has been asked, and remembers it. */
function echo(): { readonly seen: ServerRequest[]; readonly handle: Handle } {
  const seen: ServerRequest[] = [];
  return {
    seen,
    async handle(request) {
      seen.push(request);
      let length = 0;
      if (request.body instanceof Uint8Array) length = request.body.length;
      else if (request.body !== undefined) for await (const chunk of request.body) length += chunk.length;
      const bytes = new TextEncoder().encode(`${request.method} ${request.url} ${length}\n`);
      return { status: 200, headers: { 'Content-Length': String(bytes.length) }, body: [bytes] };
    },
  };
}

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const CLOSE = 'Connection: close\r\n';

test('an upgrade behind another request ends nothing but its own connection', async (t) => {
  const { seen, handle } = echo();
  const server = await startServer(t, { handle });
  const first = 'GET /one HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answer = await exchangeBytes(server, `${first}GET /two HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}\r\n`);
  assert.deepEqual(answer.match(/^GET .*/gm), ['GET /one 0', 'GET /two 0']);
  assert.deepEqual(
    seen.map(({ isUpgrade }) => isUpgrade),
    [undefined, undefined],
  );
  assert.match(await exchangeBytes(server, `GET /three HTTP/1.1\r\nHost: localhost\r\n${CLOSE}\r\n`), /GET \/three/);
});

test('pipelined requests are carried out one after the other, and none behind the end of their connection', async (t) => {
  const order: string[] = [];
  const server = await startServer(t, {
    async handle({ url }) {
      order.push(`begin ${url}`);
      await new Promise((resolve) => setTimeout(resolve, url === '/1' ? 30 : 1));
      order.push(`end ${url}`);
      return { status: 200, headers: {}, body: [] };
    },
  });
  const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  await exchangeBytes(server, get('/1') + get('/2') + get('/3', CLOSE) + get('/4'));
  assert.deepEqual(order, ['begin /1', 'end /1', 'begin /2', 'end /2', 'begin /3', 'end /3']);
});

test('a body is not a second request, whatever its request asks for besides', async (t) => {
  const { seen, handle } = echo();
  const server = await startServer(t, { handle });
  const inner = 'GET /healthz?second=1 HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const many = 'a:\r\n'.repeat(1100);
  for (const upgrade of ['h2c', 'websocket', 'h2c, websocket', 'foo'])
    for (const [framing, body] of [
      [`Content-Length: ${inner.length}`, inner],
      ['Transfer-Encoding: chunked', `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`],
    ]) {
      seen.length = 0;
      const head = `POST /one HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n${many}${framing}\r\n\r\n`;
      const answer = await exchangeBytes(server, head + body);
      assert.deepEqual(answer.match(/^(?:GET|POST) .*/gm), [`POST /one ${inner.length}`], `${upgrade} ${framing}`);
      assert.equal(seen.length, 1);
      // What follows it in a packet of its own is no request either: the connection ends.
      const { socket, text, closed } = await dial(server);
      socket.write(head + body);
      await until('an answer', () => text().includes('POST /one'));
      socket.write(inner);
      await closed;
      assert.equal(seen.length, 2);
    }
});

for (const secure of [false, true])
  test(`headers count whatever their number${secure ? ', by TLS' : ''}`, async (t) => {
    const { seen, handle } = echo();
    const server = await startServer(t, { handle, secure });
    for (const count of [10, 999, 1000, 1100, 2500, 60_000]) {
      seen.length = 0;
      const head = `GET / HTTP/1.1\r\nHost: localhost\r\n${CLOSE}${'a:\r\n'.repeat(count)}Last: yes\r\n\r\n`;
      await exchangeBytes(server, head);
      assert.equal(seen[0]?.headers['last'], 'yes', String(count));
    }
    if (!secure) return;
    const session = dialHTTP2(server);
    for (const count of [100, 130, 2500]) {
      seen.length = 0;
      const stream = session.request({ a: new Array<string>(count).fill('b'), last: 'yes' });
      await once(stream, 'response');
      await text(stream);
      assert.equal(seen[0]?.headers['last'], 'yes', String(count));
      assert.equal(seen[0].headerValues?.['a']?.length, count);
    }
    session.close();
  });

for (const secure of [false, true])
  test(`URLs and headers are as long as a megabyte${secure ? ', by TLS' : ''}; beyond, the answer is a Status`, async (t) => {
    const { seen, handle } = echo();
    const server = await startServer(t, { handle, secure });
    const long = 'x'.repeat(1_000_000);
    const get = (target: string, header = ''): string =>
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${CLOSE}${header}\r\n`;
    await exchangeBytes(server, get(`/?labelSelector=${long}`));
    await exchangeBytes(server, get('/', `Authorization: Bearer ${long}\r\n`));
    assert.deepEqual(
      seen.map(({ url, headers }) => url.length + (headers['authorization'] ?? '').length),
      [1_000_016, 1_000_008],
    );
    for (const larger of [get(`/?${long}${long}`), get('/', `a: ${long}${long}\r\n`)]) {
      const [head = '', body = ''] = (await exchangeBytes(server, larger)).split('\r\n\r\n');
      assert.match(head, /^HTTP\/1\.1 431 /);
      assert.deepEqual([JSON.parse(body).kind, JSON.parse(body).code], ['Status', 431]);
    }
    assert.equal(seen.length, 2);
    if (!secure) return;
    const session = dialHTTP2(server);
    const stream = session.request({ a: ['x'.repeat(60_000), 'x'.repeat(60_000)] });
    const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
    await text(stream);
    assert.deepEqual([answer[':status'], seen.length], [200, 3]);
    session.request({ a: new Array<string>(20).fill('x'.repeat(60_000)) }).on('error', () => {});
    await new Promise((resolve) => session.once('close', resolve));
    assert.equal(seen.length, 3);
    session.destroy();
  });

test('two Host headers, none, and a broken one are refused', async (t) => {
  const { seen, handle } = echo();
  const server = await startServer(t, { handle });
  const ask = (hosts: string): Promise<string> => exchangeBytes(server, `GET / HTTP/1.1\r\n${hosts}${CLOSE}\r\n`);
  for (const hosts of [
    '',
    'Host: a\r\nHost: a\r\n',
    'Host: a\r\nhOST: b\r\n',
    'Host: a b\r\n',
    'Host: a/b\r\n',
    'Host: a"\r\n',
  ])
    assert.match(await ask(hosts), /^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n400 Bad Request: \S/, hosts);
  assert.equal(seen.length, 0);
  for (const host of ['', 'a', '[::1]:80', 'a:1'])
    assert.match(await ask(`Host: ${host}\r\n`), /^HTTP\/1\.1 200 /, host);
});

test('of an absolute target its path is asked for, by its authority', async (t) => {
  const { seen, handle } = echo();
  const server = await startServer(t, { handle });
  const ask = async (target: string): Promise<string> => {
    seen.length = 0;
    const answer = await exchangeBytes(server, `GET ${target} HTTP/1.1\r\nHost: doesntmatter\r\n${CLOSE}\r\n`);
    const [request] = seen;
    return `${answer.slice(9, 12)} ${request?.url} ${request?.headers['host']}`;
  };
  assert.equal(await ask('http://localhost:1/healthz?a=b?c'), '200 /healthz?a=b?c localhost:1');
  assert.equal(await ask('https://[::1]/'), '200 / [::1]');
  assert.equal(await ask('http://user:word@localhost/x'), '200 /x localhost');
  assert.equal(await ask('/http://localhost/healthz'), '200 /http://localhost/healthz doesntmatter');
  for (const target of [
    'healthz',
    '/%zz',
    '/a%',
    'http://a b/',
    'http://a:b/',
    'http://[::1/',
    'http://a@b@c/',
    'localhost/x',
  ])
    assert.match(await ask(target), /^400 undefined/, target);
});
