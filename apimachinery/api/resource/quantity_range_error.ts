/** Thrown when a number does not fit: one that was given, or one that was asked for. */
export class QuantityRangeError extends RangeError {
  override readonly name: string = 'QuantityRangeError';
  readonly code: 'ERR_QUANTITY_RANGE' = 'ERR_QUANTITY_RANGE';
}
