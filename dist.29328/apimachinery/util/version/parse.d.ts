import { Version } from './version.ts';
/**
 * Parses a version of at least two numbers, with any suffix: `1.36`, `v1.36.0-rc.1`, `1.36+`. Leading white space and
 * `v` are ignored. Compares by numbers alone. Mirrors Go's `version.ParseGeneric`.
 * @throws {VersionError} with Go's text
 */
export declare function parseGeneric(text: string): Version;
/**
 * Parses a semantic version (semver.org): `1.36.0`, `v1.36.0-rc.1+dirty`. Surrounding white space and a leading `v` are
 * ignored. Mirrors Go's `version.ParseSemantic`.
 * @throws {VersionError} with Go's text
 */
export declare function parseSemantic(text: string): Version;
/**
 * Parses a semantic version or, failing that, a generic one. Mirrors Go's `version.Parse`.
 * @throws {VersionError} with Go's text for the generic version
 */
export declare function parse(text: string): Version;
/**
 * Major and minor of a generic version. Mirrors Go's `version.ParseMajorMinor`.
 * @throws {VersionError} with Go's text
 */
export declare function parseMajorMinor(text: string): Version;
/**
 * The highest version supported by a peer; versions beyond v1.x and invalid ones are ignored. Mirrors Go's
 * `version.HighestSupportedVersion`.
 * @throws {VersionError} with Go's text when there is no v1.x
 */
export declare function highestSupportedVersion(versions: readonly string[]): Version;
