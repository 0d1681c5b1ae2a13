import type { Integer } from '#engine/schema/wire';
import type { Info } from '../../version/info.ts';
import { type VersionParts } from './read_version.ts';
/**
 * A version: dot-separated numbers and, if semantic, pre-release and build metadata. Immutable. Created by
 * {@link parseSemantic}, {@link parseGeneric} and {@link majorMinor}. Mirrors Go's `version.Version`.
 */
export declare class Version {
    #private;
    /** @internal */
    constructor(parts: VersionParts);
    /** @throws {VersionError} beyond 2^53; {@link components} is exact */
    major(): number;
    /** @throws {VersionError} when it is beyond 2^53 */
    minor(): number;
    /** The third number; 0 when there is none. @throws {VersionError} when it is beyond 2^53 */
    patch(): number;
    /** The part after `-`; empty if not a semantic version. */
    preRelease(): string;
    /** The part after `+`; empty if not a semantic version. */
    buildMetadata(): string;
    /** All numbers, exactly: a bigint beyond 2^53. */
    components(): Integer[];
    /** A copy with this major and three numbers. Pre-release and build metadata are kept. @throws {VersionError} */
    withMajor(major: Integer): Version;
    /** A copy with this minor and three numbers. Pre-release and build metadata are kept. @throws {VersionError} */
    withMinor(minor: Integer): Version;
    /** A copy with this patch and three numbers. Pre-release and build metadata are kept. @throws {VersionError} */
    withPatch(patch: Integer): Version;
    /** A copy with this pre-release; the version itself when it is empty. */
    withPreRelease(preRelease: string): Version;
    /** A copy with this build metadata. */
    withBuildMetadata(buildMetadata: string): Version;
    /** Major and minor only, with the minor shifted; never below 0. */
    offsetMinor(offset: Integer): Version;
    /** Major and minor only, with the minor decreased; never below 0. */
    subtractMinor(diff: Integer): Version;
    /** Major and minor only, with the minor increased. */
    addMinor(diff: Integer): Version;
    /** Whether the versions compare equal: `1.4` and `1.4.0` do; build metadata is ignored. */
    equalTo(other: Version | null | undefined): boolean;
    /**
     * Whether the version is at least `min`. Two semantic versions compare by the specification; others by their numbers
     * alone, missing ones counting as 0.
     */
    atLeast(min: Version): boolean;
    /** The opposite of {@link atLeast}. */
    lessThan(other: Version): boolean;
    greaterThan(other: Version): boolean;
    /**
     * Compares with a version string, parsed as semantic if this version is.
     * @returns -1 when this version is less, 1 when it is greater, 0 when equal
     * @throws {VersionError}
     */
    compare(other: string): -1 | 0 | 1;
    /**
     * What a server of this version would return at `/version`, as far as known. 0 becomes ''.
     *
     * Differs from Go: a number of 2^63 or more does not become negative.
     */
    info(): Info;
    /** The version without a leading `v`, and without the suffix of a generic version. */
    toString(): string;
    /** Throws, as `<` would compare versions as strings. */
    valueOf(): never;
}
/**
 * The version of these two numbers. Mirrors Go's `version.MajorMinor`. @throws {VersionError} when they are not
 * integers from 0 to 2^64-1
 */
export declare function majorMinor(major: Integer, minor: Integer): Version;
