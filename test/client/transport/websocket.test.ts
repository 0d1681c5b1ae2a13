// What a server may do to a WebSocket of NodeTransport that no server should.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { isConnectionError, type WebSocketConnection } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { NodeWebSocket } from '#src/client/transport/node/websocket_connection';
import { encodeFrame, FrameReader, Opcode } from '#src/client/transport/node/websocket_frames';
import { listen } from '../servers.ts';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A server that opens every WebSocket, and does with it what it is told. */
async function server(
  t: TestContext,
  act: (socket: Socket) => void | Promise<void>,
  answer = '',
): Promise<NodeTransport> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (request: Buffer) => {
      const key = /sec-websocket-key: (\S+)/i.exec(request.toString())![1]!;
      const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
      const given = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
      socket.write(answer === '' ? given : answer);
      void act(socket);
    });
  });
  const transport = new NodeTransport({ server: `http://127.0.0.1:${await listen(listener)}`, env: {} });
  t.after(async () => {
    await transport.close();
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  return transport;
}

async function open(transport: NodeTransport): Promise<WebSocketConnection> {
  const opened = await transport.openWebSocket({ method: 'GET', path: '/exec', stream: true }, ['a']);
  assert.ok('messages' in opened);
  return opened;
}

async function read({ messages }: WebSocketConnection): Promise<string[]> {
  const seen: string[] = [];
  for await (const message of messages) seen.push(Buffer.from(message).toString());
  return seen;
}

const frame = (first: number, payload: Uint8Array | string, second = Buffer.byteLength(payload)): Buffer =>
  Buffer.concat([Buffer.from([first, second]), Buffer.from(payload as string)]);
const [BINARY, MORE, REST, CLOSE, PING] = [0x82, 0x02, 0x80, 0x88, 0x89];

test('messages in pieces, in one packet or byte by byte, with pings in between', async (t) => {
  const all = Buffer.concat([
    frame(BINARY, 'one'),
    frame(MORE, 'tw'),
    frame(PING, 'alive?'),
    frame(REST, 'o'),
    frame(BINARY, ''),
    Buffer.concat([Buffer.from([BINARY, 126, 0x01, 0x00]), Buffer.alloc(256, 'x')]),
    frame(CLOSE, Buffer.from([0x03, 0xe8])),
  ]);
  const expected = ['one', 'two', '', 'x'.repeat(256)];
  const whole = await server(t, (socket) => void socket.write(all));
  assert.deepEqual(await read(await open(whole)), expected);
  const slowly = await server(t, async (socket) => {
    socket.setNoDelay();
    for (const byte of all) {
      socket.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  assert.deepEqual(await read(await open(slowly)), expected);
});

for (const [what, bytes, message] of [
  ['an extension that nobody asked for', frame(0xc2, 'a'), /a frame with an extension that was not asked for/],
  ['a mask', frame(BINARY, 'aaaaa', 0x81), /a masked frame/],
  ['a ping in pieces', frame(0x09, 'a'), /a control frame in pieces/],
  ['a ping that is too long', Buffer.from([PING, 126, 0, 200]), /a control frame in pieces/],
  ['2^62 bytes', Buffer.from([BINARY, 127, 0x40, 0, 0, 0, 0, 0, 0, 0]), /a frame of 46116860184273\d+ bytes/],
  ['65 MiB', Buffer.from([BINARY, 127, 0, 0, 0, 0, 4, 0x10, 0, 0]), /a frame of 68157440 bytes/],
  ['text', frame(0x81, 'a'), /a message of text/],
  ['an unknown type', frame(0x83, 'a'), /a frame of the unknown type 3/],
  ['an end without a beginning', frame(REST, 'a'), /pieces in no order/],
  ['two beginnings', Buffer.concat([frame(MORE, 'a'), frame(BINARY, 'b')]), /pieces in no order/],
  ['its own failure', frame(CLOSE, Buffer.from('\x03\xf3broken', 'latin1')), /closed the WebSocket: 1011 broken/],
  ['garbage', Buffer.alloc(100, 0xff), /a frame with an extension/],
] as const)
  test(`a server that sends ${what}`, async (t) => {
    const transport = await server(t, (socket) => void socket.write(bytes));
    const connection = await open(transport);
    await assert.rejects(read(connection), (error) => isConnectionError(error) && message.test(error.message));
    await assert.rejects(connection.send(new Uint8Array(1)), (error) => isConnectionError(error));
  });

test('a message of endless pieces ends at 64 MiB', async (t) => {
  const piece = Buffer.concat([Buffer.from([0, 127, 0, 0, 0, 0, 0, 0x80, 0, 0]), Buffer.alloc(8 * 1024 * 1024)]);
  const transport = await server(t, (socket) => {
    socket.write(frame(MORE, 'a'));
    for (let count = 0; count < 10; count++) socket.write(piece);
  });
  await assert.rejects(read(await open(transport)), /a message without end/);
});

test('a server that asks without end whether we are alive, and reads nothing, does not fill the memory', async (t) => {
  const PINGS = 400_000;
  let answers = 0;
  const transport = await server(t, (socket) => {
    socket.pause();
    let asked = 0;
    const ask = (): void => {
      while (asked < PINGS) {
        asked++;
        if (!socket.write(frame(PING, 'x'.repeat(125)))) return void socket.once('drain', ask);
      }
      socket.on('data', (chunk: Buffer) => (answers += chunk.length)).resume();
      socket.write(frame(CLOSE, Buffer.from([0x03, 0xe8])));
    };
    ask();
  });
  assert.deepEqual(await read(await open(transport)), []);
  assert.ok(answers < PINGS * 66, `${answers} bytes of answers`);
});

test('frames begin with their length in 1, 3 or 9 bytes, and are masked by clients alone', () => {
  const rows: readonly (readonly [length: number, head: string])[] = [
    [0, '00'],
    [1, '01'],
    [125, '7d'],
    [126, '7e007e'],
    [65_535, '7effff'],
    [65_536, '7f0000000000010000'],
    [70_000, '7f0000000000011170'],
  ];
  for (const [length, head] of rows) {
    const payload = Buffer.alloc(length, 'abc');
    const plain = encodeFrame(Opcode.binary, payload, 'server');
    assert.equal(plain.toString('hex', 0, 1 + head.length / 2), `82${head}`);
    assert.ok(plain.subarray(1 + head.length / 2).equals(payload), `${length} bytes`);
    const masked = encodeFrame(Opcode.text, payload);
    assert.equal(masked.length, plain.length + 4);
    assert.equal(masked[1]! ^ plain[1]!, 0x80);
    const reader = new FrameReader('GET /', { from: 'client' });
    reader.push(masked);
    const read = reader.next();
    assert.deepEqual([read?.fin, read?.opcode], [true, Opcode.text]);
    assert.ok(read?.payload.equals(payload), `${length} bytes, masked`);
    assert.equal(reader.next(), undefined);
  }
});

test('a server waits while a megabyte is unread, and goes on at half of it', async () => {
  const socket = Object.assign(new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }), {
    destroySoon: () => socket.destroy(),
  });
  const options = { protocol: 'a', what: 'GET /', signal: undefined, pingInterval: 60_000, pingTimeout: 60_000 };
  const connection = new NodeWebSocket(socket as unknown as Socket, options);
  const messages = connection.messages[Symbol.asyncIterator]();
  const states: boolean[] = [];
  const note = (): void => void states.push(socket.isPaused());
  for (let count = 0; count < 3; count++) {
    socket.push(encodeFrame(Opcode.binary, Buffer.alloc(400 * 1024), 'server'));
    await new Promise((resolve) => setImmediate(resolve));
    note();
  }
  for (let count = 0; count < 3; count++) {
    assert.equal((await messages.next()).value?.length, 400 * 1024);
    note();
  }
  assert.deepEqual(states, [false, false, true, true, false, false]);
  connection.close();
});

test('what waits to be sent fails when the server is gone', async (t) => {
  const transport = await server(t, (socket) => void socket.once('data', () => socket.destroy()));
  const connection = await open(transport);
  await assert.rejects(connection.send(new Uint8Array(16 * 1024 * 1024)), isConnectionError);
});

test('answers that open no WebSocket', async (t) => {
  for (const [answer, message] of [
    ['HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', /opens no WebSocket/],
    ['HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n', /opens no WebSocket/],
    ['\0\0\0\0\0\0\0\0\r\n\r\n', /GET http:/],
  ] as const) {
    const transport = await server(t, () => undefined, answer);
    await assert.rejects(open(transport), (error) => isConnectionError(error) && message.test(error.message));
  }
});
