/// <reference types="node" />
import type { Duplex } from 'node:stream';

/** What frames are for (RFC 6455, section 5.2). */
export const Opcode = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const NORMAL = 1000;
/** A watcher has nothing to say: more than this in one frame, in bytes, ends its connection. */
const LARGEST = 4096;

/** A frame of a server: whole, and not masked. */
export function frameOf(opcode: number, payload: Uint8Array): Buffer {
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
export function closeFrame(): Buffer {
  const code = Buffer.alloc(2);
  code.writeUInt16BE(NORMAL);
  return frameOf(Opcode.close, code);
}

/** Reads what a client sends that only listens: answers pings, and ends with it. */
export class ClientFrames {
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
