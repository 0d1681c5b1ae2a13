import type { Set } from './set.ts';
/**
 * Parses a FieldsV1. Keys with unknown prefixes are ignored, as in Go. Mirrors Go's `Set.FromJSON`.
 * @throws {FieldPathError} when it is invalid; the message says where
 */
export declare function setFromJSON(fields: unknown): Set;
/**
 * The same for JSON text.
 * @throws {FieldPathError}
 */
export declare function setFromJSONText(text: string): Set;
