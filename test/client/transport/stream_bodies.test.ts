// Bodies that are streams: sent as they come, and once.
import assert from 'node:assert/strict';
import { createServer as createHTTP } from 'node:http';
import { constants, createSecureServer } from 'node:http2';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { FetchTransport, isConnectionError, readBody, type Transport } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { certificates } from '../certificates.ts';
import { listen } from '../servers.ts';

interface Served {
  readonly transport: Transport;
  /** What was asked: by path, the bodies. */
  readonly asked: string[];
}

type Make = (t: TestContext) => Promise<Served | undefined>;

async function overHTTP(t: TestContext, of: (server: string) => Transport): Promise<Served> {
  const asked: string[] = [];
  const server = createHTTP(async (request, response) => {
    const pieces: Buffer[] = [];
    request.on('error', () => undefined);
    try {
      for await (const piece of request) pieces.push(piece);
    } catch {
      return;
    }
    asked.push(`${request.url} ${Buffer.concat(pieces).length}`);
    response.end(Buffer.concat(pieces));
  });
  const port = await listen(server);
  const transport = of(`http://127.0.0.1:${port}`);
  t.after(async () => {
    await transport.close();
    server.close();
    server.closeAllConnections();
  });
  return { transport, asked };
}

const makers: Record<string, Make> = {
  'HTTP/1.1': (t) => overHTTP(t, (server) => new NodeTransport({ server, env: {} })),
  fetch: (t) => overHTTP(t, (server) => new FetchTransport({ server })),
  'HTTP/2': async (t) => {
    const made = certificates(t);
    if (made === undefined) return undefined;
    const asked: string[] = [];
    const server = createSecureServer(made.server);
    server.on('session', (session) => session.on('error', () => undefined));
    server.on('stream', (stream, headers) => {
      const pieces: Buffer[] = [];
      stream.on('error', () => undefined);
      stream.on('data', (piece: Buffer) => {
        pieces.push(piece);
        if (headers[':path'] === '/refused') stream.close(constants.NGHTTP2_REFUSED_STREAM);
      });
      stream.on('close', () => asked.push(`${headers[':path']} ${Buffer.concat(pieces).length}`));
      stream.on('end', () => {
        if (stream.destroyed || stream.closed) return;
        stream.respond({ ':status': 200 });
        stream.end(Buffer.concat(pieces));
      });
    });
    const port = await listen(server);
    const transport = new NodeTransport({
      server: `https://127.0.0.1:${port}`,
      env: {},
      tls: { ca: made.ca, serverName: 'localhost' },
    });
    t.after(async () => {
      await transport.close();
      server.close();
    });
    return { transport, asked };
  },
};

/** @param left called when nobody wants any more of it */
async function* numbers(count: number, size: number, left: () => void = () => undefined): AsyncGenerator<Uint8Array> {
  try {
    for (let at = 0; at < count; at++) yield new Uint8Array(size).fill(at);
  } finally {
    left();
  }
}

for (const [name, make] of Object.entries(makers)) {
  test(`${name}: a stream is sent as it comes, however large`, async (t) => {
    const served = await make(t);
    if (served === undefined) return;
    for (const [count, size] of [
      [0, 0],
      [3, 1],
      [40, 100_000],
    ] as const) {
      const response = await served.transport.request({ method: 'POST', path: '/a', body: numbers(count, size) });
      const body = await readBody(response);
      assert.equal(body.length, count * size);
      assert.ok(count === 0 || (body[0] === 0 && body.at(-1) === count - 1));
    }
  });

  test(`${name}: what reading a stream throws ends the request`, async (t) => {
    const served = await make(t);
    if (served === undefined) return;
    const failure = new Error('no more paper');
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Uint8Array.of(1);
      throw failure;
    }
    const failed = await served.transport.request({ method: 'POST', path: '/b', body: failing() }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // fetch says it by a ConnectionError.
    assert.ok(failed === failure || (isConnectionError(failed) && String(failed.message).includes('no more paper')));
    const { status } = await served.transport.request({ method: 'POST', path: '/c', body: numbers(1, 1) });
    assert.equal(status, 200);
  });

  test(`${name}: a stream is given up with its request`, async (t) => {
    const served = await make(t);
    if (served === undefined) return;
    const abort = new AbortController();
    let isLeft = false;
    let read = 0;
    const waiting = served.transport.request({
      method: 'POST',
      path: '/d',
      signal: abort.signal,
      body: slowly(
        numbers(1_000_000, 10, () => (isLeft = true)),
        () => read++,
      ),
    });
    const rejected = assert.rejects(waiting, /enough/);
    while (read < 5) await sleep(5);
    abort.abort(new Error('enough'));
    await rejected;
    for (let wait = 0; !isLeft && wait < 400; wait++) await sleep(10);
    assert.ok(isLeft);
  });
}

async function* slowly(pieces: AsyncGenerator<Uint8Array>, each: () => void): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    each();
    await sleep(1);
    yield piece;
  }
}

test('HTTP/2: a refused stream is sent again where it can be, and else an error', async (t) => {
  const served = await makers['HTTP/2']?.(t);
  if (served === undefined) return;
  const { transport, asked } = served;
  await assert.rejects(transport.request({ method: 'POST', path: '/refused', body: numbers(3, 1) }), isConnectionError);
  await sleep(50);
  assert.equal(asked.filter((each) => each.startsWith('/refused')).length, 1);
});
