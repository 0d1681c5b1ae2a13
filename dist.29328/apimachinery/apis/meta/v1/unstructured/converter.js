import { DecodeError } from '#apimachinery/runtime/decode_error';
import { deepCopyJSONValue } from '#apimachinery/runtime/deep_copy';
import { toInstance } from '#apimachinery/runtime/instance';
import { KindBase } from '#apimachinery/runtime/kind_base';
import { classOf } from '#apimachinery/runtime/kind_class';
import { StrictDecodingError } from '#apimachinery/runtime/strict_decoding_error';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import { canonicalJSON } from '#engine/json/canonical';
import { setOwn } from '#engine/json/own_property';
import { readJSON } from '#engine/json/read';
import { withSortedKeys } from '#engine/json/sort_keys';
import { compile } from '#engine/schema/compile';
import { formatPath } from '#engine/schema/fault';
import { MAX_NESTING } from '#engine/schema/nesting';
import { assertNever, zeroOf } from '#engine/schema/node';
import { checkBase64, encodeBase64 } from '#engine/text/base64';
import { compareUTF8 } from '#engine/text/utf8';
import { verifyValue } from '#engine/verbs/verify';
import { scalars } from '../scalars.js';
/**
 * Converts a typed object to plain JSON data as in Go: zero values added and empty ones omitted, leaves in canonical
 * form, unknown fields dropped. Shares nothing with the object. For an Unstructured, returns its own data. Mirrors
 * `ToUnstructured` of Go's `runtime.DefaultUnstructuredConverter`.
 * @param type the fields of a value that is not an instance of a Kind class
 * @throws {TypeError} when neither a class nor a type is known
 */
export function toUnstructured(object, type) {
    if (isUnstructured(object))
        return object.unstructuredContent();
    return readJSON(canonicalJSON(type ?? descriptorOf(object), object, { scalars })).value;
}
function descriptorOf(object) {
    if (object instanceof KindBase)
        return classOf(object);
    throw new TypeError('a plain object needs its type as second argument');
}
export function fromUnstructured(content, type, options = {}) {
    const walk = new Walk(options.strict === true);
    const data = walk.struct(isUnstructured(content) ? content.unstructuredContent() : content, compile(type, scalars));
    const object = isKindClass(type) ? toInstance(type, data) : data;
    if (walk.unknown.length > 0) {
        const faults = walk.unknown.sort((a, b) => compareUTF8(a.text, b.text));
        throw new StrictDecodingError(faults.map((fault) => fault.text), object, undefined, faults);
    }
    return object;
}
function isKindClass(type) {
    return typeof type === 'function' && type.prototype instanceof KindBase;
}
const kindNames = { undefined: 'invalid', string: 'string', boolean: 'bool' };
class Walk {
    strict;
    unknown = [];
    keys = [];
    /** The same without the keys of maps. */
    fields = [];
    depth = 0;
    constructor(strict) {
        this.strict = strict;
    }
    struct(source, shape) {
        if (typeof source !== 'object' || source === null || Array.isArray(source))
            throw this.error(`cannot restore struct from: ${kindOf(source)}`);
        if (++this.depth > MAX_NESTING)
            throw this.error(`more than ${MAX_NESTING} levels`);
        const data = {};
        for (const member of shape.members) {
            const value = Object.hasOwn(source, member.name) ? source[member.name] : undefined;
            if (value !== undefined && value !== null)
                setOwn(data, member.name, this.at(member.name, () => this.value(value, member.node)));
        }
        for (const [key, value] of Object.entries(source)) {
            if (shape.byName.has(key))
                continue;
            if (this.strict)
                this.noteUnknown(key);
            setOwn(data, key, deepCopyJSONValue(value));
        }
        this.depth--;
        return data;
    }
    /** Converts any value but null. */
    value(value, node) {
        switch (node.kind) {
            case 'string':
                if (typeof value === 'string')
                    return value;
                throw this.error(isInteger(value) ? `cannot convert int64 to ${node.goType}` : 'unrecognized type: string');
            case 'bool':
            case 'int32':
            case 'int64':
            case 'float64':
                return this.basic(value, node.kind);
            case 'bytes':
                return this.bytes(value);
            case 'scalar': {
                const error = node.scalar.check(value);
                if (error !== undefined)
                    throw this.error(error);
                return deepCopyJSONValue(value);
            }
            case 'opaque':
                // Go encodes the data as JSON with sorted keys before keeping the bytes.
                return withSortedKeys(deepCopyJSONValue(value));
            case 'struct':
                return this.struct(value, node.shape);
            case 'union':
                return this.union(value, node);
            case 'list':
                if (!Array.isArray(value))
                    throw this.error(`cannot restore slice from ${kindOf(value)}`);
                return value.map((item, index) => this.at(index, () => this.element(item, node.elem)));
            case 'map':
                return this.map(value, node.elem);
            default:
                return assertNever(node);
        }
    }
    basic(value, kind) {
        if (kind === 'bool' && typeof value === 'boolean')
            return value;
        if (kind === 'bool' || (typeof value !== 'number' && typeof value !== 'bigint'))
            throw this.error(`unrecognized type: ${kind}`);
        if (kind === 'float64')
            return Number(value);
        if (!isInteger(value) && !Number.isInteger(value))
            throw this.error(`cannot convert float64 to ${kind}`);
        const bits = BigInt.asIntN(kind === 'int32' ? 32 : 64, isInteger(value) ? BigInt(value) : FLOAT_TOO_LARGE);
        return Number.isSafeInteger(Number(bits)) ? Number(bits) : bits;
    }
    bytes(value) {
        if (typeof value === 'string') {
            const error = checkBase64(value);
            if (error !== undefined)
                throw this.error(`error decoding from json: ${error}`);
            return value;
        }
        if (!Array.isArray(value))
            throw this.error(`cannot restore slice from ${kindOf(value)}`);
        const bytes = value.map((byte, index) => this.at(index, () => {
            if (byte === null)
                return 0;
            if (typeof byte !== 'number' && typeof byte !== 'bigint')
                throw this.error('unrecognized type: uint8');
            if (!isInteger(byte))
                throw this.error('cannot convert float64 to uint8');
            return Number(BigInt.asUintN(8, BigInt(byte)));
        }));
        return encodeBase64(Uint8Array.from(bytes));
    }
    map(value, elem) {
        if (typeof value !== 'object' || Array.isArray(value))
            throw this.error(`cannot restore map from ${kindOf(value)}`);
        const out = {};
        for (const [key, item] of Object.entries(value))
            setOwn(out, key, this.at(key, () => this.element(item, elem), true));
        return out;
    }
    /** An element of a list or map, where null is the zero value. */
    element(value, node) {
        return value !== null && value !== undefined ? this.value(value, node) : zeroOf(node);
    }
    /** Go passes these to their own JSON decoder. */
    union(value, node) {
        const { value: kept, faults } = verifyValue(node, deepCopyJSONValue(value));
        const fault = faults.find(({ reason }) => reason === 'type');
        if (fault !== undefined)
            throw this.error(fault.text, fault.keys);
        return kept;
    }
    at(key, convert, isMapKey = false) {
        this.keys.push(key);
        if (!isMapKey)
            this.fields.push(key);
        const value = convert();
        this.keys.pop();
        if (!isMapKey)
            this.fields.pop();
        return value;
    }
    noteUnknown(key) {
        const keys = [...this.keys, key];
        this.unknown.push({
            reason: 'unknown',
            path: formatPath(keys),
            keys,
            text: `unknown field "${formatPath([...this.fields, key])}"`,
        });
    }
    error(text, inner = []) {
        const keys = [...this.keys, ...inner];
        return new DecodeError(text, [{ reason: 'type', path: formatPath(keys), keys, text }]);
    }
}
/** Result of converting a float beyond int64 on the platforms Kubernetes runs on. */
const FLOAT_TOO_LARGE = -0x8000000000000000n;
function isInteger(value) {
    if (typeof value === 'bigint')
        return BigInt.asIntN(64, value) === value;
    return typeof value === 'number' && Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}
/** The Go kind of a JSON value. */
function kindOf(value) {
    if (Array.isArray(value))
        return 'slice';
    if (typeof value === 'number' || typeof value === 'bigint')
        return isInteger(value) ? 'int64' : 'float64';
    return kindNames[typeof value] ?? 'map';
}
