/**
 * A string that is not a label selector. The message is Go's. Where a key or value is wrong, `cause` is the error about
 * it.
 */
export class SelectorSyntaxError extends Error {
  readonly code = 'ERR_LABEL_SELECTOR';

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'SelectorSyntaxError';
  }
}
