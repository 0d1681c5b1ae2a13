import { isList, isMap, isScalar } from '../value/index.js';
/** Cached atoms for a single type of a union. */
const choices = /* @__PURE__ */ new WeakMap();
/** The type of a union that matches a value; the union itself if that is undetermined or none does. */
export function deduceAtom(atom, value) {
    if (Number(atom.scalar !== undefined) + Number(atom.list !== undefined) + Number(atom.map !== undefined) < 2)
        return atom;
    let chosen = choices.get(atom);
    if (chosen === undefined) {
        chosen = {};
        choices.set(atom, chosen);
    }
    if (isScalar(value))
        return atom.scalar === undefined ? atom : (chosen.scalar ??= { scalar: atom.scalar });
    if (isList(value))
        return atom.list === undefined ? atom : (chosen.list ??= { list: atom.list });
    if (isMap(value))
        return atom.map === undefined ? atom : (chosen.map ??= { map: atom.map });
    return atom;
}
/** Go's message for a reference to an unknown type. */
export function noType(ref) {
    return `schema error: no type found matching: ${ref.namedType ?? 'inlined type'}`;
}
/** Go's message for a type that allows nothing. */
export function invalidAtom(ref) {
    return `schema error: invalid atom: ${ref.namedType === undefined ? 'inlined' : `named type: ${ref.namedType}`}`;
}
