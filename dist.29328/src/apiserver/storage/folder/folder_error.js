/** A store in a folder can't be opened, or can't be written any more. */
export class FolderError extends Error {
    code = 'ERR_STORAGE_FOLDER';
    path;
    constructor(path, reason, options) {
        super(`storage in ${path}: ${reason}`, options);
        this.name = 'FolderError';
        this.path = path;
    }
}
