/** A path to ignore is invalid. */
export declare class DiffPathError extends SyntaxError {
    readonly code = "ERR_DIFF_PATH";
    /** The path as it was given. */
    readonly path: string;
    constructor(path: string, why: string);
}
