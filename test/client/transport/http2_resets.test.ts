// A client that resets streams which have ended looks like an attack to servers on nghttp2 (Node, nginx, envoy): after a
// thousand of them they end the session, with all requests on it. Here frames are counted between client and server.
import assert from 'node:assert/strict';
import { createServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createTLSServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { isConnectionError, readBody, type TransportRequest, type TransportResponse } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { type Certificates, certificates } from '../certificates.ts';
import { http2Server, listen } from '../servers.ts';

const RST_STREAM = 3;
const PREFACE = 24;

/** Calls back for each frame of one direction of a connection. */
function frames(preface: number, each: (type: number, flags: number, stream: number) => void): (data: Buffer) => void {
  let skip = preface;
  let left = Buffer.alloc(0);
  return (data) => {
    left = Buffer.concat([left, data]);
    if (left.length < skip) return;
    left = left.subarray(skip);
    skip = 0;
    while (left.length >= 9 && left.length >= 9 + left.readUIntBE(0, 3)) {
      each(left[3] ?? 0, left[4] ?? 0, left.readUInt32BE(5) & 0x7fffffff);
      left = left.subarray(9 + left.readUIntBE(0, 3));
    }
  };
}

interface Watched {
  readonly transport: NodeTransport;
  /** Streams that the server had ended before the client reset them. */
  readonly late: number[];
  /** All streams that the client has reset. */
  readonly reset: Set<number>;
  /** All streams that the server has ended. */
  readonly ended: Set<number>;
}

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown;

/** A server of HTTP/2, with somebody in between who reads the frames. */
async function watched(t: TestContext, made: Certificates, answer: Answer): Promise<Watched> {
  const behind = createServer({}, (request, response) => void answer(request, response));
  behind.on('session', (session) => session.on('error', () => undefined));
  await listen(behind);
  const [late, reset, ended] = [[] as number[], new Set<number>(), new Set<number>()];
  const sockets: Socket[] = [];
  let connections = 0;
  const front = createTLSServer({ ...made.server, ALPNProtocols: ['h2'] }, (near) => {
    const offset = connections++ * 1e9;
    const far = connect((behind.address() as AddressInfo).port, '127.0.0.1');
    far.on(
      'data',
      frames(0, (type, flags, stream) => {
        if (type === RST_STREAM || (type <= 1 && (flags & 1) === 1)) ended.add(offset + stream);
      }),
    );
    near.on(
      'data',
      frames(PREFACE, (type, _, stream) => {
        if (type !== RST_STREAM) return;
        reset.add(offset + stream);
        if (ended.has(offset + stream)) late.push(offset + stream);
      }),
    );
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    sockets.push(near, far);
  });
  const port = await listen(front);
  const transport = new NodeTransport({
    server: `https://127.0.0.1:${port}`,
    env: {},
    tls: { ca: made.ca, serverName: 'localhost' },
  });
  t.after(async () => {
    await transport.close();
    for (const socket of sockets) socket.destroy();
    front.close();
    behind.close();
  });
  return { transport, late, reset, ended };
}

const object = JSON.stringify({ kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'a' } });
const large = Buffer.alloc(200_000, 'x');
const body = new TextEncoder().encode(object);

const answers: Record<string, Answer> = {
  '/object': async (request, response) => {
    for await (const _ of request);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(object);
  },
  '/pieces': async (_, response) => {
    response.writeHead(200);
    for (let piece = 0; piece < 5; piece++) {
      response.write(large.subarray(0, 1000));
      await sleep(1);
    }
    response.end();
  },
  '/trailers': (_, response) => {
    response.writeHead(200);
    response.write(object);
    response.addTrailers({ 'x-done': 'yes' });
    response.end();
  },
  '/large': (_, response) => void response.end(large),
  '/zipped': (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(gzipSync(large));
  },
  '/nothing': (_, response) => void response.writeHead(204).end(),
  '/unchanged': (_, response) => void response.writeHead(304).end(),
  '/empty': (_, response) => void response.end(),
};

/** What may be done with an answer, which is there in full where it says so. */
const ends: Record<
  string,
  (response: TransportResponse, abort: AbortController, inFull: () => Promise<void>) => Promise<unknown>
> = {
  'read to the end': async (response) => readBody(response).catch(() => undefined),
  'read to the end, then cancelled': async (response) => {
    await readBody(response).catch(() => undefined);
    response.close();
  },
  'read to the end, then aborted': async (response, abort) => {
    await readBody(response).catch(() => undefined);
    abort.abort();
  },
  'not read': async () => undefined,
  'in full, then cancelled without being read': async (response, _, inFull) => {
    await inFull();
    response.close();
  },
  'in full, then aborted without being read': async (_, abort, inFull) => {
    await inFull();
    abort.abort();
  },
  'in full, and left after the first piece': async (response, _, inFull) => {
    await inFull();
    for await (const _ of response.body) break;
  },
};

for (const [how, end] of Object.entries(ends)) {
  test(`no stream is reset that has ended: ${how}`, async (t) => {
    const made = certificates(t);
    if (made === undefined) return;
    const { transport, late, reset, ended } = await watched(t, made, (request, response) =>
      answers[request.url]?.(request, response),
    );
    let probes = 0;
    const over = async (streams: number): Promise<void> => {
      for (let wait = 0; new Set([...ended, ...reset]).size < streams + probes; wait++) {
        assert.ok(wait < 4000, `${streams} streams, of which ${ended.size} have ended: ${[...ended].join()}`);
        await sleep(5);
      }
      // What was seen in between is on its way to the client: it has it when it has the answer to another request.
      probes++;
      await readBody(await transport.request({ method: 'GET', path: '/empty' }));
    };
    const requests = ['GET', 'HEAD', 'POST', 'DELETE'].flatMap((method) =>
      Object.keys(answers).map(
        (path): TransportRequest => ({
          method,
          path,
          ...(method === 'POST' || method === 'DELETE' ? { body } : {}),
        }),
      ),
    );
    for (let round = 1; round <= 2; round++) {
      const all = round * requests.length;
      await Promise.all(
        requests.map(async (request) => {
          const abort = new AbortController();
          const response = await transport.request({ ...request, signal: abort.signal });
          await end(response, abort, () => over(all));
        }),
      );
      await over(all);
    }
    assert.deepEqual(late, []);
  });
}

test('hundreds of requests at eight at a time take one session, and none is reset', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { transport, late, reset, ended } = await watched(t, made, answers['/object'] ?? (() => undefined));
  let left = 400;
  const run = async (): Promise<void> => {
    while (left-- > 0) {
      const request: TransportRequest =
        left % 2 === 0 ? { method: 'PATCH', path: '/object', body } : { method: 'GET', path: '/object' };
      await readBody(await transport.request(request));
    }
  };
  await Promise.all(Array.from({ length: 8 }, run));
  assert.equal(ended.size, 400);
  assert.ok([...ended].every((stream) => stream < 1e9));
  assert.equal(late.length + reset.size, 0);
});

test('what goes on is reset when it is not wanted any more', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const { transport, late, reset } = await watched(t, made, (_, response) => void response.write('and so on'));
  const abort = new AbortController();
  await transport.request({ method: 'GET', path: '/', signal: abort.signal });
  abort.abort();
  (await transport.request({ method: 'GET', path: '/' })).close();
  for await (const _ of (await transport.request({ method: 'GET', path: '/' })).body) break;
  for (let wait = 0; wait < 100 && reset.size < 3; wait++) await sleep(20);
  assert.equal(reset.size, 3);
  assert.deepEqual(late, []);
});

test('a session that was told to go away ends with its last request, and with the transport', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  // It keeps its side of the connections: nghttp2 reads no further behind a GOAWAY.
  const { url } = await http2Server(t, made, (request, response) => {
    if (request.url !== '/next') request.stream.session?.goaway(0, request.stream.id);
    if (request.url === '/watch') response.write('and so on');
    else if (request.url === '/ending') response.write('one ', () => setImmediate(() => response.end('two')));
    else response.end(object);
  });
  const transport = new NodeTransport({ server: url, env: {}, tls: { ca: made.ca, serverName: 'localhost' } });
  t.after(() => transport.close());
  const sockets = (): number => process.getActiveResourcesInfo().filter((each) => each === 'TCPSocketWrap').length;
  const get = (path: string): Promise<TransportResponse> => transport.request({ method: 'GET', path });
  const soon = async (what: string, isTrue: () => boolean): Promise<void> => {
    for (let wait = 0; !isTrue(); wait++) {
      assert.ok(wait < 250, what);
      await sleep(20);
    }
  };
  await soon('connections of other tests are left', () => sockets() === 0);
  await readBody(await get('/last'));
  await readBody(await get('/next'));
  // Both of the server, and one of ours.
  await soon('the connection is left', () => sockets() === 3);
  // A connection that gets GOAWAY during its last request is closed, and the server closes its side: the next one stays.
  const ending = await get('/ending');
  assert.equal(new TextDecoder().decode(await readBody(ending)), 'one two');
  await readBody(await get('/next'));
  await soon('the connection of a request that has ended is left', () => sockets() === 2);
  const watching = await get('/watch');
  await sleep(50);
  await readBody(await get('/next'));
  let failed: unknown;
  void readBody(watching).catch((error: unknown) => (failed = error));
  await transport.close();
  await soon('the watch goes on', () => isConnectionError(failed));
});
