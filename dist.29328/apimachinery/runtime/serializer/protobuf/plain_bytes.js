import { toUTF8 } from '#engine/text/utf8';
/** A Uint8Array itself: code that sees Buffers too is slower. */
export function plainBytes(data) {
    if (typeof data === 'string')
        return toUTF8(data);
    return Object.getPrototypeOf(data) === Uint8Array.prototype
        ? data
        : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
