/** A text that is no version, or numbers that make none. The message is Go's for a text. */
export class VersionError extends Error {
  readonly code = 'ERR_VERSION';

  constructor(message: string) {
    super(message);
    this.name = 'VersionError';
  }
}
