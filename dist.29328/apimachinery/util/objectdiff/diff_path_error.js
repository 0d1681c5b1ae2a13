/** A path to ignore is invalid. */
export class DiffPathError extends SyntaxError {
    code = 'ERR_DIFF_PATH';
    /** The path as it was given. */
    path;
    constructor(path, why) {
        super(`${JSON.stringify(path)} is no path of fields: ${why}; it is one like spec.containers[name=nginx].image`);
        this.name = 'DiffPathError';
        this.path = path;
    }
}
