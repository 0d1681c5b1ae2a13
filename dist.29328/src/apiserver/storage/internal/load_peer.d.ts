/** A package that a storage needs is not installed. */
export declare class MissingPackageError extends Error {
    readonly code = "ERR_MISSING_PACKAGE";
    /** @param what needs it @param packages what to install */
    constructor(what: string, packages: readonly string[], options?: ErrorOptions);
}
/**
 * Loads an optional peer.
 * @param packages all that the storage needs, for the error
 * @throws {MissingPackageError}
 */
export declare function loadPeer<T>(load: () => Promise<T>, what: string, packages: readonly string[]): Promise<T>;
