import { hasCode } from '#engine/text/has_code';
/** A package that a storage needs is not installed. */
export class MissingPackageError extends Error {
    code = 'ERR_MISSING_PACKAGE';
    /** @param what needs it @param packages what to install */
    constructor(what, packages, options) {
        super(`${what} needs ${packages.join(' and ')}: npm install ${packages.join(' ')}`, options);
        this.name = 'MissingPackageError';
    }
}
/**
 * Loads an optional peer.
 * @param packages all that the storage needs, for the error
 * @throws {MissingPackageError}
 */
export async function loadPeer(load, what, packages) {
    try {
        return await load();
    }
    catch (error) {
        if (hasCode(error, 'ERR_MODULE_NOT_FOUND'))
            throw new MissingPackageError(what, packages, { cause: error });
        throw error;
    }
}
