// Every connection has an end, whatever state its client leaves it in; a server that closes gives its requests the time that
// it is told to. The times are short here, so that nobody waits for Go's.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientHttp2Session, constants } from 'node:http2';
import { connect } from 'node:net';
import { test } from 'node:test';
import {
  type AttackedServer,
  dial,
  dialHTTP2,
  PATH,
  type RawConnection,
  startServer,
  until,
  WATCH,
} from './connections.ts';
import { frame, headerBlock, PREFACE, SETTINGS } from './hostile_streams.ts';

/** A handshake on a busy machine takes its time, too. */
const TIMES = { readHeaderTimeout: 2000, idleTimeout: 2000, requestTimeout: 200, stalledTimeout: 200 };

/** GET / of localhost, from HPACK's static table. */
const HEADERS = Buffer.from([0x82, 0x87, 0x84, 0x41, 0x01, 0x61]);

const GET: [string, string][] = [
  [':method', 'GET'],
  [':scheme', 'https'],
  [':authority', 'localhost'],
];

/** A body larger than what kernels take of a connection that nobody reads. */
const LARGE = new Uint8Array(16 * 1024 * 1024);

test('connections that ask for nothing, or never finish asking, end', async (t) => {
  const plain = await startServer(t, TIMES);
  const secure = await startServer(t, { secure: true, ...TIMES });
  const write =
    (...parts: (string | Buffer)[]) =>
    ({ socket }: RawConnection): void =>
      parts.forEach((part) => socket.write(part));
  const trickle = ({ socket }: RawConnection): void => {
    const timer = setInterval(() => socket.write('a: b\r\n'), 20);
    socket.once('close', () => clearInterval(timer));
  };
  const ways: Record<string, [AttackedServer, string, ((connection: RawConnection) => void)?]> = {
    nothing: [plain, ''],
    'half a line': [plain, '', write('GET / HT')],
    'headers without an end': [plain, '', write('GET / HTTP/1.1\r\nHost: a\r\n')],
    'headers, one after the other': [
      plain,
      '',
      (connection) => (write('GET / HTTP/1.1\r\n')(connection), trickle(connection)),
    ],
    'an upgrade, then headers': [
      plain,
      '',
      (connection) => {
        write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\nGET / HTTP/1.1\r\n')(connection);
        trickle(connection);
      },
    ],
    'a body without an end': [plain, '', write(`POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{`)],
    'a body for an upgrade': [
      plain,
      '',
      write(`POST ${PATH} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 9\r\n\r\n{`),
    ],
    'a request, then nothing': [plain, '', write('GET /version HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    'a request, then half a line': [plain, '', write('GET /version HTTP/1.1\r\nHost: localhost\r\n\r\nGET')],
    'TLS, then nothing': [secure, 'http/1.1'],
    'TLS, then headers without an end': [secure, 'http/1.1', write('GET / HTTP/1.1\r\n')],
    'HTTP/2 without a preface': [secure, 'h2'],
    'half a preface': [secure, 'h2', write(PREFACE.subarray(0, 9))],
    'a preface alone': [secure, 'h2', write(PREFACE)],
    settings: [secure, 'h2', write(PREFACE, SETTINGS)],
    'headers without END_HEADERS': [secure, 'h2', write(PREFACE, SETTINGS, frame(1, 0, 1, HEADERS))],
    'half a frame': [secure, 'h2', write(PREFACE, SETTINGS, frame(1, 4, 1, HEADERS).subarray(0, 11))],
    'a stream whose body never ends': [secure, 'h2', write(PREFACE, SETTINGS, frame(1, 4, 1, HEADERS))],
    'a broken protocol below a watch, then silence': [
      secure,
      'h2',
      write(
        Buffer.concat([
          ...[PREFACE, SETTINGS, frame(1, 5, 1, headerBlock([...GET, [':path', WATCH]]))],
          // A body behind its end.
          frame(0, 1, 1, Buffer.from('x')),
        ]),
      ),
    ],
    'a watch, then silence': [
      secure,
      'h2',
      write(PREFACE, SETTINGS, frame(1, 5, 1, headerBlock([...GET, [':path', WATCH]]))),
    ],
    pings: [
      secure,
      'h2',
      (connection) => {
        write(PREFACE, SETTINGS)(connection);
        const timer = setInterval(() => connection.socket.write(frame(6, 0, 0, Buffer.alloc(8))), 20);
        connection.socket.once('close', () => clearInterval(timer));
      },
    ],
  };
  await Promise.all(
    Object.entries(ways).map(async ([name, [server, protocol, act]]) => {
      const connection = await dial(server, protocol);
      act?.(connection);
      await until(name, () => connection.socket.destroyed || connection.socket.readableEnded);
    }),
  );
  const handshake = connect(secure.port, '127.0.0.1').resume();
  handshake.on('error', () => {});
  await new Promise((resolve) => handshake.once('close', resolve));
});

test('who does not read an answer, or a watch, is given up', async (t) => {
  for (const goesOn of [false, true]) {
    const bodies: string[] = [];
    async function* body(): AsyncGenerator<Uint8Array, void, undefined> {
      bodies.push('begun');
      try {
        for (let i = 0; i < 3; i++) yield LARGE;
      } finally {
        bodies.push('ended');
      }
    }
    const handle = async () => ({ status: 200, headers: {}, body: goesOn ? body() : [LARGE] });
    for (const secure of [false, true]) {
      const server = await startServer(t, { secure, handle, ...TIMES });
      const { socket, tcp } = await dial(server);
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      // What is in between is read only once the server has given up.
      await new Promise((resolve) => setTimeout(resolve, 800));
      socket.resume();
      await until('the connection is closed', () => tcp.destroyed || tcp.readableEnded);
      assert.ok(socket.bytesRead < LARGE.length);
      if (!secure) continue;
      const session = dialHTTP2(server);
      const stream = session.request({ ':path': '/' });
      stream.on('error', () => {});
      await once(stream, 'response');
      await new Promise((resolve) => stream.once('close', resolve));
      assert.notEqual(stream.rstCode, constants.NGHTTP2_NO_ERROR);
      session.destroy();
    }
    await until('the bodies are closed', () => bodies.filter((each) => each === 'ended').length === (goesOn ? 3 : 0));
  }
});

test('requests that are under way, and watches that are read, are not given up', async (t) => {
  const plain = await startServer(t, TIMES);
  const secure = await startServer(t, { secure: true, ...TIMES });
  const { socket, text } = await dial(plain);
  socket.write(`GET ${WATCH} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const session = dialHTTP2(secure);
  const stream = session.request({ ':path': WATCH });
  await once(stream, 'response');
  await new Promise((resolve) => setTimeout(resolve, TIMES.idleTimeout + 500));
  for (const { server } of [plain, secure]) {
    const body = Buffer.from('{"metadata":{"name":"late"}}');
    await server.handle({ method: 'POST', url: PATH, headers: { 'content-type': 'application/json' }, body });
  }
  await until('the event comes', () => text().includes('"late"'));
  const [chunk] = (await once(stream, 'data')) as [Buffer];
  assert.match(chunk.toString(), /"late"/);
  session.destroy();
  socket.destroy();
});

test('an HTTP/2 connection does not rest while one of its requests is under way', async (t) => {
  const secure = await startServer(t, { secure: true, ...TIMES, idleTimeout: 200 });
  const ask = async (session: ClientHttp2Session): Promise<void> => {
    const stream = session.request({ ':path': '/version' });
    await once(stream.resume(), 'close');
  };
  const session = dialHTTP2(secure);
  const watch = session.request({ ':path': WATCH });
  await once(watch, 'response');
  await ask(session);
  // This one rests from a later moment on.
  const resting = dialHTTP2(secure);
  await ask(resting);
  await once(resting, 'close');
  assert.equal(session.closed, false);
  const body = Buffer.from('{"metadata":{"name":"late"}}');
  await secure.server.handle({ method: 'POST', url: PATH, headers: { 'content-type': 'application/json' }, body });
  assert.match(String((await once(watch, 'data'))[0]), /"late"/);
  session.destroy();
});

test('a server that closes gives requests their time, ends watches at once, and takes no more', async (t) => {
  for (const secure of [false, true])
    for (const isLate of [false, true]) {
      const asked: (() => void)[] = [];
      const { server, port } = await startServer(t, { secure });
      const own = server.handle.bind(server);
      server.handle = async (request) => {
        if (request.url !== '/slow') return own(request);
        await new Promise<void>((resolve) => asked.push(resolve));
        return { status: 200, headers: { 'Content-Length': '4' }, body: [Buffer.from('done')] };
      };
      const ask = async (path: string): Promise<RawConnection> => {
        const connection = await dial({ port, secure });
        connection.socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        return connection;
      };
      const [slow, watch, idle] = await Promise.all([ask('/slow'), ask(WATCH), ask('/version')]);
      await until(
        'all are asked',
        () => asked.length === 1 && [watch, idle].every(({ text }) => text().includes('200 OK')),
      );
      const closed = server.close({ grace: isLate ? 100 : 60_000 });
      await Promise.all([watch.closed, idle.closed]);
      assert.match(watch.text(), /\r\n0\r\n\r\n$/, 'the watch has ended, and was not cut');
      await assert.rejects(dial({ port, secure }));
      if (!isLate) for (const answer of asked) answer();
      await closed;
      await slow.closed;
      assert.equal(slow.text().endsWith('done'), !isLate);
    }
});
