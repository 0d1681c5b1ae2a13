/** Thrown when a string is not a quantity. The message is Go's. */
export class QuantityError extends Error {
  override readonly name: string = 'QuantityError';
  readonly code: 'ERR_INVALID_QUANTITY' = 'ERR_INVALID_QUANTITY';
  /** The rejected string. */
  readonly value: string;

  constructor(message: string, value: string) {
    super(message);
    this.value = value;
  }
}
