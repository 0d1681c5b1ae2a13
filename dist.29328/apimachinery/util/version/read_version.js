import { quote } from '#engine/schema/fault';
import { everyChar, isDigit } from '#engine/text/name_syntax';
import { VersionError } from './version_error.js';
const MAX_UINT64 = 0xffffffffffffffffn;
// With Go's \s. Digits and dots alternate, so there is no backtracking.
const NUMBERS = /^[\t\n\f\r ]*v?([0-9]+(?:\.[0-9]+)*)/;
const EXTRA = /^(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?[\t\n\f\r ]*$/;
/** @throws {VersionError} with Go's messages */
export function readVersion(text, semver) {
    const [before, numbers] = NUMBERS.exec(text) ?? [];
    const extra = text.slice(before?.length);
    if (numbers === undefined || extra.includes('\n'))
        throw new VersionError(`could not parse ${quote(text)} as version`);
    const texts = numbers.split('.');
    if (semver ? texts.length !== 3 : texts.length < 2)
        throw new VersionError(`illegal version string ${quote(text)}`);
    const components = texts.map((component, index) => {
        if (index === 0 || semver)
            refuseZeroPrefix(component, text);
        const number = decimalUint64(component);
        if (number !== undefined)
            return number;
        throw new VersionError(`illegal non-numeric version component ${quote(component)} in ${quote(text)}: strconv.ParseUint: parsing ${quote(component)}: value out of range`);
    });
    return { components, semver, ...(semver ? readExtra(extra, text) : { preRelease: '', buildMetadata: '' }) };
}
function readExtra(extra, text) {
    const found = EXTRA.exec(extra);
    if (found === null)
        throw new VersionError(`could not parse pre-release/metadata (${extra}) in version ${quote(text)}`);
    const [, preRelease = '', buildMetadata = ''] = found;
    for (const part of preRelease.split('.'))
        if (decimalUint64(part) !== undefined)
            refuseZeroPrefix(part, text);
    return { preRelease, buildMetadata };
}
function refuseZeroPrefix(component, text) {
    if (component.startsWith('0') && component !== '0') {
        throw new VersionError(`illegal zero-prefixed version component ${quote(component)} in ${quote(text)}`);
    }
}
/** A decimal integer from 0 to 2^64-1, as Go's strconv.ParseUint reads it; undefined for any other string. */
export function decimalUint64(text) {
    if (text === '' || !everyChar(text, isDigit))
        return undefined;
    if (text.length <= 15)
        return Number(text);
    // Never convert a million digits.
    const digits = text.replace(/^0+/, '');
    if (digits.length > 20)
        return undefined;
    const value = BigInt(digits || '0');
    if (value > MAX_UINT64)
        return undefined;
    return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}
/** The integer, as a number where it is safe. @throws {VersionError} when it is not one from 0 to 2^64-1 */
export function uint64(value) {
    if (typeof value === 'number' ? !Number.isSafeInteger(value) || value < 0 : value < 0n || value > MAX_UINT64) {
        throw new VersionError(`a part of a version must be an integer from 0 to 2^64-1, not ${value}`);
    }
    return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}
