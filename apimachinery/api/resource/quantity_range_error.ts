/** Thrown when an argument or a result is out of range. */
export class QuantityRangeError extends RangeError {
  override readonly name: string = 'QuantityRangeError';
  readonly code: 'ERR_QUANTITY_RANGE' = 'ERR_QUANTITY_RANGE';
}
