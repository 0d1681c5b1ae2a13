/** A FieldsV1 that can't be read, or a path that can't be made. The message says where. */
export class FieldPathError extends Error {
  readonly code = 'ERR_FIELD_PATH';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FieldPathError';
  }
}
