/** A store in a folder can't be opened, or can't be written any more. */
export class FolderError extends Error {
  readonly code = 'ERR_STORAGE_FOLDER';
  readonly path: string;

  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`storage in ${path}: ${reason}`, options);
    this.name = 'FolderError';
    this.path = path;
  }
}
