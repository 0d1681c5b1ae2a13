/** An invalid version string, or invalid numbers. For a string the message is Go's. */
export class VersionError extends Error {
    code = 'ERR_VERSION';
    constructor(message) {
        super(message);
        this.name = 'VersionError';
    }
}
