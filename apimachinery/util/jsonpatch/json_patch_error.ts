/** A JSON patch or a JSON merge patch that can't be made or applied. The message is that of Go's json-patch. */
export class JSONPatchError extends Error {
  readonly code = 'ERR_JSON_PATCH';
  /** Which operation of a JSON patch it was, from 0. */
  readonly operation: number | undefined;

  constructor(message: string, operation?: number) {
    super(message);
    this.name = 'JSONPatchError';
    this.operation = operation;
  }
}
