/// <reference types="node" />
import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { encodeFrame, FrameReader, LARGEST, Opcode } from '../../client/transport/node/websocket_frames.ts';
import { drained } from './drained.ts';
import type { ServerRequest } from './http.ts';

const NORMAL = 1000;
/** Milliseconds in which a client may end its side. */
const LINGER = 10_000;

/** RFC 6455, section 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** How a client that can't set headers shows its token; it is for nobody else. */
const BEARER = 'base64url.bearer.authorization.k8s.io.';

/** Whether a request is for a WebSocket on its connection. */
export function isForWebSocket({ isUpgrade, headers }: Pick<ServerRequest, 'headers' | 'isUpgrade'>): boolean {
  return isUpgrade === true && headers['upgrade']?.toLowerCase() === 'websocket';
}

/** The protocols that a client offers, without that of a token. */
export function offeredProtocols({ headers }: Pick<ServerRequest, 'headers'>): string[] {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  return offered.filter((each) => each !== '' && !each.startsWith(BEARER));
}

/**
 * The headers that open a WebSocket.
 * @param protocol what is going to be spoken; undefined or empty: none of those offered
 * @throws {StatusError} 400 for a broken handshake
 */
export function acceptWebSocket(
  { method, headers }: Pick<ServerRequest, 'headers' | 'method'>,
  protocol = '',
): Record<string, string> {
  const key = headers['sec-websocket-key'] ?? '';
  if (method !== 'GET' || headers['sec-websocket-version'] !== '13' || Buffer.from(key, 'base64').length !== 16)
    throw newBadRequest('expected the handshake of a WebSocket: GET, Sec-WebSocket-Version 13, and a key of 16 bytes');
  return {
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Accept': createHash('sha1').update(`${key}${GUID}`).digest('base64'),
    ...(protocol !== '' && { 'Sec-WebSocket-Protocol': protocol }),
  };
}

/** The server's side of a WebSocket, past the handshake. */
export class ServerWebSocket {
  readonly #connection: Duplex;
  readonly #frames: FrameReader;
  readonly #largest: number;

  /**
   * @param first what the client has sent behind its headers
   * @param largest bytes of one message; one with more breaks the protocol
   */
  constructor(connection: Duplex, first: Uint8Array, largest: number = LARGEST) {
    this.#connection = connection;
    this.#largest = largest;
    this.#frames = new FrameReader('the WebSocket', { from: 'client', largest });
    if (first.length > 0) connection.unshift(first);
  }

  /** Whole messages, until the client has left. They must be read: pings are answered by it. @throws when it breaks the protocol */
  async *messages(): AsyncGenerator<Uint8Array, void, undefined> {
    const connection = this.#connection;
    let pieces: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of connection.iterator({ destroyOnReturn: false })) {
        this.#frames.push(chunk);
        for (let frame = this.#frames.next(); frame !== undefined; frame = this.#frames.next()) {
          const { opcode, payload, fin } = frame;
          if (opcode === Opcode.close) return this.close();
          // Who asks without end, and reads no answer, gets none.
          if (opcode === Opcode.ping && !connection.writableNeedDrain && connection.writable)
            connection.write(encodeFrame(Opcode.pong, payload, 'server'));
          if (opcode >= Opcode.close) continue;
          pieces.push(payload);
          length += payload.length;
          if (length > this.#largest) throw new Error('the client sent a message without end');
          if (!fin) continue;
          yield pieces.length === 1 ? payload : Buffer.concat(pieces);
          pieces = [];
          length = 0;
        }
      }
    } finally {
      // What still comes is of no interest, but keeps the end of the connection from being seen.
      setImmediate(() => connection.resume());
    }
  }

  /** @returns when there is room for more; at once when the client has left */
  async send(message: Uint8Array, opcode: number = Opcode.binary): Promise<void> {
    const connection = this.#connection;
    if (connection.destroyed || connection.writableEnded) return;
    if (!connection.write(encodeFrame(opcode, message, 'server'))) await drained(connection);
  }

  /** Says that it is over, as it should be, and ends the connection. */
  close(): void {
    const connection = this.#connection;
    if (connection.writableEnded) return;
    const code = Buffer.alloc(2);
    code.writeUInt16BE(NORMAL);
    connection.end(encodeFrame(Opcode.close, code, 'server'));
    // Cut at once, it could lose what the client hasn't read yet.
    const timer = setTimeout(() => connection.destroy(), LINGER);
    connection.once('close', () => clearTimeout(timer));
  }
}
