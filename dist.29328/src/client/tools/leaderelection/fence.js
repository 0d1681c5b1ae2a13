import { withRequests } from '../../transport/index.js';
/** A write was refused here, before it was sent: this replica is not the leader, or can't be sure that it still is. */
export class NotLeadingError extends Error {
    code = 'ERR_NOT_LEADING';
    /** The lock, as `namespace/name`. */
    lock;
    constructor(lock, message) {
        super(message);
        this.name = 'NotLeadingError';
        this.lock = lock;
    }
}
/**
 * Compares the clock with a deadline whenever it is asked. It needs no timer to fire, so it closes in time even if the
 * event loop was blocked, or the whole process was stopped, past the deadline.
 */
export class LeaseFence {
    #clock;
    #lock;
    #deadline = -Infinity;
    /** @param lock as `namespace/name`, for messages */
    constructor(clock, lock) {
        this.#clock = clock;
        this.#lock = lock;
    }
    /** Opens the fence up to a time of its clock, in milliseconds, or moves that time. */
    openUntil(deadline) {
        this.#deadline = deadline;
    }
    /** Closes the fence now. */
    close() {
        this.#deadline = -Infinity;
    }
    isOpen() {
        return this.#clock.now() < this.#deadline;
    }
    check() {
        if (this.isOpen())
            return;
        const why = this.#deadline === -Infinity
            ? 'this replica does not hold it'
            : 'it was not renewed in time, and another replica may hold it by now';
        throw new NotLeadingError(this.#lock, `write refused, not the leader of lease ${this.#lock}: ${why}`);
    }
}
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * A transport that lets reads pass, and everything else only while the fence is open: what a leader's client uses, so
 * that a replica that lost its lease without noticing changes nothing. Repetitions of a request are checked again.
 *
 * ```ts
 * const client = new Client({ transport: withFence(transport, elector.fence) });
 * ```
 */
export function withFence(transport, fence) {
    return withRequests(transport, (request) => {
        if (!READS.has(request.method))
            fence.check();
        return request;
    });
}
