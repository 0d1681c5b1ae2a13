import { everyChar, isDigit } from '#engine/text/name_syntax';
/** An invalid resource version. The message is Go's. */
export class InvalidResourceVersion extends Error {
    code = 'ERR_INVALID_RESOURCE_VERSION';
    resourceVersion;
    constructor(resourceVersion) {
        super(`resource version is not well formed: ${resourceVersion}`);
        this.name = 'InvalidResourceVersion';
        this.resourceVersion = resourceVersion;
    }
}
/**
 * Compares the resource versions of two objects of the same resource: decimal integers of any length, without leading
 * zeros, and greater than 0. Mirrors Go's `resourceversion.CompareResourceVersion`.
 * @returns -1 when `a` is older, 1 when it is newer, 0 when they are the same
 * @throws {InvalidResourceVersion} for any other string
 */
export function compareResourceVersion(a, b) {
    for (const version of [a, b])
        if (!isWellFormed(version))
            throw new InvalidResourceVersion(version);
    if (a === b)
        return 0;
    if (a.length !== b.length)
        return a.length < b.length ? -1 : 1;
    return a < b ? -1 : 1;
}
function isWellFormed(version) {
    return version !== '' && !version.startsWith('0') && everyChar(version, isDigit);
}
