import { readVersion } from './internal/read_version.ts';
import { majorMinor, Version } from './version.ts';
import { VersionError } from './version_error.ts';

/**
 * Reads a version of two numbers or more, whatever follows them: `1.36`, `v1.36.0-rc.1`, `1.36+`. White space and a `v`
 * before it are passed over. Compares by its numbers alone. Mirrors Go's `version.ParseGeneric`.
 * @throws {VersionError} with Go's text
 */
export function parseGeneric(text: string): Version {
  return new Version(readVersion(text, false));
}

/**
 * Reads a version of the form that semver.org specifies: `1.36.0`, `v1.36.0-rc.1+dirty`. White space around it and a `v`
 * before it are passed over. Mirrors Go's `version.ParseSemantic`.
 * @throws {VersionError} with Go's text
 */
export function parseSemantic(text: string): Version {
  return new Version(readVersion(text, true));
}

/**
 * Reads a semantic version, and what is none as a generic one. Mirrors Go's `version.Parse`.
 * @throws {VersionError} with Go's text about the generic version
 */
export function parse(text: string): Version {
  try {
    return parseSemantic(text);
  } catch {
    return parseGeneric(text);
  }
}

/**
 * Major and minor of a generic version. Mirrors Go's `version.ParseMajorMinor`.
 * @throws {VersionError} with Go's text
 */
export function parseMajorMinor(text: string): Version {
  const [major, minor] = parseGeneric(text).components();
  return majorMinor(major!, minor!);
}

/**
 * The highest version among those that a peer supports; all beyond v1.x are passed over, and what is no version.
 * Mirrors Go's `version.HighestSupportedVersion`.
 * @throws {VersionError} with Go's text when there is none of v1.x
 */
export function highestSupportedVersion(versions: readonly string[]): Version {
  if (versions.length === 0) throw new VersionError('empty array for supported versions');
  let highest: Version | undefined;
  let failure = '<nil>';
  for (const text of versions.toReversed()) {
    try {
      const version = parseGeneric(text);
      if (version.components()[0]! <= 1 && (highest === undefined || highest.lessThan(version))) highest = version;
    } catch (error) {
      failure = (error as Error).message;
    }
  }
  if (highest === undefined) {
    throw new VersionError(
      `could not find a highest supported version from versions ([${versions.join(' ')}]) reported: ${failure}`,
    );
  }
  if (highest.major() !== 1) throw new VersionError(`highest supported version reported is ${highest}, must be v1.x`);
  return highest;
}
