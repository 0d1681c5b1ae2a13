import assert from 'node:assert/strict';
import { getEventListeners, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createNetServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createTLSServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import type { Clock } from 'kubetyped/apimachinery/util/wait';
import type { ConnectionFailure, TransportRequest, TransportResponse } from 'kubetyped/client/transport';
import { isConnectionError, isConnectionLoss, readBody } from 'kubetyped/client/transport';
import { NodeTransport, type NodeTransportOptions } from 'kubetyped/client/transport/node';
import { newSelfSignedCACert, newSignedCert } from 'kubetyped/client/util/cert';
import { certificates } from '../certificates.ts';
import { http2Server, listen, plainServer, Relay } from '../servers.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function transportTo(t: TestContext, server: string, options: Partial<NodeTransportOptions> = {}): NodeTransport {
  const transport = new NodeTransport({ server, env: {}, ...options });
  t.after(() => transport.close());
  return transport;
}

const get = (path: string, rest: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'GET',
  path,
  ...rest,
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(2);
}

const content = async (response: TransportResponse): Promise<string> => text(await readBody(response));

const failsWith =
  (failure: ConnectionFailure) =>
  (error: unknown): boolean => {
    assert.ok(isConnectionError(error), String(error));
    assert.equal(error.failure, failure, `${error.message} (${String(error.cause)})`);
    return true;
  };

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}

test('method, path, query, headers and body get there, and one connection serves for all', async (t) => {
  let connections = 0;
  const { url, server } = await plainServer(t, async (request, response) => {
    const { method, url: target, headers, rawHeaders } = request;
    const groups = rawHeaders.filter((_, at) => at > 0 && rawHeaders[at - 1] === 'Impersonate-Group');
    const body = await bodyOf(request);
    response.writeHead(201, { 'X-Seen': 'yes', Warning: ['299 - "one"', '299 - "two"'] });
    response.end(
      JSON.stringify({ method, target, accept: headers.accept, groups, body, length: headers['content-length'] }),
    );
  });
  server.on('connection', () => connections++);
  const transport = transportTo(t, `${url}/prefix/`);
  for (let round = 0; round < 3; round++) {
    const response = await transport.request({
      method: 'POST',
      path: '/api/v1/pods%20x',
      query: 'a=b%26&c',
      headers: { Accept: 'application/json', 'Impersonate-Group': ['a', 'b'] },
      body: new TextEncoder().encode('häl'),
    });
    assert.equal(response.status, 201);
    assert.equal(response.headers.get('x-seen'), 'yes');
    assert.equal(response.headers.get('warning'), '299 - "one", 299 - "two"');
    assert.deepEqual(JSON.parse(await content(response)), {
      method: 'POST',
      target: '/prefix/api/v1/pods%20x?a=b%26&c',
      accept: 'application/json',
      groups: ['a', 'b'],
      body: 'häl',
      length: '4',
    });
  }
  assert.equal(connections, 1);
});

test('a response that is not read can be closed, and the transport goes on', async (t) => {
  const { url } = await plainServer(t, (request, response) => {
    if (request.url === '/endless') response.write('x'.repeat(1000));
    else response.end('fine');
  });
  const transport = transportTo(t, url);
  const response = await transport.request(get('/endless'));
  response.close();
  response.close();
  assert.equal(await content(await transport.request(get('/'))), 'fine');
});

test('gzip is asked for and unpacked; disableCompression leaves it', async (t) => {
  const { url } = await plainServer(t, (request, response) => {
    if (request.headers['accept-encoding'] !== 'gzip') return response.end('as it is');
    response.writeHead(200, { 'Content-Encoding': 'gzip' });
    return response.end(gzipSync('packed '.repeat(10_000)));
  });
  assert.equal((await content(await transportTo(t, url).request(get('/')))).length, 70_000);
  const without = transportTo(t, url, { disableCompression: true });
  assert.equal(await content(await without.request(get('/'))), 'as it is');
});

test('broken gzip is an error, not an endless wait', async (t) => {
  const { url } = await plainServer(t, (_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' });
    response.end('this is no gzip');
  });
  const response = await transportTo(t, url).request(get('/'));
  await assert.rejects(readBody(response), failsWith('other'));
});

test('gzip that ends too early is a lost connection, and what came before is given', async (t) => {
  const whole = gzipSync('packed '.repeat(100));
  for (const declared of [whole.length, whole.length - 1]) {
    const { url } = await plainServer(t, (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': declared });
      response.write(whole.subarray(0, -1), () => response.destroy());
    });
    let text = '';
    const read = async (): Promise<void> => {
      const response = await transportTo(t, url).request(get('/'));
      for await (const chunk of response.body) text += Buffer.from(chunk).toString();
    };
    await assert.rejects(read(), failsWith('closed'));
    assert.equal(text.length, 700);
  }
});

test('headers may be as many and as long as those of a Go server', async (t) => {
  const made = certificates(t);
  const send = (_: unknown, response: ServerResponse | Http2ServerResponse): void => {
    response.setHeader(
      'warning',
      Array.from({ length: 1_000 }, (_, at) => `299 - "warning ${at} ${'.'.repeat(20)}"`),
    );
    response.end();
  };
  const plain = await plainServer(t, send);
  const secure = made === undefined ? [] : [(await http2Server(t, made, send)).url];
  for (const url of [plain.url, ...secure]) {
    const { headers } = await transportTo(t, url, { tls: made === undefined ? {} : { ca: made.ca } }).request(get('/'));
    assert.equal(headers.get('Warning')?.split(', ').length, 1_000, url);
  }
});

test('of a header that may be there once, the first counts', async (t) => {
  const { url } = await plainServer(t, (_, response) => {
    response.setHeader('content-type', ['application/json', 'text/plain']);
    response.setHeader('x-list', ['a', 'b']);
    response.setHeader('set-cookie', ['a=b', 'c=d']);
    response.end();
  });
  const { headers } = await transportTo(t, url).request(get('/'));
  assert.equal(headers.get('Content-Type'), 'application/json');
  assert.equal(headers.get('X-List'), 'a, b');
  assert.equal(headers.get('Set-Cookie'), 'a=b, c=d');
  assert.equal(headers.get('constructor'), null);
});

test('an abort ends a request wherever it is, and leaves no listener', async (t) => {
  const { url } = await plainServer(t, (request, response) => {
    if (request.url === '/body') response.write('begin');
  });
  const silent = createNetServer(() => undefined);
  const port = await listen(silent);
  t.after(() => silent.close());
  const transport = transportTo(t, url);
  const why = new Error('enough');

  const early = new AbortController();
  early.abort(why);
  await assert.rejects(transport.request(get('/', { signal: early.signal })), why);

  const waiting = new AbortController();
  const request = transport.request(get('/headers', { signal: waiting.signal }));
  setTimeout(() => waiting.abort(why), 20);
  await assert.rejects(request, why);
  assert.equal(getEventListeners(waiting.signal, 'abort').length, 0);

  const reading = new AbortController();
  const response = await transport.request(get('/body', { signal: reading.signal }));
  const body = readBody(response);
  setTimeout(() => reading.abort(why), 20);
  await assert.rejects(body, why);
  assert.equal(getEventListeners(reading.signal, 'abort').length, 0);

  // Nobody answers to the TLS handshake.
  const connecting = new AbortController();
  const unconnected = transportTo(t, `https://127.0.0.1:${port}`, { connectTimeout: 1000 });
  const never = unconnected.request(get('/', { signal: connecting.signal }));
  setTimeout(() => connecting.abort(why), 20);
  await assert.rejects(never, why);
  assert.equal(getEventListeners(connecting.signal, 'abort').length, 0);
});

test('leaving the loop over a body that goes on ends the connection, and waits for nothing', async (t) => {
  let ended = Promise.resolve<unknown>(undefined);
  const { url } = await plainServer(t, (request, response) => {
    ended = new Promise((resolve) => request.socket.once('close', resolve));
    response.write('first');
  });
  const response = await transportTo(t, url).request(get('/', { stream: true }));
  for await (const chunk of response.body) {
    assert.equal(text(chunk), 'first');
    break;
  }
  await ended;
});

test('a connection that is refused, cut before the headers, or in the body', async (t) => {
  const nobody = createNetServer();
  const port = await listen(nobody);
  await new Promise((resolve) => nobody.close(resolve));
  await assert.rejects(transportTo(t, `http://127.0.0.1:${port}`).request(get('/')), failsWith('refused'));

  const { url } = await plainServer(t, (request, response) => {
    if (request.url === '/headers') return void request.socket.destroy();
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('only this', () => request.socket.destroy());
  });
  const transport = transportTo(t, url);
  await assert.rejects(transport.request(get('/headers')), (error) => isConnectionLoss(error));
  const response = await transport.request(get('/body'));
  await assert.rejects(readBody(response), (error) => isConnectionLoss(error));
});

test('a request on a kept connection that the server has closed is sent again, if it only reads', async (t) => {
  const sockets: Socket[] = [];
  const seen: string[] = [];
  const server = createNetServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      seen.push(data.toString().split('\r\n', 1)[0]!);
      // The second request on a connection finds it closed.
      if (seen.length % 2 === 0) socket.destroy();
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const transport = transportTo(t, url);
  assert.equal(await content(await transport.request(get('/1'))), 'ok');
  assert.equal(await content(await transport.request(get('/2'))), 'ok');
  assert.deepEqual(seen, ['GET /1 HTTP/1.1', 'GET /2 HTTP/1.1', 'GET /2 HTTP/1.1']);
  await assert.rejects(transport.request({ method: 'POST', path: '/3' }), (error) => isConnectionLoss(error));
  assert.equal(seen.length, 4);
});

test('HTTP/1.1: a kept connection is closed when nobody uses it, and not while an answer is slow', async (t) => {
  const { url, server } = await plainServer(t, async (request, response) => {
    if (request.url === '/slow') {
      response.write('a');
      await sleep(300);
    }
    response.end('b');
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  const warnings: string[] = [];
  const onWarning = (warning: Error): void => void warnings.push(warning.message);
  process.on('warning', onWarning);
  t.after(() => process.off('warning', onWarning));
  const transport = transportTo(t, url, { idleTimeout: 100 });
  for (let round = 0; round < 20; round++) assert.equal(await content(await transport.request(get('/'))), 'b');
  assert.equal(await content(await transport.request(get('/slow'))), 'ab');
  const [socket] = sockets;
  assert.ok(socket !== undefined && !socket.destroyed);
  await once(socket, 'close');
  assert.equal(sockets.size, 1);
  assert.deepEqual(warnings, []);
});

test('close rejects what is pending and everything after it; nothing is left open', async (t) => {
  const { url, server } = await plainServer(t, () => undefined);
  const transport = transportTo(t, url);
  const pending = assert.rejects(transport.request(get('/')), failsWith('shutdown'));
  await once(server, 'request');
  await transport.close();
  await pending;
  await assert.rejects(transport.request(get('/')), failsWith('shutdown'));
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('servers are trusted by their authority and name', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { url } = await http2Server(t, made, (_, response) => response.end('hello'));
  assert.equal(await content(await transportTo(t, url, { tls: { ca: made.ca } }).request(get('/'))), 'hello');
  assert.equal(await content(await transportTo(t, url, { tls: { insecure: true } }).request(get('/'))), 'hello');
  await assert.rejects(transportTo(t, url).request(get('/')), failsWith('certificate'));
  const renamed = transportTo(t, url, { tls: { ca: made.ca, serverName: 'other.example.com' } });
  await assert.rejects(renamed.request(get('/')), failsWith('certificate'));
  const other = await http2Server(t, { ...made, server: made.other }, (_, response) => response.end('other'));
  await assert.rejects(transportTo(t, other.url, { tls: { ca: made.ca } }).request(get('/')), failsWith('certificate'));
  const named = transportTo(t, other.url, { tls: { ca: made.ca, serverName: 'other.example.com' } });
  assert.equal(await content(await named.request(get('/'))), 'other');
});

test('the certificate of a server counts from its first moment to its last', async (t) => {
  const [first, last] = [Date.UTC(2030, 0, 1), Date.UTC(2030, 0, 2)];
  const authority = newSelfSignedCACert({ commonName: 'a', notBefore: new Date(0), notAfter: new Date(2 * last) });
  const times = { notBefore: new Date(first), notAfter: new Date(last) };
  const { cert, key } = newSignedCert({ hosts: ['127.0.0.1'], usages: ['server auth'], ...times }, authority);
  const server = createSecureServer({ cert, key }, (_, response) => response.end('hello'));
  t.after(() => server.close());
  const url = `https://127.0.0.1:${await listen(server)}`;
  t.mock.timers.enable({ apis: ['Date'] });
  for (const [now, refusal] of [
    [first - 1, 'is not valid before 2030-01-01T00:00:00.000Z'],
    [first, undefined],
    [last, undefined],
    [last + 1, 'has expired at 2030-01-02T00:00:00.000Z'],
  ] as const) {
    t.mock.timers.setTime(now);
    const transport = transportTo(t, url, { tls: { ca: authority.cert } });
    const answer = transport.request(get('/')).then(content);
    if (refusal === undefined) assert.equal(await answer, 'hello');
    else
      await assert.rejects(
        answer,
        (error) => failsWith('certificate')(error) && String(error).endsWith(`certificate of 127.0.0.1 ${refusal}`),
      );
    await transport.close();
  }
});

test('clients show a certificate, asked for anew with each connection', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { url } = await http2Server(
    t,
    made,
    (request, response) => {
      const { subject } = (
        request.socket as unknown as { getPeerCertificate(): { subject?: { CN?: string } } }
      ).getPeerCertificate();
      response.end(subject?.CN ?? 'nobody');
    },
    { requestCert: true, rejectUnauthorized: false, ca: made.ca },
  );
  let shown: object = {};
  const transport = transportTo(t, url, { tls: () => ({ ca: made.ca, ...shown }) });
  assert.equal(await content(await transport.request(get('/'))), 'nobody');
  shown = made.client;
  assert.equal(await content(await transport.request(get('/'))), 'nobody');
  transport.reset();
  assert.equal(await content(await transport.request(get('/'))), 'alice');
});

test('HTTP/2 where the server knows it, HTTP/1.1 where not', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const both = await http2Server(t, made, (request, response) => response.end(request.httpVersion), {
    allowHTTP1: true,
  });
  const tls = { ca: made.ca };
  assert.equal(await content(await transportTo(t, both.url, { tls }).request(get('/'))), '2.0');
  const old = transportTo(t, both.url, { tls, disableHTTP2: true });
  assert.equal(await content(await old.request(get('/'))), '1.1');
  const server = createSecureServer(made.server, (request, response) => void response.end(request.httpVersion));
  const port = await listen(server);
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const only1 = transportTo(t, `https://127.0.0.1:${port}`, { tls });
  assert.deepEqual(await Promise.all([1, 2, 3].map(async () => content(await only1.request(get('/'))))), [
    '1.1',
    '1.1',
    '1.1',
  ]);
});

test('HTTP/2: methods, headers, bodies; many requests on one connection, watches on another', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { url, sessions } = await http2Server(t, made, async (request, response): Promise<void> => {
    if (request.url.startsWith('/watch')) return void response.write('event');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(200, { 'content-type': 'text/plain' });
    return void response.end(`${request.method} ${request.url} ${request.headers['x-a']} ${Buffer.concat(chunks)}`);
  });
  const transport = transportTo(t, url, { tls: { ca: made.ca } });
  const watches = await Promise.all(
    Array.from({ length: 40 }, (_, at) => transport.request(get(`/watch/${at}`, { stream: true }))),
  );
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const body = new TextEncoder().encode(String(at));
      return content(await transport.request({ method: 'PUT', path: '/x', query: 'y', headers: { 'X-A': 'a' }, body }));
    }),
  );
  assert.deepEqual(
    answers,
    Array.from({ length: 40 }, (_, at) => `PUT /x?y a ${at}`),
  );
  assert.equal(sessions.length, 2);
  for (const watch of watches) watch.close();
});

test('HTTP/2: another connection before the server would make requests wait', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  for (const [limit, streams, expected] of [
    [10, 20, 3],
    [1, 3, 3],
  ] as const) {
    const { url, sessions } = await http2Server(t, made, (_, response) => void response.write('event'), {
      settings: { maxConcurrentStreams: limit },
    });
    const transport = transportTo(t, url, { tls: { ca: made.ca } });
    const watches = await Promise.all(
      Array.from({ length: streams }, () => transport.request(get('/', { stream: true }))),
    );
    assert.equal(sessions.length, expected, `${streams} streams at ${limit} each`);
    for (const watch of watches) watch.close();
  }
});

test('HTTP/2: a server that takes one request at a time has as many connections, and all are answered', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { url, sessions } = await http2Server(
    t,
    made,
    (request, response) => {
      if (request.url === '/watch') response.write('event');
      else setTimeout(() => response.end('hello'), 5);
    },
    { settings: { maxConcurrentStreams: 1 } },
  );
  const transport = transportTo(t, url, { tls: { ca: made.ca } });
  const watches = await Promise.all([1, 2].map(() => transport.request(get('/watch', { stream: true }))));
  const answers = await Promise.all(Array.from({ length: 30 }, async () => content(await transport.request(get('/')))));
  assert.deepEqual(answers, Array(30).fill('hello'));
  const connections = sessions.length;
  for (let round = 0; round < 5; round++) assert.equal(await content(await transport.request(get('/'))), 'hello');
  assert.equal(sessions.length, connections, 'free connections are used again');
  for (const watch of watches) watch.close();
});

test('HTTP/2: after GOAWAY new requests take a new connection, and streams end as they would', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const open: { end(text: string): void }[] = [];
  const { url, sessions } = await http2Server(t, made, (request, response) => {
    if (request.url !== '/watch') return void response.end('hello');
    response.write('one ');
    return void open.push(response);
  });
  const transport = transportTo(t, url, { tls: { ca: made.ca } });
  const watch = await transport.request(get('/watch', { stream: true }));
  const rest = content(watch);
  sessions[0]!.goaway(0, 2 ** 31 - 1);
  await sleep(50);
  const second = await transport.request(get('/watch', { stream: true }));
  assert.equal(sessions.length, 2);
  open[0]!.end('two');
  assert.equal(await rest, 'one two');
  second.close();
});

test('HTTP/2: a request that the server refuses to look at is sent again', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  let asked = 0;
  const { url } = await http2Server(t, made, (request, response) => {
    if (++asked === 1) return void request.stream.close(7);
    return void response.end('second');
  });
  const transport = transportTo(t, url, { tls: { ca: made.ca } });
  const body = new TextEncoder().encode('x');
  assert.equal(await content(await transport.request({ method: 'POST', path: '/', body })), 'second');
  assert.equal(asked, 2);
});

test('HTTP/2: a request is sent again seven times, at once and then after longer and longer waits, as in Go', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  let asked = 0;
  const { url } = await http2Server(t, made, (request, response) => {
    if (++asked % 8 !== 0 || request.url === '/never') return void request.stream.close(7);
    return void response.end('eighth');
  });
  const waits: number[] = [];
  const clock: Clock = {
    now: () => 0,
    after(milliseconds, fire) {
      waits.push(Math.log2(milliseconds / 1000));
      const timer = setImmediate(fire);
      return () => clearImmediate(timer);
    },
  };
  const transport = transportTo(t, url, { tls: { ca: made.ca }, clock });
  assert.equal(await content(await transport.request(get('/'))), 'eighth');
  assert.deepEqual(waits.map(Math.floor), [0, 1, 2, 3, 4, 5]);
  assert.ok(
    waits.every((each) => each % 1 < Math.log2(1.1)),
    String(waits),
  );
  await assert.rejects(transport.request(get('/never')), failsWith('other'));
  assert.equal(asked, 16);
});

test('HTTP/2: what a GOAWAY of an error leaves out is sent again, whatever the method, and nothing else', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const seen: string[] = [];
  const { url, sessions } = await http2Server(t, made, async (request, response) => {
    const { method, url: path, stream } = request;
    seen.push(`${method} ${path}`);
    if (path === '/held') {
      await until(() => seen.length === 3);
      stream.session?.goaway(2, stream.id);
      return;
    }
    if (path === '/later' && sessions.length === 1) return;
    response.end('done');
  });
  const transport = transportTo(t, url, { tls: { ca: made.ca } });
  await readBody(await transport.request(get('/first')));
  const body = new TextEncoder().encode('{}');
  const held = assert.rejects(transport.request({ method: 'PATCH', path: '/held', body }), failsWith('closed'));
  await until(() => seen.length === 2);
  const later = await transport.request({ method: 'POST', path: '/later', body });
  assert.equal(await content(later), 'done');
  await held;
  assert.deepEqual(seen, ['GET /first', 'PATCH /held', 'POST /later', 'POST /later']);
});

test('HTTP/2: a transport may be closed at any step of a request', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { url } = await http2Server(t, made, (_, response) => void response.end('hello'));
  for (let steps = 0; steps < 16; steps++) {
    const transport = transportTo(t, url, { tls: { ca: made.ca } });
    await readBody(await transport.request(get('/')));
    const refused = assert.rejects(transport.request(get('/')), failsWith('shutdown'), `after ${steps} steps`);
    for (let step = 0; step < steps; step++) await undefined;
    await transport.close();
    await refused;
  }
});

test('HTTP/2: a server that closes the connection before it has said what it takes', { timeout: 20_000 }, async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  for (const end of [(socket: Socket) => socket.end(), (socket: Socket) => socket.destroy()]) {
    const server = createTLSServer({ ...made.server, ALPNProtocols: ['h2'] }, (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => end(socket));
    });
    t.after(() => server.close());
    const transport = transportTo(t, `https://127.0.0.1:${await listen(server)}`, { tls: { ca: made.ca } });
    await assert.rejects(transport.request(get('/')), (error) => {
      assert.ok(isConnectionError(error), String(error));
      assert.match(error.failure, /^(?:closed|reset)$/, error.message);
      return true;
    });
    await transport.close();
  }
});

test('HTTP/2: a cut connection ends the stream; the next request opens a new one', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  let waiting = false;
  const { url, sessions } = await http2Server(t, made, (request, response) => {
    if (request.url === '/watch') response.write('event');
    else if (request.url === '/never') waiting = true;
    else response.end('hello');
  });
  const transport = transportTo(t, url, { tls: { ca: made.ca } });
  const watch = await transport.request(get('/watch', { stream: true }));
  const reading = assert.rejects(readBody(watch), (error) => isConnectionLoss(error));
  sessions[0]!.destroy();
  await reading;
  const never = assert.rejects(transport.request(get('/never')), (error) => isConnectionLoss(error));
  await until(() => waiting);
  sessions[1]!.destroy();
  await never;
  assert.equal(await content(await transport.request(get('/'))), 'hello');
});

for (const goesAway of [false, true])
  test(`HTTP/2: a server that is gone without a word is noticed${goesAway ? ', also after a GOAWAY' : ''}`, async (t) => {
    const made = certificates(t);
    if (made === undefined) return;
    const { url, sessions } = await http2Server(t, made, (_, response) => void response.write('event'));
    const relay = await Relay.to(t, Number(new URL(url).port));
    const options = { tls: { ca: made.ca }, pingInterval: 30, pingTimeout: 60 };
    const transport = transportTo(t, `https://127.0.0.1:${relay.port}`, options);
    const watch = await transport.request(get('/', { stream: true }));
    const reading = readBody(watch);
    if (goesAway) sessions[0]!.goaway(0, 1);
    // As long as PINGs are answered, silence is fine.
    assert.equal(await Promise.race([reading, sleep(300, 'still there')]), 'still there');
    relay.blackHole();
    const lost = assert.rejects(reading, failsWith('lost'));
    assert.equal(await Promise.race([lost, sleep(10_000, 'still waiting')]), undefined);
  });

test('HTTP/2: a PING is sent 30 seconds after the server was last heard, whatever is written meanwhile', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { url, sessions } = await http2Server(t, made, (_, response) => void response.write('event'));
  t.mock.timers.enable({ apis: ['setInterval'] });
  const transport = transportTo(t, url, { tls: { ca: made.ca } });
  const watch = await transport.request(get('/', { stream: true }));
  let pings = 0;
  sessions[0]!.on('ping', () => pings++);
  // The look after 5 seconds still sees what was read at the start.
  t.mock.timers.tick(30_000);
  await sleep(50);
  assert.equal(pings, 0);
  t.mock.timers.tick(5000);
  await until(() => pings === 1);
  watch.close();
});

test('connecting takes no longer than allowed', async (t) => {
  const sockets: Socket[] = [];
  const silent = createNetServer((socket) => void sockets.push(socket));
  const port = await listen(silent);
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const transport = transportTo(t, `https://127.0.0.1:${port}`, { connectTimeout: 50 });
  await assert.rejects(transport.request(get('/')), failsWith('timeout'));
});

test('a server must be a URL of http or https', () => {
  assert.throws(
    () => new NodeTransport({ server: 'ftp://example.com' }),
    /expected a URL of http or https, got ftp:\/\/example\.com/,
  );
  assert.throws(() => new NodeTransport({ server: 'example' }), TypeError);
});

test('many connections at once are no leak to the runtime', async (t) => {
  const warnings: Error[] = [];
  const warned = (warning: Error): void => void warnings.push(warning);
  process.on('warning', warned);
  t.after(() => process.off('warning', warned));
  const waiting: (() => void)[] = [];
  const { url } = await plainServer(t, (_, response) => void waiting.push(() => response.end('hello')));
  const transport = transportTo(t, url);
  const answers = Promise.all(Array.from({ length: 30 }, () => transport.request(get('/'))));
  await until(() => waiting.length === 30);
  for (const answer of waiting) answer();
  for (const answer of await answers) assert.equal(await content(answer), 'hello');
  assert.deepEqual(warnings, []);
});
