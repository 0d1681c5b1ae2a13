import type { Int64 } from '#engine/schema/wire';
import type { Info } from '../../version/info.ts';
import { decimalUint64, readVersion, uint64, type VersionParts } from './internal/read_version.ts';
import { VersionError } from './version_error.ts';

/**
 * A version: numbers with dots between them, and for a semantic version what stands behind `-` and `+`. Immutable.
 * Made by {@link parseSemantic}, {@link parseGeneric} and {@link majorMinor}. Mirrors Go's `version.Version`.
 */
export class Version {
  readonly #parts: VersionParts;

  /** @internal */
  constructor(parts: VersionParts) {
    this.#parts = parts;
  }

  /** @throws {VersionError} when it is beyond 2^53, which {@link components} has exactly */
  major(): number {
    return safe(this.#at(0));
  }

  /** @throws {VersionError} when it is beyond 2^53 */
  minor(): number {
    return safe(this.#at(1));
  }

  /** The third number; 0 when there is none. @throws {VersionError} when it is beyond 2^53 */
  patch(): number {
    return safe(this.#at(2));
  }

  /** What stands behind `-`, without it; empty for what is no semantic version. */
  preRelease(): string {
    return this.#parts.preRelease;
  }

  /** What stands behind `+`, without it; empty for what is no semantic version. */
  buildMetadata(): string {
    return this.#parts.buildMetadata;
  }

  /** All numbers, exactly: a bigint beyond 2^53. */
  components(): Int64[] {
    return [...this.#parts.components];
  }

  /** Three numbers, the first being this. Pre-release and build metadata stay. @throws {VersionError} */
  withMajor(major: Int64): Version {
    return changed(this.#parts, { components: [uint64(major), this.#at(1), this.#at(2)] });
  }

  /** Three numbers, the second being this. Pre-release and build metadata stay. @throws {VersionError} */
  withMinor(minor: Int64): Version {
    return changed(this.#parts, { components: [this.#at(0), uint64(minor), this.#at(2)] });
  }

  /** Three numbers, the third being this. Pre-release and build metadata stay. @throws {VersionError} */
  withPatch(patch: Int64): Version {
    return changed(this.#parts, { components: [this.#at(0), this.#at(1), uint64(patch)] });
  }

  /** Three numbers and this pre-release; the version itself when it is empty. */
  withPreRelease(preRelease: string): Version {
    return preRelease === '' ? this : changed(this.#parts, { components: this.#three(), preRelease });
  }

  /** Three numbers and this build metadata. */
  withBuildMetadata(buildMetadata: string): Version {
    return changed(this.#parts, { components: this.#three(), buildMetadata });
  }

  /** Major and minor, the minor moved by so many; never below 0. */
  offsetMinor(offset: Int64): Version {
    const minor = BigInt(this.#at(1)) + BigInt(offset);
    return majorMinor(this.#at(0), minor < 0n ? 0 : minor);
  }

  /** Major and minor, the minor so many less; never below 0. */
  subtractMinor(diff: Int64): Version {
    return this.offsetMinor(-diff);
  }

  /** Major and minor, the minor so many more. */
  addMinor(diff: Int64): Version {
    return this.offsetMinor(diff);
  }

  /** Whether the versions compare as the same: `1.4` and `1.4.0` do; build metadata does not count. */
  equalTo(other: Version | null | undefined): boolean {
    return Boolean(other) && compareParts(this.#parts, other!.#parts) === 0;
  }

  /**
   * Whether the version is this one or a later one. Two semantic versions compare as their specification has it; others
   * by their numbers alone, of which those that are not there are 0.
   */
  atLeast(min: Version): boolean {
    return compareParts(this.#parts, min.#parts) !== -1;
  }

  /** The opposite of {@link atLeast}. */
  lessThan(other: Version): boolean {
    return compareParts(this.#parts, other.#parts) === -1;
  }

  greaterThan(other: Version): boolean {
    return compareParts(this.#parts, other.#parts) === 1;
  }

  /**
   * Compares with the version that a text stands for, which is read as a semantic one if this one is.
   * @returns -1 when this version is less, 1 when it is greater, 0 when they compare as the same
   * @throws {VersionError}
   */
  compare(other: string): -1 | 0 | 1 {
    return compareParts(this.#parts, readVersion(other, this.#parts.semver));
  }

  /**
   * What a server of this version would say at `/version`, as far as that is known. A number 0 gives ''.
   *
   * Differs from Go: a number of 2^63 or more is not turned into a negative one.
   */
  info(): Info {
    const [major, minor] = [this.#at(0), this.#at(1)].map((number) => (number === 0 ? '' : String(number)));
    const unknown = { gitCommit: '', gitTreeState: '', buildDate: '', goVersion: '', compiler: '', platform: '' };
    return { major: major!, minor: minor!, gitVersion: this.toString(), ...unknown };
  }

  /** The version without what a generic one had behind its numbers, and without a leading `v`. */
  toString(): string {
    const { components, preRelease, buildMetadata } = this.#parts;
    return components.join('.') + (preRelease && `-${preRelease}`) + (buildMetadata && `+${buildMetadata}`);
  }

  /** Versions are compared by methods: `<` would compare them as texts. */
  valueOf(): never {
    throw new TypeError('compare versions with lessThan, atLeast, greaterThan or equalTo');
  }

  #at(index: number): Int64 {
    return this.#parts.components[index] ?? 0;
  }

  #three(): Int64[] {
    return [this.#at(0), this.#at(1), this.#at(2)];
  }
}

/** Not a method: the compiler makes a statement that bundlers keep of a class that names itself in a private one. */
function changed(parts: VersionParts, change: Partial<VersionParts>): Version {
  return new Version({ ...parts, ...change });
}

/** The version of these two numbers. Mirrors Go's `version.MajorMinor`. @throws {VersionError} when they are no integers from 0 to 2^64-1 */
export function majorMinor(major: Int64, minor: Int64): Version {
  return new Version({ components: [uint64(major), uint64(minor)], semver: false, preRelease: '', buildMetadata: '' });
}

function safe(number: Int64): number {
  if (typeof number === 'number') return number;
  throw new VersionError(`${number} is beyond 2^53; components() has it exactly`);
}

function compareParts(a: VersionParts, b: VersionParts): -1 | 0 | 1 {
  for (let at = 0; at < Math.max(a.components.length, b.components.length); at++) {
    const order = compare(a.components[at] ?? 0, b.components[at] ?? 0);
    if (order !== 0) return order;
  }
  if (!a.semver || !b.semver || a.preRelease === b.preRelease) return 0;
  if (a.preRelease === '' || b.preRelease === '') return a.preRelease === '' ? 1 : -1;
  const [x, y] = [a.preRelease.split('.'), b.preRelease.split('.')];
  for (let at = 0; at < Math.min(x.length, y.length); at++) {
    const order = comparePreReleasePart(x[at]!, y[at]!);
    if (order !== 0) return order;
  }
  return compare(x.length, y.length);
}

function comparePreReleasePart(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = [decimalUint64(a), decimalUint64(b)];
  return x === undefined || y === undefined ? compare(a, b) : compare(x, y);
}

function compare<T extends string | Int64>(a: T, b: T): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
