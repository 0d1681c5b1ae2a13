/**
 * What the engine knows about a type: literal data, generated from the facts about the Go API types.
 *
 * A descriptor has the name of the TypeScript type it describes and stands beside it in the same file. It holds
 * no calls and registers nothing, so that a bundler drops every descriptor that is not used.
 */

/** What checking needs to know of a type whose wire form is one JSON value with a syntax of its own, for example a quantity or a time. */
export interface ScalarSyntax {
  /** The name of the type in Go, as Go's error texts print it: `resource.Quantity`. */
  readonly goType: string;
  /**
   * Returns what is wrong with a wire value, in Go's words. Gets any JSON value but null.
   * @returns `undefined` when the value is valid
   */
  readonly check: (value: unknown) => string | undefined;
  /** The wire value Go writes for the zero value: `null` for a time, `"0"` for a quantity. */
  readonly zero: null | string | number;
  /** Go's error text for a JSON null in a field that is not a pointer. Without it, null is the zero value. */
  readonly nullError?: string;
  /**
   * What Go reads the value into first: any JSON value that this can't hold, but for strings, is of the wrong type. With
   * `int32`, a number must be written as an integer: `1.0` is refused.
   */
  readonly into?: 'string' | 'int32';
  /** Every digit of a number counts: one that no JavaScript number holds is kept as a string, as it was spelled. */
  readonly exact?: boolean;
  /** Go trims the text: in CBOR, control characters too. */
  readonly trimmed?: boolean;
  /**
   * The value is any JSON, kept unchanged and not looked into: its map keys are not sorted, its numbers not checked.
   */
  readonly opaque?: boolean;
  /** The opaque value has no numbers: integers beyond 2^53 need not be looked for. */
  readonly numberless?: boolean;
}

/** The type in full: how its values are written and compared, too. */
export interface Scalar extends ScalarSyntax {
  /**
   * The wire value Go writes for a valid wire value: `1500m` for `1.5`. Returns its argument when nothing changes.
   * May return `undefined` to mean the zero value.
   */
  readonly canonical: (value: unknown) => unknown;
  /** Whether two valid wire values mean the same. Without it, equal JSON is the same. */
  readonly equal?: (a: unknown, b: unknown) => boolean;
  /**
   * Whether the first of two valid wire values is the second or leaves open what the second says. Without it, equal
   * values do.
   */
  readonly derives?: (a: unknown, b: unknown) => boolean;
}

/**
 * The scalars that descriptors name, by `goType`. A descriptor names them (`'@v1.Time'`) where a reference would put the
 * code of each into every bundle that has a Kind, though only who reads or writes the wire needs it.
 */
export type Scalars = ReadonlyMap<string, Scalar>;

/** The same for callers that only check values. */
export type ScalarSyntaxes = Pick<ReadonlyMap<string, ScalarSyntax>, 'get'>;

/** A Go struct: a JSON object with known fields. */
export interface Struct<T = unknown> {
  /** Never there: ties the descriptor to the TypeScript type of its values. */
  readonly '~value'?: T;
  /** Full Go name: `k8s.io/api/core/v1.PodSpec`. */
  readonly type: string;
  /**
   * The fields in Go's order, which is the order on the wire. Generated types give them by a getter, so that they are
   * made only when the type is first used, and each time anew: read them once.
   */
  readonly fields: readonly Field[];
}

/** A named list type that is a message of its own in Protobuf, for example `metav1.Verbs`. */
export interface NamedList {
  readonly type: string;
  readonly list: FieldType;
}

/**
 * A value of one of two shapes, distinguished by its JSON type.
 * - `bool`: an object of type `of`, or true or false
 * - `array`: an object of type `of`, or an array of such objects
 * - `strings`: an object of type `of`, or an array of strings
 */
export interface Union {
  readonly type: string;
  readonly union: 'bool' | 'array' | 'strings';
  readonly of: () => Struct;
}

/**
 * The type of a field, or of its elements when the field is a list or a map.
 *
 * `string`, `bool`, `int32`, `int64`, `float64` and `bytes` (base64 text) are what their names say, `json` is raw JSON,
 * `any` is Go's `interface{}`: any JSON, whose keys Go sorts. A text that begins with `@` names one of the
 * {@link Scalars}. Any other text is a named Go string type (`v1.RestartPolicy`) and holds a string.
 */
export type FieldType = string | Scalar | Struct | NamedList | Union;

/** What is true of few fields. */
export interface FieldFacts {
  /** The Go type as error texts print it, where it can't be derived: `v1.ResourceList` for a named map. */
  readonly go?: string;
  /** Key type of a map as Go prints it, when it isn't `string`. */
  readonly key?: string;
  /** Strategic merge patch: `patchStrategy`. */
  readonly patch?: string;
  /** Strategic merge patch: `patchMergeKey`. */
  readonly patchKey?: string;
  /** Server-side apply: `listType` (absent: atomic), `mapType` or `structType` (absent: granular). */
  readonly merge?: string;
  /** Server-side apply: `listMapKey`s. */
  readonly keys?: readonly string[];
  /** Null is a value, and kept. Custom resources have such fields, Go's types don't. */
  readonly nullable?: boolean;
}

/** One field: its JSON name (empty for an embedded struct), type and flags. Protobuf's numbers are in the codecs. */
export type Field = readonly [name: string, type: FieldType, flags: number, facts?: FieldFacts];

/** The field is a list of its type. */
export const LIST = 1;
/** The field is a map from strings to its type. */
export const MAP = 2;
/** The field is a pointer in Go: absent and zero are different. */
export const POINTER = 4;
/** Go leaves the field out when it is false, 0, empty or a nil pointer. A struct is never left out. */
export const OMITEMPTY = 8;
/** Go leaves the field out when it has its zero value, a struct too. */
export const OMITZERO = 16;
/** The fields of the struct stand among those of the struct around it. */
export const INLINE = 32;
