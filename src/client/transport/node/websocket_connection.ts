/// <reference types="node" />
import type { Socket } from 'node:net';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { ConnectionError } from '../connection_error.ts';
import type { WebSocketConnection } from '../transport.ts';
import { isNormalClosure } from '../websocket_status.ts';
import { connectionError } from './failure.ts';
import { encodeFrame, type Frame, FrameReader, LARGEST, Opcode } from './websocket_frames.ts';

/** What a WebSocket needs to know of how it was opened. */
export interface NodeWebSocketOptions {
  readonly protocol: string;
  /** Method and URL, for messages. */
  readonly what: string;
  readonly signal: AbortSignal | undefined;
  readonly pingInterval: number;
  readonly pingTimeout: number;
}

/** How many bytes may wait for a reader before the server has to. */
const ROOM = 1024 * 1024;

/** A WebSocket on a socket that is past the handshake. */
export class NodeWebSocket implements WebSocketConnection {
  readonly protocol: string;
  readonly messages: AsyncIterable<Uint8Array>;
  readonly #socket: Socket;
  readonly #what: string;
  readonly #signal: AbortSignal | undefined;
  readonly #frames: FrameReader;
  readonly #waiting: Uint8Array[] = [];
  readonly #pieces: Buffer[] = [];
  readonly #heartbeat: NodeJS.Timeout;
  readonly #pingTimeout: number;
  #pong: NodeJS.Timeout | undefined;
  #bytes = 0;
  #pieceBytes = 0;
  #heard = true;
  /** How it ended: by an error, or as it should. */
  #end: { readonly error: unknown } | undefined;
  #wake: (() => void) | undefined;
  #room: Promise<void> | undefined;

  constructor(socket: Socket, { protocol, what, signal, pingInterval, pingTimeout }: NodeWebSocketOptions) {
    this.protocol = protocol;
    this.#socket = socket;
    this.#what = what;
    this.#signal = signal;
    this.#frames = new FrameReader(what);
    this.#pingTimeout = pingTimeout;
    this.messages = new PullIterator(
      () => this.#read(),
      async () => this.close(),
    );
    this.#heartbeat = setInterval(() => this.#ping(), pingInterval).unref();
    signal?.addEventListener('abort', this.#abort, { once: true });
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.once('error', (error) => this.#finish(connectionError(error, what)));
    socket.once('close', () => this.#finish(this.#cut()));
    socket.once('end', () => this.#finish(this.#cut()));
    if (socket.destroyed) this.#finish(this.#cut());
  }

  async send(message: Uint8Array): Promise<void> {
    this.#checkOpen();
    // What has come is read before: a server that is done with us closes the connection, and writing then makes Node throw
    // away its last words.
    await new Promise((resolve) => setImmediate(resolve));
    this.#checkOpen();
    if (this.#socket.write(encodeFrame(Opcode.binary, message))) return;
    this.#room ??= new Promise<void>((resolve) => {
      const done = (): void => {
        this.#socket.off('drain', done).off('close', done);
        this.#room = undefined;
        resolve();
      };
      this.#socket.on('drain', done).on('close', done);
    });
    await this.#room;
    this.#checkOpen();
  }

  close(): void {
    if (this.#end === undefined) this.#socket.write(encodeFrame(Opcode.close, Buffer.from([0x03, 0xe8])));
    this.#finish(undefined);
  }

  #checkOpen(): void {
    if (this.#end !== undefined) throw this.#end.error ?? this.#cut();
  }

  readonly #abort = (): void => this.#finish(this.#signal?.reason);

  /** Nothing comes any more but what is waiting. */
  #finish(error: unknown): void {
    if (this.#end !== undefined) return;
    this.#end = { error };
    clearInterval(this.#heartbeat);
    clearTimeout(this.#pong);
    this.#signal?.removeEventListener('abort', this.#abort);
    // An error of the socket after this is of no interest.
    this.#socket.on('error', () => undefined);
    if (error === undefined) this.#socket.destroySoon();
    else this.#socket.destroy();
    this.#wake?.();
  }

  async #read(): Promise<Uint8Array | undefined> {
    for (;;) {
      if (this.#signal?.aborted === true) throw this.#signal.reason;
      const message = this.#waiting.shift();
      if (message !== undefined) {
        this.#bytes -= message.length;
        if (this.#bytes <= ROOM / 2) this.#socket.resume();
        return message;
      }
      if (this.#end !== undefined) {
        if (this.#end.error !== undefined) throw this.#end.error;
        return undefined;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #take(chunk: Buffer): void {
    this.#heard = true;
    clearTimeout(this.#pong);
    this.#pong = undefined;
    this.#frames.push(chunk);
    try {
      for (let frame = this.#frames.next(); frame !== undefined; frame = this.#frames.next()) this.#frame(frame);
    } catch (error) {
      this.#finish(error);
    }
  }

  #frame({ fin, opcode, payload }: Frame): void {
    if (this.#end !== undefined) return;
    switch (opcode) {
      case Opcode.binary:
      case Opcode.continuation:
        if ((opcode === Opcode.binary) !== (this.#pieces.length === 0)) throw this.#fault('pieces in no order');
        this.#pieceBytes = fin ? 0 : this.#pieceBytes + payload.length;
        if (this.#pieceBytes > LARGEST) throw this.#fault('a message without end');
        if (!fin) return void this.#pieces.push(payload);
        return this.#message(this.#pieces.length === 0 ? payload : Buffer.concat([...this.#pieces.splice(0), payload]));
      case Opcode.ping:
        // A server that asks without end, and reads no answer, gets none (RFC 6455, section 5.5.3).
        if (this.#socket.writableLength < ROOM) this.#socket.write(encodeFrame(Opcode.pong, payload));
        return;
      case Opcode.pong:
        return;
      case Opcode.close: {
        const status = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
        this.#socket.write(encodeFrame(Opcode.close, payload));
        if (isNormalClosure(status)) return this.#finish(undefined);
        throw this.#closed(status, payload.subarray(2).toString());
      }
      default:
        throw this.#fault(opcode === Opcode.text ? 'a message of text' : `a frame of the unknown type ${opcode}`);
    }
  }

  #message(payload: Buffer): void {
    this.#waiting.push(payload);
    this.#bytes += payload.length;
    if (this.#bytes > ROOM) this.#socket.pause();
    this.#wake?.();
  }

  /** A socket that is held up says nothing, alive or not. */
  #ping(): void {
    if (this.#heard || this.#socket.isPaused()) {
      this.#heard = false;
      return;
    }
    this.#socket.write(encodeFrame(Opcode.ping, Buffer.alloc(0)));
    this.#pong ??= setTimeout(() => {
      this.#finish(new ConnectionError('lost', `${this.#what}: no sign of the server for ${this.#pingTimeout} ms`));
    }, this.#pingTimeout).unref();
  }

  #closed(status: number, reason: string): ConnectionError {
    return new ConnectionError('closed', `${this.#what}: the server closed the WebSocket: ${status} ${reason}`.trim());
  }

  #cut(): ConnectionError {
    return new ConnectionError('closed', `${this.#what}: the connection was closed before the WebSocket was`);
  }

  #fault(text: string): ConnectionError {
    return new ConnectionError('other', `${this.#what}: the server sent ${text}`);
  }
}
