/**
 * Reads the Protobuf wire format as the code generated for Go does: what that code refuses is refused with the same
 * text, and nothing else is. Generated readers call these methods; one reader reads one message and those within it.
 */
import { put } from '../json/own_property.js';
import { MAX_RECURSION } from '../schema/nesting.js';
import { encodeBase64 } from '../text/base64.js';
import { END_OF_NO_GROUP, INT_OVERFLOW, INVALID_LENGTH, ProtobufError, UNEXPECTED_EOF } from './error.js';
import { textOf } from './text_decoder.js';
/**
 * Reads the fields of a message from bytes. A generated reader asks for the next {@link Reader.tag}, calls the method of
 * the field's type, and gives tags that it does not know to `other`. Strings are repaired UTF-8, bytes are base64, and
 * integers beyond 2^53 `bigint`.
 *
 * All methods throw a {@link ProtobufError} with Go's text when the bytes end too early or hold no such value.
 */
export class Reader {
    bytes;
    /** Where the next byte is. */
    pos;
    /** Where the message ends that is being read. */
    end;
    /** How deep the reader is in messages of a recursive type. */
    depth = 0;
    #wire = 0;
    #view = undefined;
    #putOff = [];
    constructor(bytes, start = 0, end = bytes.length) {
        this.bytes = bytes;
        this.pos = start;
        this.end = end;
    }
    /** The next field's number times 8, plus its wire type; -1 at the end of the message, less than 8 for no legal number. */
    tag() {
        if (this.pos >= this.end)
            return -1;
        const byte = this.bytes[this.pos];
        if (byte < 128) {
            this.pos++;
            if (byte < 8)
                this.#wire = byte;
            return byte;
        }
        if (this.pos + 1 < this.end) {
            const next = this.bytes[this.pos + 1];
            if (next < 128 && next > 0) {
                this.pos += 2;
                return (byte & 127) | (next << 7);
            }
        }
        return this.#longTag();
    }
    #longTag() {
        const wire = this.varint();
        this.#wire = wire;
        // Go keeps 32 bits of the number.
        const number = Number(BigInt.asIntN(32, BigInt(wire) >> 3n));
        const type = Number(BigInt(wire) & 7n);
        return number > 0 ? number * 8 + type : type;
    }
    /** A varint as an unsigned 64-bit number, a bigint where it is not safe. */
    varint() {
        let low = 0;
        let scale = 1;
        for (let count = 0; count < 7; count++) {
            if (this.pos >= this.end)
                throw new ProtobufError(UNEXPECTED_EOF);
            const byte = this.bytes[this.pos++];
            low += (byte & 127) * scale;
            if (byte < 128)
                return low;
            scale *= 128;
        }
        let value = BigInt(low);
        for (let shift = 49n; shift < 64n; shift += 7n) {
            if (this.pos >= this.end)
                throw new ProtobufError(UNEXPECTED_EOF);
            const byte = this.bytes[this.pos++];
            value |= BigInt(byte & 127) << shift;
            if (byte < 128) {
                value = BigInt.asUintN(64, value);
                return value <= MAX_SAFE ? Number(value) : value;
            }
        }
        throw new ProtobufError(INT_OVERFLOW);
    }
    /** A length that fits into what is left of the message. */
    length() {
        const byte = this.bytes[this.pos];
        if (byte < 128 && this.pos < this.end) {
            if (this.pos + 1 + byte > this.end)
                throw new ProtobufError(UNEXPECTED_EOF);
            this.pos++;
            return byte;
        }
        const length = this.varint();
        if (this.pos + Number(length) > this.end)
            throw new ProtobufError(Number(length) + this.pos >= 2 ** 63 ? INVALID_LENGTH : UNEXPECTED_EOF);
        return Number(length);
    }
    /** Begins a message. Returns the end of the one around it, to be put back into `end` afterwards. */
    open() {
        const length = this.length();
        const outer = this.end;
        this.end = this.pos + length;
        return outer;
    }
    /**
     * Ends the message that {@link Reader.open} began, and gives what was read as the message's type. Required fields that
     * the bytes lack are not there, as in JSON: the type says what the API demands.
     */
    close(outer, value) {
        this.leave(outer);
        return value;
    }
    /** Ends the message that {@link Reader.open} began. */
    leave(outer) {
        this.end = outer;
    }
    /**
     * A string. For a field of a closed set of strings it has that type, as after JSON: decoding lets values pass that a
     * newer server may know.
     */
    string() {
        const length = this.length();
        const start = this.pos;
        this.pos = start + length;
        return (length === 0 ? '' : textOf(this.bytes, start, start + length));
    }
    bool() {
        const byte = this.bytes[this.pos];
        if (byte < 128 && this.pos < this.end) {
            this.pos++;
            return byte !== 0;
        }
        return this.varint() != 0;
    }
    int32() {
        const byte = this.bytes[this.pos];
        if (byte < 128 && this.pos < this.end) {
            this.pos++;
            return byte;
        }
        const value = this.varint();
        return typeof value === 'number' && value <= 0x7fff_ffff ? value : Number(BigInt.asIntN(32, BigInt(value)));
    }
    /** What an {@link Int64} is: a bigint beyond 2^53-1, though the type doesn't say so. */
    int64() {
        return this.integer();
    }
    /** An int64 as code takes it that asks for its type. */
    integer() {
        const value = this.varint();
        if (typeof value === 'number')
            return value;
        const signed = BigInt.asIntN(64, value);
        return signed >= -MAX_SAFE && signed <= MAX_SAFE ? Number(signed) : signed;
    }
    float64() {
        if (this.pos + 8 > this.end)
            throw new ProtobufError(UNEXPECTED_EOF);
        this.#view ??= new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
        const value = this.#view.getFloat64(this.pos, true);
        this.pos += 8;
        return value;
    }
    /** Bytes as base64 text. */
    base64() {
        const length = this.length();
        this.pos += length;
        return length === 0 ? '' : encodeBase64(this.bytes.subarray(this.pos - length, this.pos));
    }
    /** Numbers or booleans that stand one after the other in one field. */
    packed(list, read) {
        const end = this.length() + this.pos;
        const values = list ?? [];
        // As in Go, the last one may reach beyond the field.
        while (this.pos < end)
            values.push(read.call(this));
        return values;
    }
    /** One entry of a map to strings. */
    stringMap(map = {}) {
        const end = this.length() + this.pos;
        let key = '';
        let value = '';
        while (this.pos < end) {
            const start = this.pos;
            const number = this.tag() >> 3;
            if (number === 1)
                key = this.string();
            else if (number === 2)
                value = this.string();
            else
                this.#skipEntry(start, end);
        }
        this.pos = end;
        put(map, key, value);
        return map;
    }
    /** One entry of a map to bytes. */
    bytesMap(map) {
        return this.map(map, readBase64);
    }
    /** One entry of a map to messages. A zero time is null there, as after JSON, though the type doesn't say so. */
    map(map, read) {
        const values = map ?? {};
        const end = this.length() + this.pos;
        let key = '';
        let value;
        while (this.pos < end) {
            const start = this.pos;
            const number = this.tag() >> 3;
            if (number === 1)
                key = this.string();
            else if (number === 2)
                value = read(this);
            else
                this.#skipEntry(start, end);
        }
        this.pos = end;
        put(values, key, value === undefined ? read(new Reader(EMPTY_MESSAGE)) : value);
        return values;
    }
    /** Go checks neither the number nor the wire type in an entry. */
    #skipEntry(start, end) {
        this.pos = start;
        this.#skip();
        if (this.pos > end)
            throw new ProtobufError(UNEXPECTED_EOF);
    }
    /**
     * A field that the reader of a message has no case for: skips it when the message has no such field.
     * @param names Go's names of fields by number, where they don't follow from the descriptor; empty where there is
     *   no field of that number
     * @throws ProtobufError when the wire type of a known field is wrong, or the number or type are none
     */
    other(tag, message, names = {}) {
        const number = Math.floor(tag / 8);
        const type = tag % 8;
        const goName = message.type.slice(message.type.lastIndexOf('.') + 1);
        if (type === 4)
            throw new ProtobufError(`proto: ${goName}: wiretype end group for non-group`);
        if (number === 0) {
            const wire = BigInt(this.#wire);
            throw new ProtobufError(`proto: ${goName}: illegal tag ${BigInt.asIntN(32, wire >> 3n)} (wire type ${wire})`);
        }
        const name = names[number] ?? goNameOf(message, number);
        if (name !== '')
            throw new ProtobufError(`proto: wrong wireType = ${type} for field ${name}`);
        this.skipValue(type);
    }
    /** Skips a field from its tag on. */
    #skip() {
        this.skipValue(this.#wireType());
    }
    #wireType() {
        const wire = this.varint();
        return typeof wire === 'number' ? wire % 8 : Number(wire & 7n);
    }
    /** Skips the value of a field whose tag has just been read. @param first its wire type */
    skipValue(first) {
        let depth = 0;
        for (let type = first;; type = this.#wireType()) {
            if (type === 0)
                this.varint();
            else if (type === 1)
                this.pos += 8;
            else if (type === 2)
                this.skipBytes();
            else if (type === 3)
                depth++;
            else if (type === 4 && depth-- === 0)
                throw new ProtobufError(END_OF_NO_GROUP);
            else if (type === 5)
                this.pos += 4;
            else if (type > 5)
                throw new ProtobufError(`proto: illegal wireType ${type}`);
            if (this.pos > this.end)
                throw new ProtobufError(UNEXPECTED_EOF);
            if (depth === 0)
                return;
        }
    }
    /** Skips what has a length. */
    skipBytes() {
        const length = this.length();
        this.pos += length;
    }
    /** For readers of recursive messages: whether to go on. If not, the message will be read by {@link Reader.finish}. */
    dive(read, value) {
        if (this.depth++ < MAX_RECURSION)
            return true;
        this.depth--;
        this.#putOff.push({ at: this.pos, end: this.end, read: () => read(this, value) });
        this.skipBytes();
        return false;
    }
    /** Reads what was put off because it lay too deep. */
    finish() {
        for (let task = this.#putOff.pop(); task !== undefined; task = this.#putOff.pop()) {
            this.pos = task.at;
            this.end = task.end;
            this.depth = 0;
            task.read();
        }
    }
}
const readBase64 = (reader) => reader.base64();
const MAX_SAFE = 0x1fffffffffffffn;
/** The length 0. */
const EMPTY_MESSAGE = /* @__PURE__ */ new Uint8Array(1);
/**
 * Go's name of a field, '' where there is none. As a rule fields are numbered from 1 in their order, but for a first one
 * that is embedded: that is none. An embedded struct has the name of its type.
 */
export function goNameOf({ fields }, number) {
    const row = fields[fields[0]?.[0] === '' ? number : number - 1];
    if (row === undefined)
        return '';
    const [name, type] = row;
    if (name !== '')
        return name[0].toUpperCase() + name.slice(1);
    const struct = type;
    return struct.type.slice(struct.type.lastIndexOf('.') + 1);
}
