/** Thrown when an argument or a result is out of range. */
export declare class QuantityRangeError extends RangeError {
    readonly name: string;
    readonly code: 'ERR_QUANTITY_RANGE';
}
