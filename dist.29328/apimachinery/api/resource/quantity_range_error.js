/** Thrown when an argument or a result is out of range. */
export class QuantityRangeError extends RangeError {
    name = 'QuantityRangeError';
    code = 'ERR_QUANTITY_RANGE';
}
