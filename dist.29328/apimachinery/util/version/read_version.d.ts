import type { Integer } from '#engine/schema/wire';
/** The parts of a version. */
export interface VersionParts {
    readonly components: readonly Integer[];
    /** Whether it is a semantic version, and compares as one. */
    readonly semver: boolean;
    readonly preRelease: string;
    readonly buildMetadata: string;
}
/** @throws {VersionError} with Go's messages */
export declare function readVersion(text: string, semver: boolean): VersionParts;
/** A decimal integer from 0 to 2^64-1, as Go's strconv.ParseUint reads it; undefined for any other string. */
export declare function decimalUint64(text: string): Integer | undefined;
/** The integer, as a number where it is safe. @throws {VersionError} when it is not one from 0 to 2^64-1 */
export declare function uint64(value: Integer): Integer;
