import { repairUTF8 } from './repair_utf8.js';
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = /* @__PURE__ */ new TextEncoder();
/** Text of UTF-8 bytes. Each byte of no character becomes U+FFFD; a byte order mark stays. Text is given back as it is. */
export function fromUTF8(data) {
    if (typeof data === 'string')
        return data;
    try {
        return decoder.decode(data);
    }
    catch {
        return repairUTF8(data);
    }
}
/** The UTF-8 bytes of a text. Half a surrogate pair becomes U+FFFD. */
export function toUTF8(text) {
    return encoder.encode(text);
}
/** The order of the UTF-8 bytes of two texts, which Go sorts map keys by. */
export function compareUTF8(a, b) {
    const length = Math.min(a.length, b.length);
    for (let index = 0; index < length; index++) {
        let x = a.charCodeAt(index);
        let y = b.charCodeAt(index);
        if (x === y)
            continue;
        // Surrogates stand for characters above all others.
        if (x >= 0xd800 && y >= 0xd800) {
            x = x >= 0xe000 ? x - 0x800 : x + 0x2000;
            y = y >= 0xe000 ? y - 0x800 : y + 0x2000;
        }
        return x - y;
    }
    return a.length - b.length;
}
/** How many bytes the text has as UTF-8, where half a surrogate pair is the three of U+FFFD. */
export function utf8Length(text) {
    let bytes = text.length;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code < 0x80)
            continue;
        bytes += code < 0x800 ? 1 : 2;
        // A pair is four bytes, of which two units and two bytes are counted by now.
        if (code >= 0xd800 && code < 0xdc00 && text.charCodeAt(at + 1) >> 10 === 0x37)
            at++;
    }
    return bytes;
}
