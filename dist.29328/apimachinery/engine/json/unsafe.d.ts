/** Whether the text may have had another number: an integer with more digits, or one too large for a float64. */
export declare function isUnsafe(value: number): boolean;
/** Whether there is such a number anywhere in an object, or more levels than can be told to be allowed. */
export declare function hasUnsafe(object: object, levels?: number): boolean;
/** YAML's floats are JSON numbers without a fraction when they are whole, and those have as few digits as can be. */
export declare function integerOfFloat(value: unknown): unknown;
