/** UTF-8 bytes to strings. Short strings are looked up in a table, because objects repeat the same few thousand. */
import { repairUTF8 } from '../text/repair_utf8.js';
const SLOTS = 8192;
/** Longer strings are seldom repeated. */
const MAX_INTERNED = 32;
const slicer = /* @__PURE__ */ findSlicer();
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });
function findSlicer() {
    const prototype = globalThis.Buffer?.prototype;
    return typeof prototype?.utf8Slice === 'function' ? prototype : undefined;
}
/** Strings, and the bytes each was made of: comparing bytes is faster than comparing them with characters. */
let texts;
let lengths;
let keys;
/** The text of UTF-8 bytes. Each byte that is not UTF-8 becomes U+FFFD, as in Go. */
export function textOf(bytes, start, end) {
    const length = end - start;
    if (length > MAX_INTERNED || length < 2)
        return length === 0 ? '' : decode(bytes, start, end);
    if (texts === undefined) {
        texts = new Array(SLOTS).fill('');
        lengths = new Uint8Array(SLOTS);
        keys = new Uint8Array(SLOTS * MAX_INTERNED);
    }
    // A few bytes will do: strings that are alike differ at the end, most of all.
    let hash = Math.imul(bytes[start], 31) + bytes[start + (length >> 1)];
    hash = Math.imul(hash, 31) + bytes[start + (length >> 2)];
    hash = Math.imul(hash, 31) + bytes[end - 1];
    hash = Math.imul(hash, 31) + bytes[end - 2] + (length << 8);
    const slot = (hash ^ (hash >>> 13)) & (SLOTS - 1);
    const key = slot * MAX_INTERNED;
    if (lengths[slot] === length) {
        let at = 0;
        while (at < length && keys[key + at] === bytes[start + at])
            at++;
        if (at === length)
            return texts[slot];
    }
    for (let at = 0; at < length; at++)
        keys[key + at] = bytes[start + at];
    lengths[slot] = length;
    return (texts[slot] = decode(bytes, start, end));
}
function decode(bytes, start, end) {
    const text = decodeRight(bytes, start, end);
    return text.includes('\ufffd') ? repairUTF8(bytes.subarray(start, end)) : text;
}
function decodeRight(bytes, start, end) {
    return slicer === undefined ? decoder.decode(bytes.subarray(start, end)) : slicer.utf8Slice.call(bytes, start, end);
}
