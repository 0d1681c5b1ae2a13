// Standard base64 as Go's encoding/base64 reads and writes it: padding is required, CR and LF are skipped wherever
// they are, and the unused bits of the last character may be anything.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** No character of the alphabet. Its high bit shows in the OR of several values. */
const NONE = 0x80;
const LF = 0x0a;
const CR = 0x0d;
const PAD = 0x3d;
const SIX_BITS = /* @__PURE__ */ sixBits();
/** The value of each ASCII character. */
function sixBits() {
    const table = new Uint8Array(128).fill(NONE);
    for (let i = 0; i < ALPHABET.length; i++)
        table[ALPHABET.charCodeAt(i)] = i;
    return table;
}
/** Thrown when a text is not base64. The message is Go's. */
export class Base64Error extends Error {
    name = 'Base64Error';
    code = 'ERR_INVALID_BASE64';
    /** The text that was to be decoded. */
    value;
    constructor(message, value) {
        super(message);
        this.value = value;
    }
}
function valueAt(text, at) {
    const c = text.charCodeAt(at);
    return c < 128 ? SIX_BITS[c] : NONE;
}
/** The place after the groups of four characters of the alphabet at the start. */
function endOfPlainGroups(text, from) {
    let at = from;
    for (const last = text.length - 4; at <= last; at += 4) {
        const a = text.charCodeAt(at);
        const b = text.charCodeAt(at + 1);
        const c = text.charCodeAt(at + 2);
        const d = text.charCodeAt(at + 3);
        const bits = SIX_BITS[a & 127] | SIX_BITS[b & 127] | SIX_BITS[c & 127] | SIX_BITS[d & 127];
        if ((bits & NONE) !== 0 || (a | b | c | d) > 127)
            break;
    }
    return at;
}
function skipNewlines(text, from) {
    let at = from;
    for (let c = text.charCodeAt(at); c === LF || c === CR; c = text.charCodeAt(at))
        at++;
    return at;
}
/**
 * Reads one group of four characters with newlines between them.
 * @param values gets the values of its characters
 * @returns how many characters of the alphabet it has (fewer than 4 only at the end) and where it ends, or the place
 * of the error in the text
 */
function readGroup(text, from, values) {
    let at = from;
    for (let count = 0; count < 4;) {
        at = skipNewlines(text, at);
        if (at === text.length)
            return count === 0 ? { count, end: at } : at - count;
        const value = valueAt(text, at);
        if (value !== NONE) {
            values[count++] = value;
            at++;
            continue;
        }
        if (text.charCodeAt(at) !== PAD || count < 2)
            return at;
        at++;
        if (count === 2) {
            at = skipNewlines(text, at);
            if (at === text.length)
                return at;
            if (text.charCodeAt(at) !== PAD)
                return at - 1;
            at++;
        }
        at = skipNewlines(text, at);
        return at < text.length ? at : { count, end: at };
    }
    return { count: 4, end: at };
}
/**
 * Returns what is wrong with a base64 text, in Go's words.
 * @returns `undefined` when nothing is
 */
export function checkBase64(text) {
    let at = endOfPlainGroups(text, 0);
    if (at === text.length)
        return undefined;
    const values = [0, 0, 0, 0];
    while (at < text.length) {
        const group = readGroup(text, at, values);
        if (typeof group === 'number')
            return `illegal base64 data at input byte ${group}`;
        at = endOfPlainGroups(text, group.end);
    }
    return undefined;
}
/**
 * The bytes of a base64 text.
 * @throws Base64Error with Go's message
 */
export function decodeBase64(text) {
    const bytes = new Uint8Array(Math.ceil(text.length / 4) * 3);
    const values = [0, 0, 0, 0];
    let length = 0;
    let at = 0;
    while (at < text.length) {
        const plain = endOfPlainGroups(text, at);
        for (; at < plain; at += 4, length += 3) {
            const b = SIX_BITS[text.charCodeAt(at + 1)];
            const c = SIX_BITS[text.charCodeAt(at + 2)];
            bytes[length] = (SIX_BITS[text.charCodeAt(at)] << 2) | (b >> 4);
            bytes[length + 1] = (b << 4) | (c >> 2);
            bytes[length + 2] = (c << 6) | SIX_BITS[text.charCodeAt(at + 3)];
        }
        if (at === text.length)
            break;
        const group = readGroup(text, at, values);
        if (typeof group === 'number')
            throw new Base64Error(`illegal base64 data at input byte ${group}`, text);
        if (group.count > 0) {
            bytes[length] = (values[0] << 2) | (values[1] >> 4);
            bytes[length + 1] = (values[1] << 4) | (values[2] >> 2);
            bytes[length + 2] = (values[2] << 6) | values[3];
            length += group.count - 1;
        }
        at = group.end;
    }
    return length === bytes.length ? bytes : bytes.slice(0, length);
}
/** The base64 text of bytes: standard alphabet, padded, no newlines. */
export function encodeBase64(bytes) {
    const groups = Math.ceil(bytes.length / 3);
    const chars = new Uint8Array(groups * 4);
    for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
        const a = bytes[from];
        const b = bytes[from + 1] ?? 0;
        const c = bytes[from + 2] ?? 0;
        chars[to] = ALPHABET.charCodeAt(a >> 2);
        chars[to + 1] = ALPHABET.charCodeAt(((a & 3) << 4) | (b >> 4));
        chars[to + 2] = ALPHABET.charCodeAt(((b & 15) << 2) | (c >> 6));
        chars[to + 3] = ALPHABET.charCodeAt(c & 63);
    }
    const padding = groups * 3 - bytes.length;
    chars.fill(PAD, chars.length - padding);
    return new TextDecoder().decode(chars);
}
/**
 * The text that Go writes for the bytes that `text` stands for: without newlines, unused bits zero.
 * @throws Base64Error with Go's message
 */
export function canonicalBase64(text) {
    const plain = endOfPlainGroups(text, 0);
    return plain === text.length ? text : encodeBase64(decodeBase64(text));
}
