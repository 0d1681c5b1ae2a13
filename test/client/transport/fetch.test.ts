import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import {
  FetchTransport,
  isConnectionError,
  isConnectionLoss,
  readBody,
  type Transport,
  type TransportRequest,
  type WebSocketConnection,
  withBasicAuth,
  withBearerToken,
  withImpersonation,
  withUserAgent,
} from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { listen, plainServer } from '../servers.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test('fetch: a server that is no URL of http', () => {
  for (const [server, got] of [
    ['localhost:8001', '"localhost:8001"'],
    ['127.0.0.1:8001', '"127.0.0.1:8001"'],
    [undefined, 'undefined'],
  ])
    assert.throws(() => Reflect.construct(FetchTransport, [{ server }]), {
      name: 'TypeError',
      message: `server: expected a URL such as http://127.0.0.1:8001, got ${got}`,
    });
});

test('fetch: request and response', async (t) => {
  const { url } = await plainServer(t, (request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      response.writeHead(202, { 'X-A': 'b' });
      response.end(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
    });
  });
  const transport = new FetchTransport({ server: `${url}/base/` });
  const response = await transport.request({
    method: 'PATCH',
    path: '/x',
    query: 'a=1',
    headers: { 'Content-Type': 'application/json' },
    body: new TextEncoder().encode('{}'),
  });
  assert.equal(response.status, 202);
  assert.equal(response.headers.get('x-a'), 'b');
  assert.equal(text(await readBody(response)), 'PATCH /base/x?a=1 application/json {}');
});

test('a list of one value is a header, and an empty one is none, by fetch and by Node', async (t) => {
  const { url } = await plainServer(t, ({ headers }, response) => {
    response.end(JSON.stringify([headers['x-one'], headers['x-none']]));
  });
  for (const transport of [new FetchTransport({ server: url }), new NodeTransport({ server: url, env: {} })]) {
    t.after(() => transport.close());
    const response = await transport.request({ method: 'GET', path: '/', headers: { 'X-One': ['a'], 'X-None': [] } });
    assert.equal(text(await readBody(response)), '["a",null]');
  }
});

test('fetch: streams are asked for uncompressed, and what a browser could not read is refused', async (t) => {
  const encodings: (string | undefined)[] = [];
  const { url } = await plainServer(t, ({ headers }, response) => {
    encodings.push(headers['accept-encoding']);
    response.end();
  });
  const transport = new FetchTransport({ server: url });
  const get = async (request: Partial<TransportRequest>): Promise<number> =>
    (await transport.request({ method: 'GET', path: '/api/v1/pods', ...request })).status;
  const watch = { query: 'watch=true&sendInitialEvents=true', stream: true };
  await get(watch);
  await get({ ...watch, headers: { 'accept-encoding': 'gzip' } });
  await get({ query: watch.query });
  assert.deepEqual(encodings.slice(0, 2), ['identity', 'gzip']);
  assert.match(encodings[2] ?? '', /gzip/);

  // As in browsers, where a program can't set it.
  const { Request } = globalThis;
  t.after(() => Object.assign(globalThis, { Request }));
  class BrowserRequest extends Request {
    constructor(url: string) {
      super(url);
    }
  }
  Object.assign(globalThis, { Request: BrowserRequest });
  await assert.rejects(get(watch), {
    code: 'ERR_HEADER_NOT_SENDABLE',
    message:
      "GET /api/v1/pods: a browser can't send Accept-Encoding, nor read the compressed events of a watch with sendInitialEvents: list first, then watch",
  });
  assert.equal(await get({ query: 'watch=true', stream: true }), 200);
});

test('fetch: redirects are answers like any other', async (t) => {
  const { url } = await plainServer(t, (_, response) => {
    response.writeHead(307, { Location: 'http://elsewhere.example.com/' });
    response.end();
  });
  const { status } = await new FetchTransport({ server: url }).request({ method: 'GET', path: '/' });
  assert.equal(status, 307);
});

test('fetch: aborts, cancels and closes leave nothing behind', async (t) => {
  let ended = Promise.resolve<unknown>(undefined);
  const { url } = await plainServer(t, (request, response) => {
    ended = new Promise((resolve) => request.socket.once('close', resolve));
    if (request.url !== '/headers') response.write('begin');
  });
  const transport = new FetchTransport({ server: url });
  const why = new Error('enough');
  for (const path of ['/headers', '/body']) {
    const controller = new AbortController();
    const whole = transport.request({ method: 'GET', path, signal: controller.signal }).then(readBody);
    setTimeout(() => controller.abort(why), 30);
    await assert.rejects(whole, why);
    assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
  }
  const response = await transport.request({ method: 'GET', path: '/body' });
  for await (const chunk of response.body) {
    assert.equal(text(chunk), 'begin');
    break;
  }
  await ended;
  const open = await transport.request({ method: 'GET', path: '/body' });
  await transport.close();
  await assert.rejects(readBody(open), (error) => isConnectionError(error) && error.failure === 'shutdown');
  await assert.rejects(transport.request({ method: 'GET', path: '/' }), (error) => isConnectionError(error));
});

test('fetch: what goes wrong with the connection', async (t) => {
  const nobody = createServer();
  const port = await listen(nobody);
  await new Promise((resolve) => nobody.close(resolve));
  const refused = new FetchTransport({ server: `http://127.0.0.1:${port}` }).request({ method: 'GET', path: '/' });
  await assert.rejects(refused, (error) => isConnectionError(error) && error.failure === 'refused');
  const { url } = await plainServer(t, (request) => request.socket.destroy());
  const cut = new FetchTransport({ server: url }).request({ method: 'GET', path: '/' });
  await assert.rejects(cut, (error) => isConnectionLoss(error));
});

test("fetch: errors are classified by the runtime's code, where there is one", async () => {
  const because = (cause: unknown): Error => Object.assign(new TypeError('fetch failed'), { cause });
  const withCode = (code: string, message = 'why'): Error => because(Object.assign(new Error(message), { code }));
  const rows: readonly (readonly [error: unknown, failure: string, message: string])[] = [
    [withCode('ECONNREFUSED'), 'refused', 'why'],
    [withCode('ECONNRESET'), 'reset', 'why'],
    [withCode('UND_ERR_SOCKET', 'other side closed'), 'closed', 'other side closed'],
    [withCode('EPIPE'), 'closed', 'why'],
    [withCode('ENOTFOUND', 'getaddrinfo ENOTFOUND x'), 'other', 'getaddrinfo ENOTFOUND x'],
    [withCode('CERT_HAS_EXPIRED', ''), 'other', 'fetch failed'],
    [because({ message: 7 }), 'other', 'fetch failed'],
    [because(null), 'other', 'fetch failed'],
    [new TypeError('Failed to fetch'), 'other', 'Failed to fetch'],
    ['a text', 'other', 'a text'],
  ];
  for (const [error, failure, message] of rows) {
    const transport = new FetchTransport({ server: 'http://h', fetch: () => Promise.reject(error) });
    await assert.rejects(transport.request({ method: 'GET', path: '/x' }), (thrown) => {
      assert.ok(isConnectionError(thrown));
      assert.deepEqual([thrown.failure, thrown.message, thrown.cause], [failure, `GET /x: ${message}`, error]);
      return true;
    });
  }
});

test('fetch: cookies and the like go where they are asked to', async () => {
  for (const credentials of [undefined, 'include', 'same-origin', 'omit'] as const) {
    const asked: (RequestInit | undefined)[] = [];
    const transport = new FetchTransport({
      server: 'http://h',
      ...(credentials !== undefined && { credentials }),
      fetch: async (_, init) => {
        asked.push(init);
        return new Response('');
      },
    });
    await transport.request({ method: 'GET', path: '/' });
    assert.deepEqual([asked[0]!.credentials, 'credentials' in asked[0]!], [credentials, credentials !== undefined]);
  }
});

/** The WebSocket of a runtime, with a scripted server. */
class RuntimeWebSocket {
  static last: RuntimeWebSocket;
  binaryType = '';
  readonly protocol = 'a';
  readonly bufferedAmount = 0;
  readonly sent: Uint8Array[] = [];
  closes = 0;
  onopen?: () => void;
  onmessage?: (event: { data: unknown }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    RuntimeWebSocket.last = this;
  }

  send(message: Uint8Array): void {
    this.sent.push(message);
  }

  close(): void {
    this.closes++;
  }
}

async function openRuntimeWebSocket(signal?: AbortSignal): Promise<[WebSocketConnection, RuntimeWebSocket]> {
  const transport = new FetchTransport({ server: 'http://h', webSocket: RuntimeWebSocket as never });
  const request = { method: 'GET', path: '/exec', stream: true, ...(signal !== undefined && { signal }) };
  const opening = transport.openWebSocket!(request, ['a']);
  await new Promise((resolve) => setImmediate(resolve));
  RuntimeWebSocket.last.onopen!();
  const opened = await opening;
  assert.ok('messages' in opened);
  return [opened, RuntimeWebSocket.last];
}

for (const [what, end, message] of [
  ['closed here', ([connection]) => connection.close(), undefined],
  ['closed by the server', ([, socket]) => socket.onclose!({ code: 1000, reason: '' }), undefined],
  ['left by the server', ([, socket]) => socket.onclose!({ code: 1001, reason: 'going' }), undefined],
  ['closed without a status', ([, socket]) => socket.onclose!({ code: 1005, reason: '' }), undefined],
  [
    'cut',
    ([, socket]) => socket.onclose!({ code: 1006, reason: '' }),
    'GET /exec: no WebSocket, or one that was cut: the runtime does not say more',
  ],
  [
    'closed for a failure',
    ([, socket]) => socket.onclose!({ code: 1011, reason: 'broken' }),
    'GET /exec: the server closed the WebSocket: 1011 broken',
  ],
  [
    'used for text',
    ([, socket]) => socket.onmessage!({ data: 'text' }),
    'GET /exec: the server sent a message of text',
  ],
] as readonly (readonly [string, (of: [WebSocketConnection, RuntimeWebSocket]) => void, string | undefined])[])
  test(`fetch: a WebSocket that is ${what}: what came before is read, then ${message === undefined ? 'the end' : 'why'}`, async () => {
    for (const isWaiting of [false, true]) {
      const opened = await openRuntimeWebSocket();
      const [connection, socket] = opened;
      socket.onmessage!({ data: Uint8Array.of(1, 2).buffer });
      const messages = connection.messages[Symbol.asyncIterator]();
      const first = messages.next();
      if (isWaiting) await first;
      const second = isWaiting ? messages.next() : undefined;
      end(opened);
      assert.deepEqual((await first).value, Uint8Array.of(1, 2));
      const last = second ?? messages.next();
      if (message === undefined) assert.deepEqual(await last, { value: undefined, done: true });
      else await assert.rejects(last, (error) => isConnectionError(error) && error.message === message);
      await assert.rejects(connection.send(new Uint8Array(1)), {
        message: message ?? 'GET /exec: the WebSocket is closed',
      });
      assert.deepEqual([socket.closes, socket.sent.length], [1, 0]);
    }
  });

test('fetch: a WebSocket that is aborted says why', async () => {
  const controller = new AbortController();
  const [connection, socket] = await openRuntimeWebSocket(controller.signal);
  const why = new Error('enough');
  const reading = connection.messages[Symbol.asyncIterator]().next();
  controller.abort(why);
  await assert.rejects(reading, why);
  await assert.rejects(connection.send(new Uint8Array(1)), why);
  assert.equal(socket.closes, 1);
  assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
});

test('fetch: refuses headers that it would send wrongly', async () => {
  const transport = withImpersonation(new FetchTransport({ server: 'http://127.0.0.1:1' }), {
    userName: 'u',
    groups: ['a', 'b'],
  });
  await assert.rejects(transport.request({ method: 'GET', path: '/' }), {
    code: 'ERR_HEADER_NOT_SENDABLE',
    message: "fetch can't send several headers Impersonate-Group: 2 values",
  });
});

/** Takes down what it is given. */
function recorder(): { transport: Transport; requests: TransportRequest[] } {
  const requests: TransportRequest[] = [];
  const transport: Transport = {
    async request(request) {
      requests.push(request);
      const body = { async *[Symbol.asyncIterator]() {} };
      return { status: 200, headers: new Headers(), body, close() {} };
    },
    async close() {},
  };
  return { transport, requests };
}

test('layers add what a request lacks', async () => {
  const { transport, requests } = recorder();
  let token = 'one';
  const layered = withUserAgent(
    withBearerToken(transport, () => token),
    'me/1',
  );
  await layered.request({ method: 'GET', path: '/', headers: { Accept: 'a' } });
  token = 'two';
  await layered.request({ method: 'GET', path: '/', headers: { 'user-agent': 'other' } });
  await layered.request({ method: 'GET', path: '/', headers: { authorization: 'own' } });
  await withBasicAuth(transport, 'ü', 'p').request({ method: 'GET', path: '/' });
  await withImpersonation(transport, {
    userName: 'jane',
    uid: '7',
    groups: ['a', 'b'],
    extra: { 'example.com/x y%': ['1', '2'], none: [] },
  }).request({ method: 'GET', path: '/' });
  assert.deepEqual(
    requests.map(({ headers }) => headers),
    [
      { Accept: 'a', 'User-Agent': 'me/1', Authorization: 'Bearer one' },
      { 'user-agent': 'other', Authorization: 'Bearer two' },
      { authorization: 'own', 'User-Agent': 'me/1' },
      { Authorization: `Basic ${Buffer.from('ü:p').toString('base64')}` },
      {
        'Impersonate-User': 'jane',
        'Impersonate-Uid': '7',
        'Impersonate-Group': ['a', 'b'],
        'Impersonate-Extra-example.com%2Fx%20y%25': ['1', '2'],
      },
    ],
  );
});
