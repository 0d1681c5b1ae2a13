import { isMerge } from './construct.js';
import { keyName } from './key.js';
import { ALIAS, MAPPING, SCALAR, SEQUENCE } from './node.js';
import { resolvePlain, resolveTagged } from './resolve.js';
/**
 * Where the entry at a path stands: its key in a mapping, the item itself in a sequence. What an alias or a merge
 * brought is found where it was written. Undefined if there is nothing at the path.
 */
export function locateNode(root, path) {
    let node = root;
    let place = root;
    for (const step of path) {
        const found = node === undefined ? undefined : child(node, String(step));
        if (found === undefined)
            return undefined;
        place = found.key;
        node = found.value;
    }
    return place === undefined ? undefined : { line: place.line + 1, column: place.column + 1 };
}
function child(start, step) {
    // Later entries hide earlier ones, merged ones count where they stand.
    const open = [start];
    const visited = new Set();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        while (node.kind === ALIAS)
            node = node.target;
        if (visited.has(node))
            continue;
        visited.add(node);
        const children = node.children;
        if (node.kind === SEQUENCE) {
            const item = children[Number(step)];
            return item === undefined ? undefined : { key: item, value: item };
        }
        if (node.kind !== MAPPING)
            continue;
        const { places, merged } = entriesOf(node);
        const at = places.get(step);
        if (at !== undefined)
            return { key: children[at], value: children[at + 1] };
        for (const source of merged)
            open.push(source);
    }
    return undefined;
}
const known = new WeakMap();
/** Kept, because many places may be asked for in a large mapping. */
function entriesOf(node) {
    let entries = known.get(node);
    if (entries !== undefined)
        return entries;
    const { children } = node;
    const places = new Map();
    const merges = [];
    for (let at = 0; at + 1 < children.length; at += 2) {
        const key = children[at];
        const value = children[at + 1];
        const name = isMerge(key) ? undefined : nameOf(key);
        if (isMerge(key))
            merges.unshift(value.kind === SEQUENCE ? [...value.children] : [value]);
        else if (name !== undefined)
            places.set(name, at);
    }
    entries = { places, merged: merges.flat().reverse() };
    known.set(node, entries);
    return entries;
}
function nameOf(key) {
    let node = key;
    while (node.kind === ALIAS)
        node = node.target;
    if (node.kind !== SCALAR)
        return undefined;
    if (node.tag === '' && !node.implicit)
        return node.value;
    const resolved = node.tag === '' ? resolvePlain(node.value) : resolveTagged(node.tag, node.value);
    return 'value' in resolved ? keyName(node, resolved.value).name : undefined;
}
