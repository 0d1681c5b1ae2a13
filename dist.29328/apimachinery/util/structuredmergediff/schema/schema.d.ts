import type { Atom, MapType, StructField, TypeDef, TypeRef } from './elements.ts';
/** Resolves types that a schema lacks, by name; `undefined` if unknown. */
export type TypeSource = (name: string) => Atom | undefined;
/** Named types. Mirrors Go's `schema.Schema`. The data must not be modified afterwards. */
export declare class Schema {
    private readonly types;
    private readonly source;
    private readonly resolved;
    private readonly fields;
    /**
     * @param types of several with the same name, the last wins
     * @param source asked for other types, once for each name
     */
    constructor(types?: Iterable<TypeDef>, source?: TypeSource);
    /** The type of a name. Mirrors Go's `Schema.FindNamedType`. */
    findNamedType(name: string): Atom | undefined;
    /**
     * Resolves a reference; `undefined` when the type is unknown, or an element relationship is given for a scalar.
     * Cached. Mirrors Go's `Schema.Resolve`.
     */
    resolve(ref: TypeRef): Atom | undefined;
    private resolveAnew;
    /** The named field of a map. Mirrors Go's `Map.FindField`. */
    field(map: MapType, name: string): StructField | undefined;
}
