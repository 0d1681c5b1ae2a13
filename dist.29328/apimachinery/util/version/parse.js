import { asError } from '#engine/text/as_error';
import { readVersion } from './read_version.js';
import { majorMinor, Version } from './version.js';
import { VersionError } from './version_error.js';
/**
 * Parses a version of at least two numbers, with any suffix: `1.36`, `v1.36.0-rc.1`, `1.36+`. Leading white space and
 * `v` are ignored. Compares by numbers alone. Mirrors Go's `version.ParseGeneric`.
 * @throws {VersionError} with Go's text
 */
export function parseGeneric(text) {
    return new Version(readVersion(text, false));
}
/**
 * Parses a semantic version (semver.org): `1.36.0`, `v1.36.0-rc.1+dirty`. Surrounding white space and a leading `v` are
 * ignored. Mirrors Go's `version.ParseSemantic`.
 * @throws {VersionError} with Go's text
 */
export function parseSemantic(text) {
    return new Version(readVersion(text, true));
}
/**
 * Parses a semantic version or, failing that, a generic one. Mirrors Go's `version.Parse`.
 * @throws {VersionError} with Go's text for the generic version
 */
export function parse(text) {
    try {
        return parseSemantic(text);
    }
    catch {
        return parseGeneric(text);
    }
}
/**
 * Major and minor of a generic version. Mirrors Go's `version.ParseMajorMinor`.
 * @throws {VersionError} with Go's text
 */
export function parseMajorMinor(text) {
    const [major, minor] = parseGeneric(text).components();
    return majorMinor(major, minor);
}
/**
 * The highest version supported by a peer; versions beyond v1.x and invalid ones are ignored. Mirrors Go's
 * `version.HighestSupportedVersion`.
 * @throws {VersionError} with Go's text when there is no v1.x
 */
export function highestSupportedVersion(versions) {
    if (versions.length === 0)
        throw new VersionError('empty array for supported versions');
    let highest;
    let failure = '<nil>';
    for (const text of versions.toReversed()) {
        try {
            const version = parseGeneric(text);
            if (version.components()[0] <= 1 && (highest === undefined || highest.lessThan(version)))
                highest = version;
        }
        catch (error) {
            failure = asError(error).message;
        }
    }
    if (highest === undefined) {
        throw new VersionError(`could not find a highest supported version from versions ([${versions.join(' ')}]) reported: ${failure}`);
    }
    if (highest.major() !== 1)
        throw new VersionError(`highest supported version reported is ${highest}, must be v1.x`);
    return highest;
}
