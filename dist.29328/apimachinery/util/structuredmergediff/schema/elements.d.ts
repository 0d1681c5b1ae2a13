/** What a value that is not a list and no map may be; `untyped` is any of the three. */
export type Scalar = 'numeric' | 'string' | 'boolean' | 'untyped';
/**
 * How the items of a list or the fields of a map are owned.
 * - `atomic`: as one value, by one manager
 * - `associative` (lists): individually; items are identified by keys, or by value
 * - `separable` (maps): individually
 */
export type ElementRelationship = 'associative' | 'atomic' | 'separable';
/** The types a value may have; several when it is a union. Mirrors Go's `schema.Atom`. */
export interface Atom {
    readonly scalar?: Scalar;
    readonly list?: ListType;
    readonly map?: MapType;
}
/** A type by name, or inline. Mirrors Go's `schema.TypeRef`. */
export interface TypeRef extends Atom {
    readonly namedType?: string;
    /** Overrides that of the named type. */
    readonly elementRelationship?: ElementRelationship;
    readonly nullable?: boolean;
}
/** Mirrors Go's `schema.TypeDef`. */
export interface TypeDef extends Atom {
    readonly name: string;
}
/** A list. Mirrors Go's `schema.List`. */
export interface ListType {
    readonly elementType?: TypeRef;
    readonly elementRelationship?: ElementRelationship;
    /** The key fields of items. An associative list without keys is a set of scalars. */
    readonly keys?: readonly string[];
}
/** A struct or a map. Mirrors Go's `schema.Map`. */
export interface MapType {
    readonly fields?: readonly StructField[];
    /** The type of undeclared fields. If absent, there may be none. */
    readonly elementType?: TypeRef;
    /** Default: separable. */
    readonly elementRelationship?: ElementRelationship;
}
/** Mirrors Go's `schema.StructField`. */
export interface StructField {
    readonly name: string;
    readonly type?: TypeRef;
    /** The value of the field if it is a missing key of a list item. */
    readonly default?: unknown;
}
