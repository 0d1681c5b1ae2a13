import { toUTF8 } from '../text/utf8.js';
import { numberToHalf } from './half.js';
import { BASE64, BYTES, FALSE, NEGINT, NULL, PRIMITIVE, TAG, TRUE, UINT } from './source.js';
const FLOAT16 = 0xf9;
const FLOAT32 = 0xfa;
const FLOAT64 = 0xfb;
/** Writes items in Go's form: the shortest heads and floats, text as byte strings. */
export class Writer {
    bytes = new Uint8Array(1024);
    view = new DataView(this.bytes.buffer);
    length = 0;
    finish() {
        return this.bytes.slice(0, this.length);
    }
    raw(bytes) {
        this.reserve(bytes.length);
        this.bytes.set(bytes, this.length);
        this.length += bytes.length;
    }
    head(major, argument) {
        this.reserve(9);
        const initial = major << 5;
        if (argument < 24)
            this.bytes[this.length++] = initial | Number(argument);
        else if (argument < 0x100) {
            this.bytes[this.length++] = initial | 24;
            this.bytes[this.length++] = Number(argument);
        }
        else if (argument < 0x10000) {
            this.bytes[this.length++] = initial | 25;
            this.view.setUint16(this.length, Number(argument));
            this.length += 2;
        }
        else if (argument < 0x100000000) {
            this.bytes[this.length++] = initial | 26;
            this.view.setUint32(this.length, Number(argument));
            this.length += 4;
        }
        else {
            this.bytes[this.length++] = initial | 27;
            this.view.setBigUint64(this.length, BigInt(argument));
            this.length += 8;
        }
    }
    /** Text, as a byte string. */
    text(text) {
        const { length } = text;
        this.reserve(length + 9);
        const start = this.length;
        this.head(BYTES, length);
        for (let at = 0; at < length; at++) {
            const code = text.charCodeAt(at);
            if (code > 127) {
                this.length = start;
                const bytes = toUTF8(text);
                this.head(BYTES, bytes.length);
                this.raw(bytes);
                return;
            }
            this.bytes[this.length++] = code;
        }
    }
    /** Bytes, with the tag that makes base64 of them where text is wanted. */
    data(bytes) {
        this.head(TAG, BASE64);
        this.head(BYTES, bytes.length);
        this.raw(bytes);
    }
    integer(value) {
        if (value >= 0)
            this.head(UINT, value);
        else
            this.head(NEGINT, typeof value === 'bigint' ? -1n - value : -1 - value);
    }
    float(value) {
        if (Number.isNaN(value))
            throw new TypeError('cbor: floating-point NaN');
        if (!Number.isFinite(value))
            throw new TypeError('cbor: floating-point infinity');
        this.reserve(9);
        const half = numberToHalf(value);
        if (half !== undefined) {
            this.bytes[this.length++] = FLOAT16;
            this.view.setUint16(this.length, half);
            this.length += 2;
        }
        else if (Math.fround(value) === value) {
            this.bytes[this.length++] = FLOAT32;
            this.view.setFloat32(this.length, value);
            this.length += 4;
        }
        else {
            this.bytes[this.length++] = FLOAT64;
            this.view.setFloat64(this.length, value);
            this.length += 8;
        }
    }
    bool(value) {
        this.head(PRIMITIVE, value ? TRUE : FALSE);
    }
    null() {
        this.head(PRIMITIVE, NULL);
    }
    reserve(more) {
        if (this.length + more <= this.bytes.length)
            return;
        const bytes = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more));
        bytes.set(this.bytes.subarray(0, this.length));
        this.bytes = bytes;
        this.view = new DataView(bytes.buffer);
    }
}
