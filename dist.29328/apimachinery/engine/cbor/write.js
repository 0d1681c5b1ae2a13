/** Objects to CBOR, as Go's serializer writes them. */
import { canonicalize } from '../json/canonical.js';
import { NEGATIVE_ZERO, OrderedEntries } from '../json/write.js';
import { compile, NO_SCALARS } from '../schema/compile.js';
import { assertNever } from '../schema/node.js';
import { decodeBase64 } from '../text/base64.js';
import { sortForCBOR } from './key_order.js';
import { ARRAY, MAP } from './source.js';
import { Writer } from './writer.js';
/** As deep as what can be read. */
const MAX_DEPTH = 10000;
/**
 * The CBOR that Go's serializer writes for an object: the fields that JSON would have, sorted as bytes, text as byte
 * strings, bytes in the tag for base64, floats as floats.
 * @throws TypeError for NaN and infinities, RangeError for an object that holds itself
 */
export function writeCBOR(struct, value, options = {}) {
    const scalars = options.scalars ?? NO_SCALARS;
    const writer = new Writer();
    if (options.prefix !== undefined)
        writer.raw(options.prefix);
    writeStruct(writer, canonicalize(struct, value, scalars), compile(struct, scalars));
    return writer.finish();
}
/**
 * The CBOR of a JSON value.
 *
 * Differs from Go: it tells 5.0 from 5, and writes it as a float.
 * @throws TypeError for what is not JSON, RangeError for a value that holds itself
 */
export function writeAnyCBOR(value, options = {}) {
    const writer = new Writer();
    if (options.prefix !== undefined)
        writer.raw(options.prefix);
    writeAny(writer, value);
    return writer.finish();
}
const orders = /* @__PURE__ */ new WeakMap();
function inOrder(shape) {
    let order = orders.get(shape);
    if (order === undefined)
        orders.set(shape, (order = sortForCBOR(shape.members.map(({ name }) => name)).map((name) => shape.byName.get(name))));
    return order;
}
function writeStruct(writer, data, shape) {
    const present = inOrder(shape).filter(({ name }) => Object.hasOwn(data, name) && data[name] !== undefined);
    writer.head(MAP, present.length);
    for (const member of present) {
        writer.text(member.name);
        writeNode(writer, data[member.name], member.node);
    }
}
/** Writes a value in canonical form. */
function writeNode(writer, value, node) {
    if (value === null || value === undefined) {
        writer.null();
        return;
    }
    switch (node.kind) {
        case 'bool':
            writer.bool(value === true);
            return;
        case 'int32':
        case 'int64':
            writer.integer(value);
            return;
        case 'float64':
            writer.float(value === NEGATIVE_ZERO ? -0 : Number(value));
            return;
        case 'bytes':
            writer.data(decodeBase64(value));
            return;
        case 'struct':
            writeStruct(writer, value, node.shape);
            return;
        case 'list':
            writer.head(ARRAY, value.length);
            for (const item of value)
                writeNode(writer, item, node.elem);
            return;
        case 'map': {
            const map = entriesOf(value);
            writer.head(MAP, map.size);
            for (const key of sortForCBOR([...map.keys()])) {
                writer.text(key);
                writeNode(writer, map.get(key), node.elem);
            }
            return;
        }
        case 'union':
            writeUnion(writer, value, node);
            return;
        case 'string':
        case 'scalar':
        case 'opaque':
            // A scalar's canonical form is JSON.
            writeAny(writer, value);
            return;
        default:
            assertNever(node);
    }
}
function writeUnion(writer, value, { shape, or }) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        writeStruct(writer, value, shape);
    else
        writeNode(writer, value, or);
}
function entriesOf(value) {
    return new Map(value instanceof OrderedEntries ? value.entries : Object.entries(value));
}
function writeAny(writer, root) {
    const open = [];
    begin(writer, root, open);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
        if (open.length > MAX_DEPTH)
            throw new RangeError(`more than ${MAX_DEPTH} levels`);
        if (top.at === top.values.length) {
            open.pop();
            continue;
        }
        if (top.keys !== undefined)
            writer.text(top.keys[top.at]);
        begin(writer, top.values[top.at++], open);
    }
}
function begin(writer, value, open) {
    switch (typeof value) {
        case 'string':
            writer.text(value);
            return;
        case 'boolean':
            writer.bool(value);
            return;
        case 'number':
            if (Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63)
                writer.integer(Number.isSafeInteger(value) ? value + 0 : BigInt(value));
            else
                writer.float(value);
            return;
        case 'bigint':
            if (BigInt.asIntN(64, value) === value)
                writer.integer(value);
            else
                writer.float(Number(value));
            return;
        case 'object':
            break;
        default:
            if (value === undefined)
                break;
            throw new TypeError(`a ${typeof value} is no JSON`);
    }
    if (value === null || value === undefined)
        writer.null();
    else if (Array.isArray(value)) {
        writer.head(ARRAY, value.length);
        open.push({ keys: undefined, values: value, at: 0 });
    }
    else {
        const map = entriesOf(value);
        for (const [key, item] of map)
            if (item === undefined)
                map.delete(key);
        const keys = sortForCBOR([...map.keys()]);
        writer.head(MAP, keys.length);
        open.push({ keys, values: keys.map((key) => map.get(key)), at: 0 });
    }
}
