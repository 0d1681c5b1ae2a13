import type { Atom, TypeRef } from '../schema/index.ts';
import { isList, isMap, isScalar } from '../value/index.ts';

/** Cached atoms for a single type of a union. */
const choices = /* @__PURE__ */ new WeakMap<Atom, { scalar?: Atom; list?: Atom; map?: Atom }>();

/** The type of a union that matches a value; the union itself if that is undetermined or none does. */
export function deduceAtom(atom: Atom, value: unknown): Atom {
  if (Number(atom.scalar !== undefined) + Number(atom.list !== undefined) + Number(atom.map !== undefined) < 2)
    return atom;
  let chosen = choices.get(atom);
  if (chosen === undefined) {
    chosen = {};
    choices.set(atom, chosen);
  }
  if (isScalar(value)) return atom.scalar === undefined ? atom : (chosen.scalar ??= { scalar: atom.scalar });
  if (isList(value)) return atom.list === undefined ? atom : (chosen.list ??= { list: atom.list });
  if (isMap(value)) return atom.map === undefined ? atom : (chosen.map ??= { map: atom.map });
  return atom;
}

/** Go's message for a reference to an unknown type. */
export function noType(ref: TypeRef): string {
  return `schema error: no type found matching: ${ref.namedType ?? 'inlined type'}`;
}

/** Go's message for a type that allows nothing. */
export function invalidAtom(ref: TypeRef): string {
  return `schema error: invalid atom: ${ref.namedType === undefined ? 'inlined' : `named type: ${ref.namedType}`}`;
}
