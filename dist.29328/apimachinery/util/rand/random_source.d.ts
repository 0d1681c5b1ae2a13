/** Returns numbers from 0 up to but not including 1, like Math.random. Pass your own for reproducible results. */
export type RandomSource = () => number;
/** An empty range, or an invalid length. */
export declare class RandomRangeError extends Error {
    readonly code = "ERR_RANDOM_RANGE";
    constructor(message: string);
}
