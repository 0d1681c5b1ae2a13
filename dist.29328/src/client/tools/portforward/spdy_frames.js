import { toUTF8 } from '#engine/text/utf8';
/** Types of control frames that matter here (SPDY 3.1, section 2.6). */
export const Control = { synStream: 1, synReply: 2, rstStream: 3, ping: 6, goAway: 7 };
/** There is nothing to come from the sender. */
export const FIN = 1;
/** A frame with data of a stream. */
export function dataFrame(stream, data, flags = 0) {
    return frame(stream, flags, data);
}
/** A control frame. */
export function controlFrame(type, payload, flags = 0) {
    return frame(0x80030000 + type, flags, payload);
}
function frame(head, flags, payload) {
    const bytes = new Uint8Array(8 + payload.length);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, head);
    view.setUint32(4, payload.length);
    bytes[4] = flags;
    bytes.set(payload, 8);
    return bytes;
}
/**
 * The payload that opens a stream.
 * @param first whether this is the first of the connection: its headers are one zlib stream, whose head comes once
 */
export function synStream(stream, headers, first) {
    const block = headerBlock(headers);
    // Stored blocks: deflate without compression, as two streams in each connection are not worth a compressor. The empty one
    // tells the reader that all of the headers are there.
    const head = first ? [0x78, 0x01] : [];
    const { length } = block;
    const stored = [...head, 0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff];
    const payload = new Uint8Array(10 + stored.length + length + FLUSH.length);
    new DataView(payload.buffer).setUint32(0, stream);
    payload.set(stored, 10);
    payload.set(block, 10 + stored.length);
    payload.set(FLUSH, 10 + stored.length + length);
    return payload;
}
const FLUSH = [0, 0, 0, 0xff, 0xff];
function headerBlock(headers) {
    const texts = Object.entries(headers).flatMap(([name, value]) => [toUTF8(name.toLowerCase()), toUTF8(value)]);
    const bytes = new Uint8Array(4 + texts.reduce((sum, { length }) => sum + 4 + length, 0));
    const view = new DataView(bytes.buffer);
    view.setUint32(0, texts.length / 2);
    let at = 4;
    for (const text of texts) {
        view.setUint32(at, text.length);
        bytes.set(text, at + 4);
        at += 4 + text.length;
    }
    return bytes;
}
/** Makes frames of bytes that come in any pieces. */
export class SPDYReader {
    #rest = new Uint8Array(0);
    /** The frames that are complete now. */
    *push(chunk) {
        let bytes = chunk;
        if (this.#rest.length > 0) {
            bytes = new Uint8Array(this.#rest.length + chunk.length);
            bytes.set(this.#rest);
            bytes.set(chunk, this.#rest.length);
        }
        let at = 0;
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        while (bytes.length - at >= 8) {
            const head = view.getUint32(at);
            const length = view.getUint32(at + 4) & 0xffffff;
            if (bytes.length - at < 8 + length)
                break;
            const isControl = head >= 0x80000000;
            const payload = bytes.subarray(at + 8, at + 8 + length);
            yield {
                type: isControl ? head & 0xffff : undefined,
                stream: isControl ? 0 : head,
                flags: bytes[at + 4],
                payload,
            };
            at += 8 + length;
        }
        this.#rest = bytes.slice(at);
    }
}
