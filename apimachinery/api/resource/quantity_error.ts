/** Thrown when a text is no quantity. The message is Go's. */
export class QuantityError extends Error {
  override readonly name: string = 'QuantityError';
  readonly code: 'ERR_INVALID_QUANTITY' = 'ERR_INVALID_QUANTITY';
  /** The text that was to be read. */
  readonly value: string;

  constructor(message: string, value: string) {
    super(message);
    this.value = value;
  }
}
