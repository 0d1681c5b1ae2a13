/// <reference types="node" />
import { randomFillSync } from 'node:crypto';
import { ConnectionError } from '../connection_error.js';
/** What frames are for (RFC 6455, section 5.2). */
export const Opcode = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 };
/** More than servers send in one message. */
export const LARGEST = 64 * 1024 * 1024;
/** A frame of a client: whole, and masked as the protocol wants it. */
export function encodeFrame(opcode, payload) {
    const { length } = payload;
    const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
    const start = 2 + extra + 4;
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = 0x80 | opcode;
    frame[1] = 0x80 | (extra === 0 ? length : extra === 2 ? 126 : 127);
    if (extra === 2)
        frame.writeUInt16BE(length, 2);
    else if (extra === 8)
        frame.writeBigUInt64BE(BigInt(length), 2);
    randomFillSync(frame, start - 4, 4);
    const mask = start - 4;
    for (let at = 0; at < length; at++)
        frame[start + at] = payload[at] ^ frame[mask + (at & 3)];
    return frame;
}
/** Makes frames of the bytes of a server. */
export class FrameReader {
    #what;
    #chunks = [];
    #length = 0;
    /** @param what the request, for messages */
    constructor(what) {
        this.#what = what;
    }
    /** Takes what came. */
    push(chunk) {
        this.#chunks.push(chunk);
        this.#length += chunk.length;
    }
    /** The next frame that is complete. @throws ConnectionError for what a server must not send */
    next() {
        if (this.#length < 2)
            return undefined;
        const [first, second] = this.#peek(2);
        if ((first & 0x70) !== 0)
            throw this.#fault('a frame with an extension that was not asked for');
        if ((second & 0x80) !== 0)
            throw this.#fault('a masked frame');
        const opcode = first & 0x0f;
        const fin = (first & 0x80) !== 0;
        const short = second & 0x7f;
        if (opcode >= Opcode.close && (!fin || short > 125))
            throw this.#fault('a control frame in pieces');
        const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
        if (this.#length < 2 + extra)
            return undefined;
        const head = this.#peek(2 + extra);
        const length = extra === 0 ? short : extra === 2 ? head.readUInt16BE(2) : Number(head.readBigUInt64BE(2));
        if (length > LARGEST)
            throw this.#fault(`a frame of ${length} bytes`);
        if (this.#length < 2 + extra + length)
            return undefined;
        return { fin, opcode, payload: this.#take(2 + extra + length).subarray(2 + extra) };
    }
    #peek(length) {
        if (this.#chunks[0].length < length)
            this.#chunks = [Buffer.concat(this.#chunks)];
        return this.#chunks[0].subarray(0, length);
    }
    #take(length) {
        if (this.#chunks[0].length < length)
            this.#chunks = [Buffer.concat(this.#chunks)];
        const all = this.#chunks[0];
        this.#length -= length;
        if (all.length === length)
            this.#chunks.shift();
        else
            this.#chunks[0] = all.subarray(length);
        return all.subarray(0, length);
    }
    #fault(text) {
        return new ConnectionError('other', `${this.#what}: the server sent ${text}`);
    }
}
