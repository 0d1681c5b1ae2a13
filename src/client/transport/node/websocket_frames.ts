/// <reference types="node" />
import { randomFillSync } from 'node:crypto';
import { ConnectionError } from '../connection_error.ts';

/** What frames are for (RFC 6455, section 5.2). */
export const Opcode = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame, unmasked. */
export interface Frame {
  readonly fin: boolean;
  readonly opcode: number;
  readonly payload: Buffer;
}

/** More than servers send in one message. */
export const LARGEST: number = 64 * 1024 * 1024;

/** A side of a WebSocket: what a client sends is masked. */
export type Side = 'client' | 'server';

/** A frame, whole. @param from who sends it */
export function encodeFrame(opcode: number, payload: Uint8Array, from: Side = 'client'): Buffer {
  const { length } = payload;
  const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const isMasked = from === 'client';
  const start = 2 + extra + (isMasked ? 4 : 0);
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = 0x80 | opcode;
  frame[1] = (isMasked ? 0x80 : 0) | (extra === 0 ? length : extra === 2 ? 126 : 127);
  if (extra === 2) frame.writeUInt16BE(length, 2);
  else if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  if (!isMasked) {
    frame.set(payload, start);
    return frame;
  }
  randomFillSync(frame, start - 4, 4);
  const mask = start - 4;
  for (let at = 0; at < length; at++) frame[start + at] = payload[at]! ^ frame[mask + (at & 3)]!;
  return frame;
}

/** What a reader of frames lets pass. */
export interface FrameReaderOptions {
  /** Who sends them; the server unless given. */
  readonly from?: Side;
  /** The largest payload, in bytes; {@link LARGEST} unless given. */
  readonly largest?: number;
}

/** Makes frames of the bytes of the other side. */
export class FrameReader {
  readonly #what: string;
  readonly #from: Side;
  readonly #largest: number;
  #chunks: Buffer[] = [];
  #length = 0;

  /** @param what the request, for messages */
  constructor(what: string, { from = 'server', largest = LARGEST }: FrameReaderOptions = {}) {
    this.#what = what;
    this.#from = from;
    this.#largest = largest;
  }

  /** Takes what came. */
  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
  }

  /** The next frame that is complete. @throws ConnectionError for what must not be sent */
  next(): Frame | undefined {
    if (this.#length < 2) return undefined;
    const [first, second] = this.#peek(2) as unknown as [number, number];
    if ((first & 0x70) !== 0) throw this.#fault('a frame with an extension that was not asked for');
    const isMasked = (second & 0x80) !== 0;
    if (isMasked !== (this.#from === 'client'))
      throw this.#fault(isMasked ? 'a masked frame' : 'a frame without a mask');
    const opcode = first & 0x0f;
    const fin = (first & 0x80) !== 0;
    const short = second & 0x7f;
    if (opcode >= Opcode.close && (!fin || short > 125)) throw this.#fault('a control frame in pieces');
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (this.#length < 2 + extra) return undefined;
    const head = this.#peek(2 + extra);
    const length = extra === 0 ? short : extra === 2 ? head.readUInt16BE(2) : Number(head.readBigUInt64BE(2));
    if (length > this.#largest) throw this.#fault(`a frame of ${length} bytes`);
    const start = 2 + extra + (isMasked ? 4 : 0);
    if (this.#length < start + length) return undefined;
    const frame = this.#take(start + length);
    const payload = frame.subarray(start);
    if (isMasked) for (let at = 0; at < length; at++) payload[at]! ^= frame[start - 4 + (at & 3)]!;
    return { fin, opcode, payload };
  }

  #peek(length: number): Buffer {
    if (this.#chunks[0]!.length < length) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0]!.subarray(0, length);
  }

  #take(length: number): Buffer {
    if (this.#chunks[0]!.length < length) this.#chunks = [Buffer.concat(this.#chunks)];
    const all = this.#chunks[0]!;
    this.#length -= length;
    if (all.length === length) this.#chunks.shift();
    else this.#chunks[0] = all.subarray(length);
    return all.subarray(0, length);
  }

  #fault(text: string): ConnectionError {
    return new ConnectionError('other', `${this.#what}: the ${this.#from} sent ${text}`);
  }
}
