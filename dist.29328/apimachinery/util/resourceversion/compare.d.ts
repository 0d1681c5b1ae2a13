/** An invalid resource version. The message is Go's. */
export declare class InvalidResourceVersion extends Error {
    readonly code = "ERR_INVALID_RESOURCE_VERSION";
    readonly resourceVersion: string;
    constructor(resourceVersion: string);
}
/**
 * Compares the resource versions of two objects of the same resource: decimal integers of any length, without leading
 * zeros, and greater than 0. Mirrors Go's `resourceversion.CompareResourceVersion`.
 * @returns -1 when `a` is older, 1 when it is newer, 0 when they are the same
 * @throws {InvalidResourceVersion} for any other string
 */
export declare function compareResourceVersion(a: string, b: string): -1 | 0 | 1;
