/** A store in a folder can't be opened, or can't be written any more. */
export declare class FolderError extends Error {
    readonly code = "ERR_STORAGE_FOLDER";
    readonly path: string;
    constructor(path: string, reason: string, options?: ErrorOptions);
}
