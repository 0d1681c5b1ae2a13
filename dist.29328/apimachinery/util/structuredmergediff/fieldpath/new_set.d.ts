import type { Path } from './path.ts';
import type { Set } from './set.ts';
/**
 * A set of these fields, possibly empty. Mirrors Go's `fieldpath.NewSet`.
 * @throws {FieldPathError} on a path longer than the maximum depth of objects
 */
export declare function newSet(...paths: readonly Path[]): Set;
