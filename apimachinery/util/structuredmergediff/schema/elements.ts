// The forms of a schema, as its YAML has them: plain data.

/** What a value that is no list and no map may be; `untyped` is any of the three. */
export type Scalar = 'numeric' | 'string' | 'boolean' | 'untyped';

/**
 * How the items of a list or the fields of a map belong together.
 * - `atomic`: they are one value that one manager owns
 * - `associative` (lists): items are told apart by keys, or by themselves, and owned one by one
 * - `separable` (maps): fields are owned one by one
 */
export type ElementRelationship = 'associative' | 'atomic' | 'separable';

/** The types a value may have; several when it is a union. Mirrors Go's `schema.Atom`. */
export interface Atom {
  readonly scalar?: Scalar;
  readonly list?: ListType;
  readonly map?: MapType;
}

/** A type by name, or here. Mirrors Go's `schema.TypeRef`. */
export interface TypeRef extends Atom {
  readonly namedType?: string;
  /** In place of what the named type says. */
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
  /** The fields that tell items apart. An associative list without any is a set of scalars. */
  readonly keys?: readonly string[];
}

/** A struct or a map. Mirrors Go's `schema.Map`. */
export interface MapType {
  readonly fields?: readonly StructField[];
  /** The type of fields that are not named. Without it there may be no others. */
  readonly elementType?: TypeRef;
  /** Separable unless said. */
  readonly elementRelationship?: ElementRelationship;
}

/** Mirrors Go's `schema.StructField`. */
export interface StructField {
  readonly name: string;
  readonly type?: TypeRef;
  /** What the field is taken to be where it is a key of a list item and missing. */
  readonly default?: unknown;
}
