import { type Path } from './path.ts';
/**
 * The values that a path leads to, none where something is missing. Mirrors `JSONPath.FindResults` of Go, with
 * `AllowMissingKeys`.
 * @throws {JSONPathError} when a value can't be followed so: an index of what is no list, beyond its end, or values of
 * two types that are compared
 */
export declare function findResults(path: Path, value: unknown): unknown[];
