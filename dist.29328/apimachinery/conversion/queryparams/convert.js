import { compile } from '#engine/schema/compile';
import { OMITEMPTY } from '#engine/schema/descriptor';
import { assertNever } from '#engine/schema/node';
import { decodeBase64 } from '#engine/text/base64';
import { compareUTF8 } from '#engine/text/utf8';
import { scalars } from '../../apis/meta/v1/scalars.js';
import { KindBase } from '../../runtime/kind_base.js';
import { classOf } from '../../runtime/kind_class.js';
/** The basic types of parameters. Others are omitted or flattened. */
const VALUES = new Set(['string', 'bool', 'int32', 'int64', 'float64']);
/** The scalars that can be parameters. */
const TIMES = new Set(['v1.Time', 'v1.MicroTime']);
/** No options are nested deeper. */
const MAX_DEPTH = 100;
/**
 * The query parameters of an object, such as ListOptions: its fields by their JSON names, sorted, including those of
 * nested structs, with a list as repeated parameters. Maps, lists of structs, `apiVersion` and `kind` are omitted.
 * Mirrors Go's `queryparams.Convert`.
 *
 * Differs from Go: `toString` of the result escapes `~` and not `*`, as browsers do, which is equivalent.
 * @param type the fields of an object that is not an instance of a Kind class
 * @throws {TypeError} when neither a class nor a type is known
 */
export function convert(object, type) {
    const pairs = [];
    convertStruct(object, compile(type ?? descriptorOf(object), scalars), pairs, 0);
    return new URLSearchParams(pairs.sort(([a], [b]) => compareUTF8(a, b)));
}
function descriptorOf(object) {
    if (object instanceof KindBase)
        return classOf(object);
    throw new TypeError('a plain object needs its type as second argument');
}
/** Whether the field has its own name in Go; embedded structs do not. */
export function isOwnField(member) {
    return member.stack.length === 1;
}
function convertStruct(data, shape, pairs, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`more than ${MAX_DEPTH} levels`);
    for (const member of shape.members.filter(isOwnField)) {
        const { node } = member;
        const value = (Object.hasOwn(data, member.name) ? data[member.name] : undefined) ?? undefined;
        // A non-nil pointer is always written.
        const omitEmpty = (member.flags & OMITEMPTY) !== 0 && !(member.pointer && value !== undefined);
        if (VALUES.has(node.kind)) {
            add(pairs, member.name, member.pointer && value === undefined ? '' : textOf(value, node.kind), omitEmpty && isZero(value, member));
        }
        else if (node.kind === 'list' && VALUES.has(node.elem.kind)) {
            for (const item of (value ?? [])) {
                const text = textOf(item ?? undefined, node.elem.kind);
                add(pairs, member.name, text, omitEmpty && ['', '0', 'false'].includes(text) && item !== '0' && item !== 'false');
            }
        }
        else if (node.kind === 'bytes') {
            for (const byte of typeof value === 'string' ? decodeBase64(value) : [])
                add(pairs, member.name, String(byte), omitEmpty && byte === 0);
        }
        else if (node.kind === 'scalar' && TIMES.has(node.goType)) {
            const text = value === undefined ? '' : (node.scalar.canonical(value) ?? '');
            add(pairs, member.name, text, omitEmpty && text === '');
        }
        else if (node.kind === 'struct' &&
            !(omitEmpty && isZero(value, member)) &&
            !(member.pointer && value === undefined)) {
            convertStruct((value ?? {}), node.shape, pairs, depth + 1);
        }
    }
}
function add(pairs, name, text, omit) {
    // Go prints this for a nil pointer.
    if (!omit)
        pairs.push([name, text === '<nil>' ? '' : text]);
}
function textOf(value, kind) {
    if (value === undefined)
        return kind === 'string' ? '' : kind === 'bool' ? 'false' : '0';
    return typeof value === 'number' && kind === 'float64' ? floatText(value) : String(value);
}
/** `%v` of a float64: like JavaScript, but with an exponent below 1e-4, of at least two digits. */
function floatText(value) {
    const text = value !== 0 && Math.abs(value) < 1e-4 ? value.toExponential() : String(value);
    return text.replace(/e([+-])(\d)$/, 'e$10$2');
}
/** Whether Go's value is the zero one. */
function isZero(value, member) {
    if (value === undefined || value === null)
        return true;
    if (member.pointer)
        return false;
    const { node } = member;
    switch (node.kind) {
        case 'string':
        case 'bool':
        case 'int32':
        case 'int64':
        case 'float64':
            return value === '' || value === false || value === 0 || value === 0n;
        case 'struct':
            return node.shape.members.every((inner) => isZero(value[inner.name], inner));
        case 'union':
            return value === false;
        case 'scalar': {
            const { goType, canonical, zero } = node.scalar;
            return goType !== 'resource.Quantity' && (canonical(value) ?? zero) === zero;
        }
        case 'bytes':
        case 'opaque':
        case 'list':
        case 'map':
            // An empty list or map is not nil.
            return false;
        default:
            return assertNever(node);
    }
}
