/**
 * The number of a resourceVersion; 0 for an empty one. Mirrors `Versioner.ParseResourceVersion` of Go's storage package.
 * @throws {InvalidError} when it is no number from 0 to 2^53-1; Go goes to 2^64-1, but no store has ever come that far
 */
export declare function parseResourceVersion(resourceVersion: string): number;
