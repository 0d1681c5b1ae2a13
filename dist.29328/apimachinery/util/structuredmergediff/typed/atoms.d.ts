import type { Atom, TypeRef } from '../schema/index.ts';
/** The type of a union that matches a value; the union itself if that is undetermined or none does. */
export declare function deduceAtom(atom: Atom, value: unknown): Atom;
/** Go's message for a reference to an unknown type. */
export declare function noType(ref: TypeRef): string;
/** Go's message for a type that allows nothing. */
export declare function invalidAtom(ref: TypeRef): string;
