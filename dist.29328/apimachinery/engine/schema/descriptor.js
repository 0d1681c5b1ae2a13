/**
 * What the engine knows about a type: literal data, generated from the facts about the Go API types.
 *
 * A descriptor has the name of the TypeScript type it describes and stands beside it in the same file. It holds
 * no calls and registers nothing, so that a bundler drops every descriptor that is not used.
 */
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
