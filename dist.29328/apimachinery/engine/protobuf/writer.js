/**
 * Writes the Protobuf wire format from the end to the start, as the code generated for Go does: the length of a message
 * is known when its length has to be written. Fields are therefore written in descending order of their numbers.
 */
import { canonicalBase64, decodeBase64 } from '../text/base64.js';
import { buffer } from '../text/node_buffer.js';
import { compareUTF8 } from '../text/utf8.js';
import { ProtobufError } from './error.js';
const INITIAL_SIZE = 16 * 1024;
/** Larger buffers are not kept for the next message. */
const MAX_POOLED = 1024 * 1024;
/** Longer strings are left to the platform's encoder. */
const MAX_LOOPED = 32;
const encoder = /* @__PURE__ */ new TextEncoder();
let pooled;
/** What a message is written from when there is none. */
export const NOTHING = /* @__PURE__ */ Object.freeze({});
/**
 * Writes the fields of a message, the last one first: a method takes the value and then the field's number times 8 plus
 * its wire type. A message is written between {@link Writer.size} and `close`, which adds its length. {@link Writer.finish}
 * gives the bytes. All methods throw a {@link ProtobufError} for a value of another type.
 */
export class Writer {
    /** What is being filled, from its end on. */
    #bytes;
    /** Where the last byte written is. */
    #pos;
    /** How many bytes would be written if `#bytes` were full. */
    #end;
    /** What was filled before, and stands behind `#bytes`: the last first. */
    #full = [];
    #view = undefined;
    constructor() {
        this.#bytes = pooled ?? new Uint8Array(INITIAL_SIZE);
        // Until finish: an object's accessor may write another one meanwhile.
        pooled = undefined;
        this.#pos = this.#end = this.#bytes.length;
    }
    /** How many bytes have been written. */
    size() {
        return this.#end - this.#pos;
    }
    /** A copy of what was written. The writer can't be used any more. */
    finish() {
        const bytes = this.#full.length === 0 ? this.#bytes.slice(this.#pos) : this.#joined();
        if (this.#bytes.length <= MAX_POOLED)
            pooled = this.#bytes;
        return bytes;
    }
    #joined() {
        const bytes = new Uint8Array(this.size());
        let at = 0;
        for (const part of [this.#bytes.subarray(this.#pos), ...this.#full.reverse()]) {
            bytes.set(part, at);
            at += part.length;
        }
        return bytes;
    }
    #reserve(length) {
        if (this.#pos < length)
            this.#grow(length);
    }
    /** Goes on in another buffer: to copy what was written into a larger one would cost more than all the rest. */
    #grow(length) {
        const size = this.size();
        this.#full.push(this.#bytes.subarray(this.#pos));
        this.#bytes = new Uint8Array(Math.max(Math.min(this.#bytes.length * 4, MAX_POOLED), length));
        this.#pos = this.#bytes.length;
        this.#end = size + this.#pos;
        this.#view = undefined;
    }
    /** Bytes as they are. */
    raw(bytes) {
        this.#reserve(bytes.length);
        this.#pos -= bytes.length;
        this.#bytes.set(bytes, this.#pos);
    }
    /** An unsigned number of at most 53 bits. */
    varint(value) {
        if (this.#pos < 16)
            this.#grow(16);
        if (value < 128) {
            this.#bytes[--this.#pos] = value;
            return;
        }
        if (value < 16384) {
            this.#bytes[--this.#pos] = value >> 7;
            this.#bytes[--this.#pos] = (value & 127) | 128;
            return;
        }
        let length = 3;
        for (let rest = Math.floor(value / 2097152); rest > 0; rest = Math.floor(rest / 128))
            length++;
        this.#pos -= length;
        let rest = value;
        let at = this.#pos;
        for (; rest > 127; rest = Math.floor(rest / 128))
            this.#bytes[at++] = (rest % 128) | 128;
        this.#bytes[at] = rest;
    }
    #bigVarint(value) {
        let rest = BigInt.asUintN(64, value);
        const bytes = [];
        for (; rest > 127n; rest >>= 7n)
            bytes.push(Number(rest & 127n) | 128);
        bytes.push(Number(rest));
        this.raw(bytes);
    }
    /** Begins a message that is written from this value. Returns what {@link Writer.close} needs. */
    open(value) {
        if (typeof value !== 'object' || Array.isArray(value))
            throw mismatch('message', value);
        return this.#end - this.#pos;
    }
    /** Ends a message that began when `size` bytes were written, by its length and tag. The tag 0 stands for none. */
    close(size, tag) {
        if (tag === 0)
            return;
        this.varint(this.#end - this.#pos - size);
        this.varint(tag);
    }
    string(value, tag) {
        if (value === undefined || value === null) {
            this.varint(0);
        }
        else {
            if (typeof value !== 'string')
                throw mismatch('string', value);
            const size = this.size();
            this.#text(value);
            this.varint(this.size() - size);
        }
        this.varint(tag);
    }
    #text(text) {
        const length = text.length;
        if (length > MAX_LOOPED) {
            this.#longText(text);
            return;
        }
        this.#reserve(length * 3);
        const bytes = this.#bytes;
        let pos = this.#pos;
        for (let at = length - 1; at >= 0; at--) {
            const code = text.charCodeAt(at);
            if (code < 128) {
                bytes[--pos] = code;
            }
            else {
                // The rest, from the start to here.
                pos -= encodeBackwards(text.slice(0, at + 1), bytes, pos);
                break;
            }
        }
        this.#pos = pos;
    }
    #longText(text) {
        const { length } = text;
        if (buffer === undefined) {
            this.#reserve(length * 3);
            this.#pos -= encodeBackwards(text, this.#bytes, this.#pos);
            return;
        }
        const size = buffer.byteLength(text);
        this.#reserve(size);
        this.#pos -= size;
        if (size === length)
            buffer.prototype.latin1Write.call(this.#bytes, text, this.#pos, size);
        else
            buffer.prototype.utf8Write.call(this.#bytes, text, this.#pos, size);
    }
    stringPointer(value, tag) {
        if (value !== undefined && value !== null)
            this.string(value, tag);
    }
    strings(list, tag) {
        for (let at = lengthOf(list) - 1; at >= 0; at--)
            this.string(list[at], tag);
    }
    bool(value, tag) {
        if (value === true)
            this.varint(1);
        else if (value === false || value === undefined || value === null)
            this.varint(0);
        else
            throw mismatch('bool', value);
        this.varint(tag);
    }
    boolPointer(value, tag) {
        if (value !== undefined && value !== null)
            this.bool(value, tag);
    }
    bools(list, tag) {
        for (let at = lengthOf(list) - 1; at >= 0; at--)
            this.bool(list[at], tag);
    }
    int32(value, tag) {
        const int = value ?? 0;
        if ((int | 0) !== int)
            throw mismatch('int32', value);
        if (int >= 0)
            this.varint(int);
        else
            this.#bigVarint(BigInt(int));
        this.varint(tag);
    }
    int32Pointer(value, tag) {
        if (value !== undefined && value !== null)
            this.int32(value, tag);
    }
    int32s(list, tag) {
        for (let at = lengthOf(list) - 1; at >= 0; at--)
            this.int32(list[at], tag);
    }
    int64(value, tag) {
        const int = value ?? 0;
        if (typeof int === 'number' && int >= 0 && Number.isSafeInteger(int)) {
            this.varint(int);
        }
        else {
            if (typeof int === 'number'
                ? !Number.isInteger(int) || Math.abs(int) >= 2 ** 63
                : typeof int !== 'bigint' || BigInt.asIntN(64, int) !== int)
                throw mismatch('int64', value);
            this.#bigVarint(BigInt(int));
        }
        this.varint(tag);
    }
    int64Pointer(value, tag) {
        if (value !== undefined && value !== null)
            this.int64(value, tag);
    }
    int64s(list, tag) {
        for (let at = lengthOf(list) - 1; at >= 0; at--)
            this.int64(list[at], tag);
    }
    float64(value, tag) {
        const float = Number(value ?? 0);
        if (typeof (value ?? 0) !== 'number' && typeof value !== 'bigint')
            throw mismatch('float64', value);
        this.#reserve(8);
        this.#pos -= 8;
        this.#view ??= new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
        this.#view.setFloat64(this.#pos, float, true);
        this.varint(tag);
    }
    float64Pointer(value, tag) {
        if (value !== undefined && value !== null)
            this.float64(value, tag);
    }
    /** Base64 text, or a list of numbers, as Go's JSON decoder takes them. Nothing when there is no value. */
    base64(value, tag) {
        if (value === undefined || value === null)
            return;
        if (typeof value !== 'string' && !Array.isArray(value))
            throw mismatch('[]byte', value);
        const bytes = typeof value === 'string' ? decodeBase64(canonicalBase64(value)) : Uint8Array.from(value);
        this.raw(bytes);
        this.varint(bytes.length);
        this.varint(tag);
    }
    /** Bytes as they are, with their length. */
    bytes(value, tag) {
        this.raw(value);
        this.varint(value.length);
        this.varint(tag);
    }
    stringMap(map, tag) {
        if (map === undefined || map === null)
            return;
        const keys = sortedKeys(map);
        for (let at = keys.length - 1; at >= 0; at--) {
            const size = this.size();
            this.string(map[keys[at]], 18);
            this.string(keys[at], 10);
            this.close(size, tag);
        }
    }
    bytesMap(map, tag) {
        this.map(map, writeBase64, tag);
    }
    map(map, write, tag) {
        if (map === undefined || map === null)
            return;
        const keys = sortedKeys(map);
        for (let at = keys.length - 1; at >= 0; at--) {
            const size = this.size();
            write(this, map[keys[at]] ?? undefined, 18);
            this.string(keys[at], 10);
            this.close(size, tag);
        }
    }
    list(list, write, tag) {
        for (let at = lengthOf(list) - 1; at >= 0; at--)
            write(this, list[at] ?? undefined, tag);
    }
}
function writeBase64(writer, value, tag) {
    writer.base64(value, tag);
}
function lengthOf(list) {
    if (list === undefined || list === null)
        return 0;
    if (!Array.isArray(list))
        throw mismatch('list', list);
    return list.length;
}
function sortedKeys(map) {
    if (typeof map !== 'object' || Array.isArray(map))
        throw mismatch('map', map);
    const keys = Object.keys(map);
    for (let at = 1; at < keys.length; at++) {
        if (compareUTF8(keys[at - 1], keys[at]) > 0)
            return keys.sort(compareUTF8);
    }
    return keys;
}
/** Writes UTF-8 so that it ends before `end`; there is room for three bytes a character. */
function encodeBackwards(text, bytes, end) {
    const start = end - text.length * 3;
    const { written } = encoder.encodeInto(text, bytes.subarray(start, end));
    if (written < end - start)
        bytes.copyWithin(end - written, start, start + written);
    return written;
}
/** A value that its field can't hold. Where it is, the caller finds out by verifying the object. */
function mismatch(type, value) {
    return new ProtobufError(`cannot write ${value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`} as ${type}`);
}
