// Floods of small things on one connection cost what they are worth: the connection ends, or they are answered, and others
// are served. Each is bounded here; none is judged by the clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AttackedServer, dial, type Handle, startServer, until, WATCH } from './connections.ts';
import { END_HEADERS, END_STREAM, FrameType, frame, headerBlock, PREFACE, SETTINGS } from './hostile_streams.ts';

const COUNT = 2000;

const get = (path: string): Buffer =>
  headerBlock([
    [':method', 'GET'],
    [':scheme', 'https'],
    [':path', path],
    [':authority', 'localhost'],
  ]);

const repeated = (count: number, of: (at: number) => Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, at) => of(at)));
const ping = frame(FrameType.ping, 0, 0, Buffer.alloc(8));
const reset = (id: number): Buffer => frame(FrameType.reset, 0, id, Buffer.from([0, 0, 0, 8]));
const headers = (id: number, path = '/version', flags = END_STREAM | END_HEADERS): Buffer =>
  frame(FrameType.headers, flags, id, get(path));
const odd = (at: number): number => 2 * at + 1;

/** What is sent behind the preface, and whether the connection must end with it. */
const FLOODS: Readonly<Record<string, readonly [Buffer, boolean]>> = {
  'streams that are reset at once': [repeated(COUNT, (at) => Buffer.concat([headers(odd(at)), reset(odd(at))])), true],
  'watches that are reset at once': [
    repeated(COUNT, (at) => Buffer.concat([headers(odd(at), WATCH), reset(odd(at))])),
    true,
  ],
  'streams beyond the limit': [repeated(COUNT, (at) => headers(odd(at), WATCH)), false],
  'continuations without an end': [
    Buffer.concat([
      headers(1, '/', 0),
      repeated(COUNT, () => frame(FrameType.continuation, 0, 1, headerBlock([['a', 'b']]))),
    ]),
    true,
  ],
  'empty continuations': [
    Buffer.concat([headers(1, '/', 0), repeated(COUNT, () => frame(FrameType.continuation, 0, 1))]),
    true,
  ],
  pings: [repeated(10 * COUNT, () => ping), false],
  settings: [repeated(10 * COUNT, () => SETTINGS), false],
  priorities: [repeated(COUNT, (at) => frame(FrameType.priority, 0, odd(at), Buffer.from([0, 0, 0, 0, 1]))), false],
  'empty data': [
    Buffer.concat([headers(1, '/version', END_HEADERS), repeated(10 * COUNT, () => frame(FrameType.data, 0, 1))]),
    false,
  ],
  'window updates': [repeated(10 * COUNT, () => frame(FrameType.window, 0, 0, Buffer.from([0, 0, 0, 1]))), false],
  'frames of no known type': [repeated(10 * COUNT, () => frame(99, 0, 0, Buffer.alloc(8))), false],
  'one long header, meant ten thousand times': [
    Buffer.concat([
      // Kept in the table of the connection, then one byte each.
      frame(
        FrameType.headers,
        END_STREAM | END_HEADERS,
        1,
        Buffer.concat([get('/version'), Buffer.from([0x40, 1, 0x61, 0x7f, 0x81, 0x1e]), Buffer.alloc(4000, 'x')]),
      ),
      frame(
        FrameType.headers,
        END_STREAM | END_HEADERS,
        3,
        Buffer.concat([get('/version'), Buffer.alloc(10_000, 0xbe)]),
      ),
    ]),
    false,
  ],
};

async function isServed(server: AttackedServer): Promise<void> {
  const { socket, text, closed } = await dial(server);
  socket.write('GET /version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await closed;
  assert.match(text(), /^HTTP\/1\.1 200 /);
}

for (const [name, [bytes, ends]] of Object.entries(FLOODS))
  for (const reads of [true, false])
    test(`a flood of ${name}, ${reads ? 'whose answers are read' : 'with nobody to read'}`, async (t) => {
      const server = await startServer(t, { secure: true, idleTimeout: 1000 });
      const { socket, tcp } = await dial(server, 'h2');
      if (!reads) socket.pause();
      const before = process.memoryUsage();
      socket.write(Buffer.concat([PREFACE, SETTINGS, bytes]));
      await isServed(server);
      if (ends && reads) await until('the connection ends', () => tcp.destroyed);
      await isServed(server);
      const { heapUsed, external } = process.memoryUsage();
      assert.ok(heapUsed + external - before.heapUsed - before.external < 64 * 1024 * 1024);
      socket.destroy();
      assert.deepEqual(server.errors, []);
    });

test('requests that were reset, but take their time, are as many as Go lets be', async (t) => {
  let [now, most] = [0, 0];
  const finish: (() => void)[] = [];
  const handle: Handle = async () => {
    most = Math.max(most, ++now);
    await new Promise<void>((resolve) => finish.push(resolve));
    now--;
    return { status: 200, headers: {}, body: [] };
  };
  const server = await startServer(t, { secure: true, handle });
  const { socket, tcp } = await dial(server, 'h2');
  // Below the rate that nghttp2 itself allows.
  socket.write(
    Buffer.concat([PREFACE, SETTINGS, repeated(900, (at) => Buffer.concat([headers(odd(at)), reset(odd(at))]))]),
  );
  await until('the connection ends', () => tcp.destroyed);
  assert.equal(most, 500);
  for (const each of finish) each();
  await until('all are done', () => now === 0);
});

test('ten thousand requests in one packet are answered one after the other', async (t) => {
  let [now, most, all] = [0, 0, 0];
  const handle: Handle = async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    all++;
    return { status: 200, headers: { 'Content-Length': '0' }, body: [] };
  };
  const server = await startServer(t, { handle });
  const { socket, closed } = await dial(server);
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
  socket.write(`${request}\r\n`.repeat(9999) + `${request}Connection: close\r\n\r\n`);
  await closed;
  assert.deepEqual([most, all], [1, 10_000]);
});
