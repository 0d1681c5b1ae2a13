/**
 * The unique identity of an object across time and space: a string assigned by the server. Mirrors Go's `types.UID`.
 */
export type UID = string;
