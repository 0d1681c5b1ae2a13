import { formatFloat } from '../go/format_float.js';
import { quote } from '../schema/fault.js';
import { ALIAS, SCALAR, SEQUENCE } from './node.js';
import { resolvePlain, resolveTagged } from './resolve.js';
// Differs from Go: it writes out all levels.
/** How deep a value is written out in an error text. */
const maxDepth = 50;
/** A node as Go's %#v writes what it is decoded to, for error texts that quote a key or its value. */
export function goSyntax(node, depth = 0) {
    while (node.kind === ALIAS)
        node = node.target;
    if (node.kind === SCALAR)
        return scalarSyntax(node, depth);
    if (depth >= maxDepth)
        return '...';
    const children = node.children;
    if (node.kind === SEQUENCE)
        return `[]interface {}{${children.map((item) => goSyntax(item, depth + 1)).join(', ')}}`;
    const entries = new Map();
    for (let i = 0; i < children.length; i += 2) {
        entries.set(goSyntax(children[i], depth + 1), goSyntax(children[i + 1], depth + 1));
    }
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
    return `map[interface {}]interface {}{${sorted.map(([key, value]) => `${key}:${value}`).join(', ')}}`;
}
function scalarSyntax(node, depth) {
    if (node.tag === '' && !node.implicit)
        return quote(node.value);
    const resolved = node.tag === '' ? resolvePlain(node.value) : resolveTagged(node.tag, node.value);
    const value = 'value' in resolved ? resolved.value : node.value;
    if (value === null)
        return depth === 0 ? '<nil>' : 'interface {}(nil)';
    if (typeof value === 'string')
        return quote(value);
    if (typeof value === 'bigint' && value >= 1n << 63n)
        return '0x' + value.toString(16);
    return 'tag' in resolved && resolved.tag === 'float' ? formatFloat(Number(value)) : String(value);
}
