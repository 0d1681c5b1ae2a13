/** A path to ignore is invalid. */
export class DiffPathError extends SyntaxError {
  readonly code = 'ERR_DIFF_PATH';
  /** The path as it was given. */
  readonly path: string;

  constructor(path: string, why: string) {
    super(`${JSON.stringify(path)} is not a path of fields: ${why}; it is one like spec.containers[name=nginx].image`);
    this.name = 'DiffPathError';
    this.path = path;
  }
}
