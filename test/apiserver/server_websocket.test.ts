// The server's side of a WebSocket, past the handshake: messages in frames, and who may say what when it is over.
import assert from 'node:assert/strict';
import { Duplex } from 'node:stream';
import { test } from 'node:test';
import { ServerWebSocket } from '#src/apiserver/request/server_websocket';
import { encodeFrame, FrameReader, Opcode } from '#src/client/transport/node/websocket_frames';

class Connection extends Duplex {
  readonly #frames = new FrameReader('test');

  override _read(): void {}

  override _write(chunk: Buffer, _: string, written: () => void): void {
    this.#frames.push(chunk);
    written();
  }

  /** What the server has sent. */
  sent(): [opcode: number, payload: string][] {
    const all: [number, string][] = [];
    for (let frame = this.#frames.next(); frame !== undefined; frame = this.#frames.next())
      all.push([frame.opcode, frame.payload.toString('latin1')]);
    return all;
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A frame of a client. @param isLast of its message */
function frame(opcode: number, text: string, isLast = true): Buffer {
  const encoded = encodeFrame(opcode, bytes(text));
  if (!isLast) encoded[0]! &= 0x7f;
  return encoded;
}

/** The messages of a client that sends these frames and leaves, byte by byte; and its connection. */
async function messagesOf(frames: Buffer[], largest?: number): Promise<{ messages: string[]; connection: Connection }> {
  const connection = new Connection();
  const [first = Buffer.alloc(0), ...rest] = frames;
  const socket = new ServerWebSocket(connection, first, largest);
  for (const byte of Buffer.concat(rest)) connection.push(Buffer.of(byte));
  connection.push(null);
  const messages: string[] = [];
  for await (const message of socket.messages()) messages.push(Buffer.from(message).toString('latin1'));
  return { messages, connection };
}

test('frames are joined to messages, and pings between them are answered', async () => {
  const { messages, connection } = await messagesOf([
    frame(Opcode.text, 'whole'),
    frame(Opcode.text, 'in ', false),
    frame(Opcode.continuation, '', false),
    frame(Opcode.ping, 'there?'),
    frame(Opcode.continuation, 'three ', false),
    frame(Opcode.pong, 'unasked'),
    frame(Opcode.continuation, 'parts'),
    frame(Opcode.binary, ''),
    frame(Opcode.binary, '\0'),
    frame(Opcode.ping, ''),
  ]);
  assert.deepEqual(messages, ['whole', 'in three parts', '', '\0']);
  assert.deepEqual(connection.sent(), [
    [Opcode.pong, 'there?'],
    [Opcode.pong, ''],
  ]);
});

test('a close is answered by one, and what comes behind it is no message', async () => {
  const { messages, connection } = await messagesOf([
    frame(Opcode.text, 'a'),
    frame(Opcode.text, 'never ended', false),
    frame(Opcode.close, '\x03\xe8'),
    frame(Opcode.text, 'b'),
  ]);
  assert.deepEqual(messages, ['a']);
  assert.deepEqual(connection.sent(), [[Opcode.close, '\x03\xe8']]);
  assert.equal(connection.writableEnded, true);
});

test('a message may be as large as the largest, in however many parts', async () => {
  const parts = [frame(Opcode.text, 'ab', false), frame(Opcode.continuation, 'cd')];
  assert.deepEqual((await messagesOf([...parts, ...parts, frame(Opcode.text, 'efgh')], 4)).messages, [
    'abcd',
    'abcd',
    'efgh',
  ]);
  await assert.rejects(messagesOf(parts, 3), /^Error: the client sent a message without end$/);
  await assert.rejects(messagesOf([frame(Opcode.text, 'abcd')], 3), /a frame of 4 bytes/);
});

test('nothing is sent behind a close, nor to a client that has left', async () => {
  for (const end of ['close', 'destroy'] as const) {
    const connection = new Connection();
    connection.on('error', (error) => assert.fail(error));
    const socket = new ServerWebSocket(connection, Buffer.alloc(0));
    await socket.send(bytes('a'), Opcode.text);
    await socket.send(bytes('b'));
    if (end === 'close') socket.close();
    else connection.destroy();
    await socket.send(bytes('late'));
    socket.close();
    await new Promise((resolve) => setImmediate(resolve));
    const expected = [
      [Opcode.text, 'a'],
      [Opcode.binary, 'b'],
      [Opcode.close, '\x03\xe8'],
    ];
    assert.deepEqual(connection.sent(), expected.slice(0, end === 'close' ? 3 : 2));
    connection.destroy();
  }
});
