/** An invalid version string, or invalid numbers. For a string the message is Go's. */
export declare class VersionError extends Error {
    readonly code = "ERR_VERSION";
    constructor(message: string);
}
