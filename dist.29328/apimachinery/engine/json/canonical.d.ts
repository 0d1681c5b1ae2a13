import type { Scalars, Struct } from '../schema/descriptor.ts';
/** How {@link canonicalJSON} writes. */
export interface CanonicalOptions {
    /** The scalars that descriptors name. */
    readonly scalars?: Scalars;
    /** Spaces that each level is indented by. */
    readonly indent?: number;
    /** Null in a list or map of bytes becomes empty bytes, which Protobuf can't tell from it. */
    readonly emptyBytes?: boolean;
}
/** Gives an object equal to `value` that JSON.stringify writes in Go's canonical form; `value` itself where it has it. */
export declare function canonicalize(struct: Struct, value: object, scalars?: Scalars): object;
/** The canonical JSON text of an object, without the line feed Go's serializer ends it with. */
export declare function canonicalJSON(struct: Struct, value: object, options?: CanonicalOptions): string;
/**
 * The value that reading {@link canonicalJSON} gives, in most cases without a text. It shares with `value` what had that
 * form: copy what you want to change.
 */
export declare function canonicalValue(struct: Struct, value: object, options?: CanonicalOptions): object;
/**
 * The same in pieces. The items of a list are written as soon as they are checked, and what JSON.stringify gives need not
 * be made one long text before anybody can look into it.
 */
export declare function canonicalPieces(struct: Struct, value: object, scalars?: Scalars): Generator<string, void, undefined>;
