import { encodeBase64 } from '../text/base64.js';
import { CBORError } from './error.js';
export const UINT = 0;
export const NEGINT = 1;
export const BYTES = 2;
export const TEXT = 3;
export const ARRAY = 4;
export const MAP = 5;
export const TAG = 6;
export const PRIMITIVE = 7;
export const FALSE = 20;
export const TRUE = 21;
export const NULL = 22;
/** The first byte of undefined. */
export const UNDEFINED = 0xf7;
export const INDEFINITE = 31;
/** Tag that only says that something is CBOR. */
export const SELF_DESCRIBED = 55799;
/** Tags that say how byte strings are to become text. */
export const BASE64URL = 21;
export const BASE64 = 22;
export const BASE16 = 23;
const BREAK = 0xff;
/** Up to this length a loop is faster than TextDecoder. */
const SHORT = 40;
const lenient = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });
const latin1 = /* @__PURE__ */ new TextDecoder('latin1');
const strict = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
/** Reads items one after the other. Methods that read assume that the data are well-formed: see `checkWellFormed`. */
export class Source {
    data;
    at;
    /** Of the head read last: major type, additional information and argument. */
    major = 0;
    info = 0;
    argument = 0;
    view;
    constructor(data, at = 0) {
        this.data = data;
        this.at = at;
        this.view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    }
    /** Reads a head, except that `argument` is the bits of a float. Data need not be well-formed. */
    head() {
        if (this.at >= this.data.length)
            throw truncated();
        const initial = this.data[this.at++];
        this.major = initial >> 5;
        this.info = initial & 31;
        if (this.info < 24) {
            this.argument = this.info;
            return;
        }
        const size = this.info < 28 ? 1 << (this.info - 24) : 0;
        if (this.at + size > this.data.length)
            throw truncated();
        this.argument = size === 0 ? this.info : this.unsigned(this.at, size);
        this.at += size;
    }
    unsigned(at, size) {
        if (size === 1)
            return this.data[at];
        if (size === 2)
            return this.view.getUint16(at);
        if (size === 4)
            return this.view.getUint32(at);
        const high = this.view.getUint32(at);
        if (high < 0x200000)
            return high * 0x100000000 + this.view.getUint32(at + 4);
        return this.view.getBigUint64(at);
    }
    /** The major type of the item at the place. */
    get nextMajor() {
        return this.data[this.at] >> 5;
    }
    /** Whether null comes next. */
    get nextIsNull() {
        return this.data[this.at] === 0xf6;
    }
    /** Whether a container has no further item; reads the end of one without a length. */
    atEnd(read) {
        if (read >= 0)
            return read === 0;
        if (this.data[this.at] !== BREAK)
            return false;
        this.at++;
        return true;
    }
    /** How many items the container has whose head was just read; -1: up to its end mark. */
    count() {
        return this.info === INDEFINITE ? -1 : Number(this.argument);
    }
    /** The float whose head was just read. */
    float() {
        if (this.info === 27)
            return this.view.getFloat64(this.at - 8);
        if (this.info === 26)
            return this.view.getFloat32(this.at - 4);
        return halfToNumber(this.view.getUint16(this.at - 2));
    }
    /** The integer whose head was just read. */
    integer() {
        const { argument, major } = this;
        if (major === UINT)
            return argument;
        return typeof argument === 'number' && argument < Number.MAX_SAFE_INTEGER ? -1 - argument : -1n - BigInt(argument);
    }
    /** The bytes of the byte or text string whose head was just read. They may be those of the data. */
    string(check) {
        if (this.info !== INDEFINITE) {
            const bytes = this.data.subarray(this.at, (this.at += Number(this.argument)));
            check?.(bytes);
            return bytes;
        }
        const chunks = [];
        let length = 0;
        while (this.data[this.at] !== BREAK) {
            this.head();
            const chunk = this.data.subarray(this.at, (this.at += Number(this.argument)));
            check?.(chunk);
            chunks.push(chunk);
            length += chunk.length;
        }
        this.at++;
        const bytes = new Uint8Array(length);
        let to = 0;
        for (const chunk of chunks) {
            bytes.set(chunk, to);
            to += chunk.length;
        }
        return bytes;
    }
    /** The text of the byte or text string whose head was just read. @param later the tag that holds for byte strings */
    text(later) {
        if (this.major === BYTES && later !== 0)
            return encodeLater(this.string(), later);
        const short = this.shortText();
        if (short !== undefined)
            return short;
        if (this.major === BYTES)
            return lenient.decode(this.string());
        const whole = this.info !== INDEFINITE;
        const bytes = this.string(whole ? undefined : strictText);
        return strictText(bytes);
    }
    /** Reads short ASCII. `undefined`, and nothing read, for anything else. */
    shortText() {
        const length = Number(this.argument);
        if (length > SHORT || this.info === INDEFINITE)
            return undefined;
        const { data } = this;
        const end = this.at + length;
        let text = '';
        let at = this.at;
        // One character at a time is several times slower.
        for (; at + 4 <= end; at += 4) {
            const a = data[at];
            const b = data[at + 1];
            const c = data[at + 2];
            const d = data[at + 3];
            if ((a | b | c | d) > 127)
                return undefined;
            text += String.fromCharCode(a, b, c, d);
        }
        for (; at < end; at++) {
            if (data[at] > 127)
                return undefined;
            text += String.fromCharCode(data[at]);
        }
        this.at = end;
        return text;
    }
    /** Goes past the next item, however deep it is. */
    skip() {
        // How many items are still to be read at each level; -1 for those that end with a break.
        const open = [1];
        while (open.length > 0) {
            const rest = open.at(-1);
            if (this.atEnd(rest)) {
                open.pop();
                continue;
            }
            if (rest > 0)
                open[open.length - 1] = rest - 1;
            this.head();
            if (this.major === BYTES || this.major === TEXT) {
                if (this.info === INDEFINITE)
                    open.push(-1);
                else
                    this.at += Number(this.argument);
            }
            else if (this.major === ARRAY)
                open.push(this.count());
            else if (this.major === MAP)
                open.push(this.info === INDEFINITE ? -1 : 2 * this.count());
            else if (this.major === TAG)
                open[open.length - 1] = rest > 0 ? rest : -1;
        }
    }
}
export function truncated() {
    return new CBORError('unexpected EOF');
}
function strictText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        throw new CBORError('cbor: invalid UTF-8 string');
    }
}
/** A character for each byte. */
export function byteText(bytes) {
    return latin1.decode(bytes);
}
/** The text of bytes below a tag that says how to make one. */
function encodeLater(bytes, tag) {
    if (tag === BASE16)
        return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const text = encodeBase64(bytes);
    return tag === BASE64 ? text : text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
}
function halfToNumber(bits) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const mantissa = bits & 1023;
    if (exponent === 0)
        return sign * mantissa * 2 ** -24;
    if (exponent === 31)
        return mantissa === 0 ? sign * Infinity : NaN;
    return sign * (mantissa + 1024) * 2 ** (exponent - 25);
}
