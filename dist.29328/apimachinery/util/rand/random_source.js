/** An empty range, or an invalid length. */
export class RandomRangeError extends Error {
    code = 'ERR_RANDOM_RANGE';
    constructor(message) {
        super(message);
        this.name = 'RandomRangeError';
    }
}
