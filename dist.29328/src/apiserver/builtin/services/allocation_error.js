/** An address or port can't be had. */
export class AllocationError extends Error {
    code = 'ERR_ALLOCATION';
    /** Whether there is none left, whichever one would be taken. */
    isFull;
    constructor(message, { isFull = false } = {}) {
        super(message);
        this.name = 'AllocationError';
        this.isFull = isFull;
    }
}
/** Go's `ErrFull`. */
export const newFullError = () => new AllocationError('range is full', { isFull: true });
