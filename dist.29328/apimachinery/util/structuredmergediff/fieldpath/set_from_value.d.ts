import { Set } from './set.ts';
/** Key fields of list items without a schema. Mirrors Go's `AssociativeListCandidateFieldNames`. */
export declare const associativeListCandidateFieldNames: readonly string[];
/**
 * The leaves of a value, without a schema: items of lists go by their `key`, `id` and `name`, or by their index.
 * Mirrors Go's `fieldpath.SetFromValue`.
 * @throws {FieldPathError} on more levels than the maximum depth
 */
export declare function setFromValue(value: unknown): Set;
