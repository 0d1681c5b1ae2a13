/// <reference types="node" />
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { newBadRequest } from '#apimachinery/api/errors/constructors';
import type { RequestScope } from '../endpoints/handlers/request_scope.ts';
import type { ServerResponse } from '../request/http.ts';

/** What frames are for (RFC 6455, section 5.2). */
const Opcode = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const NORMAL = 1000;

/** A watcher has nothing to say: more than this in one frame, in bytes, ends its connection. */
const LARGEST = 4096;

/** RFC 6455, section 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** How a client that can't set headers shows its token; it is for nobody else. */
const BEARER = 'base64url.bearer.authorization.k8s.io.';

/** Whether a watch is asked for by WebSocket. */
export function isWebSocketWatch({ request, info }: RequestScope): boolean {
  return (
    info.verb === 'watch' && request.isUpgrade === true && request.headers['upgrade']?.toLowerCase() === 'websocket'
  );
}

/**
 * A watch whose events are the messages of a WebSocket: text for JSON, else binary. What can't be watched is answered as
 * without a WebSocket. Mirrors Go's `WatchServer.HandleWS`.
 *
 * Differs from Go: a client need not say of which page it is (`Origin`).
 * @throws {StatusError} 400 for a broken handshake
 */
export async function watchByWebSocket(
  scope: RequestScope,
  watch: (scope: RequestScope) => Promise<ServerResponse>,
): Promise<ServerResponse> {
  const headers = handshake(scope.request);
  const gone = new AbortController();
  const signal = AbortSignal.any([scope.context.signal, gone.signal]);
  const response = await watch({ ...scope, context: { ...scope.context, signal } });
  if (response.status !== 200) return response;
  const type = String(response.headers['Content-Type']);
  return {
    status: 101,
    headers,
    body: [],
    takeOver: (connection, first) => {
      connection.once('close', () => gone.abort());
      // The client has left, without a close frame or while the server's is being written.
      connection.once('end', () => connection.destroy());
      if (connection.destroyed) gone.abort();
      const frames = new ClientFrames(connection);
      connection.on('data', (chunk: Uint8Array) => frames.push(chunk));
      frames.push(first);
      void sendEvents(connection, response.body, type).catch(() => connection.destroy());
    },
  };
}

async function sendEvents(connection: Duplex, events: ServerResponse['body'], type: string): Promise<void> {
  const isText = type.startsWith('application/json');
  // A message says itself how long it is.
  const prefix = type.includes('protobuf') ? 4 : 0;
  for await (const event of events) {
    if (connection.destroyed || connection.writableEnded) return;
    const isRoom = connection.write(frameOf(isText ? Opcode.text : Opcode.binary, event.subarray(prefix)));
    if (!isRoom) await Promise.race([once(connection, 'drain'), once(connection, 'close')]);
  }
  if (!connection.writableEnded) connection.end(closeFrame());
}

function handshake({ method, headers }: RequestScope['request']): Record<string, string> {
  const key = headers['sec-websocket-key'] ?? '';
  if (method !== 'GET' || headers['sec-websocket-version'] !== '13' || Buffer.from(key, 'base64').length !== 16)
    throw newBadRequest('expected the handshake of a WebSocket: GET, Sec-WebSocket-Version 13, and a key of 16 bytes');
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  const [protocol = '', another] = offered.filter((each) => each !== '' && !each.startsWith(BEARER));
  if (another !== undefined)
    throw newBadRequest('expected one Sec-WebSocket-Protocol at most, besides that of a token');
  return {
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Accept': createHash('sha1').update(`${key}${GUID}`).digest('base64'),
    ...(protocol !== '' && { 'Sec-WebSocket-Protocol': protocol }),
  };
}

/** A frame of a server: whole, and not masked. */
function frameOf(opcode: number, payload: Uint8Array): Buffer {
  const { length } = payload;
  const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const frame = Buffer.allocUnsafe(2 + extra + length);
  frame[0] = 0x80 | opcode;
  frame[1] = extra === 0 ? length : extra === 2 ? 126 : 127;
  if (extra === 2) frame.writeUInt16BE(length, 2);
  else if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.set(payload, 2 + extra);
  return frame;
}

/** Says that the connection is over, as it should be. */
function closeFrame(): Buffer {
  const code = Buffer.alloc(2);
  code.writeUInt16BE(NORMAL);
  return frameOf(Opcode.close, code);
}

/** Reads what a client sends that only listens: answers pings, and ends with it. */
class ClientFrames {
  readonly #connection: Duplex;
  #bytes: Buffer = Buffer.alloc(0);

  constructor(connection: Duplex) {
    this.#connection = connection;
  }

  push(chunk: Uint8Array): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    while (!this.#connection.destroyed && this.#next());
  }

  /** @returns whether there was a whole frame */
  #next(): boolean {
    const bytes = this.#bytes;
    if (bytes.length < 2) return false;
    const opcode = bytes.readUInt8(0) & 0x0f;
    const second = bytes.readUInt8(1);
    const isLong = (second & 0x7f) === 126;
    if (isLong && bytes.length < 4) return false;
    const length = isLong ? bytes.readUInt16BE(2) : second & 0x7f;
    const start = (isLong ? 4 : 2) + 4;
    // A client masks what it sends; 127 stands for lengths beyond 64 KiB.
    if ((second & 0x80) === 0 || length > LARGEST || (second & 0x7f) === 127) {
      this.#connection.destroy();
      return false;
    }
    if (bytes.length < start + length) return false;
    const mask = bytes.subarray(start - 4, start);
    const payload = bytes.subarray(start, start + length).map((byte, at) => byte ^ mask.readUInt8(at & 3));
    this.#bytes = bytes.subarray(start + length);
    if (opcode === Opcode.ping) this.#connection.write(frameOf(Opcode.pong, payload));
    if (opcode === Opcode.close) this.#connection.end(closeFrame(), () => this.#connection.destroy());
    return opcode !== Opcode.close;
  }
}
