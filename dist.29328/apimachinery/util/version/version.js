import { decimalUint64, readVersion, uint64 } from './read_version.js';
import { VersionError } from './version_error.js';
/**
 * A version: dot-separated numbers and, if semantic, pre-release and build metadata. Immutable. Created by
 * {@link parseSemantic}, {@link parseGeneric} and {@link majorMinor}. Mirrors Go's `version.Version`.
 */
export class Version {
    #parts;
    /** @internal */
    constructor(parts) {
        this.#parts = parts;
    }
    /** @throws {VersionError} beyond 2^53; {@link components} is exact */
    major() {
        return safe(this.#at(0));
    }
    /** @throws {VersionError} when it is beyond 2^53 */
    minor() {
        return safe(this.#at(1));
    }
    /** The third number; 0 when there is none. @throws {VersionError} when it is beyond 2^53 */
    patch() {
        return safe(this.#at(2));
    }
    /** The part after `-`; empty if not a semantic version. */
    preRelease() {
        return this.#parts.preRelease;
    }
    /** The part after `+`; empty if not a semantic version. */
    buildMetadata() {
        return this.#parts.buildMetadata;
    }
    /** All numbers, exactly: a bigint beyond 2^53. */
    components() {
        return [...this.#parts.components];
    }
    /** A copy with this major and three numbers. Pre-release and build metadata are kept. @throws {VersionError} */
    withMajor(major) {
        return changed(this.#parts, { components: [uint64(major), this.#at(1), this.#at(2)] });
    }
    /** A copy with this minor and three numbers. Pre-release and build metadata are kept. @throws {VersionError} */
    withMinor(minor) {
        return changed(this.#parts, { components: [this.#at(0), uint64(minor), this.#at(2)] });
    }
    /** A copy with this patch and three numbers. Pre-release and build metadata are kept. @throws {VersionError} */
    withPatch(patch) {
        return changed(this.#parts, { components: [this.#at(0), this.#at(1), uint64(patch)] });
    }
    /** A copy with this pre-release; the version itself when it is empty. */
    withPreRelease(preRelease) {
        return preRelease === '' ? this : changed(this.#parts, { components: this.#three(), preRelease });
    }
    /** A copy with this build metadata. */
    withBuildMetadata(buildMetadata) {
        return changed(this.#parts, { components: this.#three(), buildMetadata });
    }
    /** Major and minor only, with the minor shifted; never below 0. */
    offsetMinor(offset) {
        const minor = BigInt(this.#at(1)) + BigInt(offset);
        return majorMinor(this.#at(0), minor < 0n ? 0 : minor);
    }
    /** Major and minor only, with the minor decreased; never below 0. */
    subtractMinor(diff) {
        return this.offsetMinor(-diff);
    }
    /** Major and minor only, with the minor increased. */
    addMinor(diff) {
        return this.offsetMinor(diff);
    }
    /** Whether the versions compare equal: `1.4` and `1.4.0` do; build metadata is ignored. */
    equalTo(other) {
        return Boolean(other) && compareParts(this.#parts, other.#parts) === 0;
    }
    /**
     * Whether the version is at least `min`. Two semantic versions compare by the specification; others by their numbers
     * alone, missing ones counting as 0.
     */
    atLeast(min) {
        return compareParts(this.#parts, min.#parts) !== -1;
    }
    /** The opposite of {@link atLeast}. */
    lessThan(other) {
        return compareParts(this.#parts, other.#parts) === -1;
    }
    greaterThan(other) {
        return compareParts(this.#parts, other.#parts) === 1;
    }
    /**
     * Compares with a version string, parsed as semantic if this version is.
     * @returns -1 when this version is less, 1 when it is greater, 0 when equal
     * @throws {VersionError}
     */
    compare(other) {
        return compareParts(this.#parts, readVersion(other, this.#parts.semver));
    }
    /**
     * What a server of this version would return at `/version`, as far as known. 0 becomes ''.
     *
     * Differs from Go: a number of 2^63 or more does not become negative.
     */
    info() {
        const [major, minor] = [this.#at(0), this.#at(1)].map((number) => (number === 0 ? '' : String(number)));
        const unknown = { gitCommit: '', gitTreeState: '', buildDate: '', goVersion: '', compiler: '', platform: '' };
        return { major: major, minor: minor, gitVersion: this.toString(), ...unknown };
    }
    /** The version without a leading `v`, and without the suffix of a generic version. */
    toString() {
        const { components, preRelease, buildMetadata } = this.#parts;
        return components.join('.') + (preRelease && `-${preRelease}`) + (buildMetadata && `+${buildMetadata}`);
    }
    /** Throws, as `<` would compare versions as strings. */
    valueOf() {
        throw new TypeError('compare versions with lessThan, atLeast, greaterThan or equalTo');
    }
    #at(index) {
        return this.#parts.components[index] ?? 0;
    }
    #three() {
        return [this.#at(0), this.#at(1), this.#at(2)];
    }
}
/** Not a method: for a private method that names its class, the compiler emits a statement that bundlers can't drop. */
function changed(parts, change) {
    return new Version({ ...parts, ...change });
}
/**
 * The version of these two numbers. Mirrors Go's `version.MajorMinor`. @throws {VersionError} when they are not
 * integers from 0 to 2^64-1
 */
export function majorMinor(major, minor) {
    return new Version({ components: [uint64(major), uint64(minor)], semver: false, preRelease: '', buildMetadata: '' });
}
function safe(number) {
    if (typeof number === 'number')
        return number;
    throw new VersionError(`${number} is beyond 2^53; components() has it exactly`);
}
function compareParts(a, b) {
    for (let at = 0; at < Math.max(a.components.length, b.components.length); at++) {
        const order = compare(a.components[at] ?? 0, b.components[at] ?? 0);
        if (order !== 0)
            return order;
    }
    if (!a.semver || !b.semver || a.preRelease === b.preRelease)
        return 0;
    if (a.preRelease === '' || b.preRelease === '')
        return a.preRelease === '' ? 1 : -1;
    const [x, y] = [a.preRelease.split('.'), b.preRelease.split('.')];
    for (let at = 0; at < Math.min(x.length, y.length); at++) {
        const order = comparePreReleasePart(x[at], y[at]);
        if (order !== 0)
            return order;
    }
    return compare(x.length, y.length);
}
function comparePreReleasePart(a, b) {
    const [x, y] = [decimalUint64(a), decimalUint64(b)];
    return x === undefined || y === undefined ? compare(a, b) : compare(x, y);
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
