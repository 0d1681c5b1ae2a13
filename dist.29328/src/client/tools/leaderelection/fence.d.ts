import type { Clock } from '#apimachinery/util/wait/clock';
import { type Transport } from '../../transport/index.ts';
/** A write was refused here, before it was sent: this replica is not the leader, or can't be sure that it still is. */
export declare class NotLeadingError extends Error {
    readonly code = "ERR_NOT_LEADING";
    /** The lock, as `namespace/name`. */
    readonly lock: string;
    constructor(lock: string, message: string);
}
/** Knows whether this replica may act as the leader. */
export interface Fence {
    /** Whether the lease is surely still ours, by the clock of this process. */
    isOpen(): boolean;
    /** @throws NotLeadingError when it is not */
    check(): void;
}
/**
 * Compares the clock with a deadline whenever it is asked. It needs no timer to fire, so it closes in time even if the
 * event loop was blocked, or the whole process was stopped, past the deadline.
 */
export declare class LeaseFence implements Fence {
    #private;
    /** @param lock as `namespace/name`, for messages */
    constructor(clock: Clock, lock: string);
    /** Opens the fence up to a time of its clock, in milliseconds, or moves that time. */
    openUntil(deadline: number): void;
    /** Closes the fence now. */
    close(): void;
    isOpen(): boolean;
    check(): void;
}
/**
 * A transport that lets reads pass, and everything else only while the fence is open: what a leader's client uses, so
 * that a replica that lost its lease without noticing changes nothing. Repetitions of a request are checked again.
 *
 * ```ts
 * const client = new Client({ transport: withFence(transport, elector.fence) });
 * ```
 */
export declare function withFence(transport: Transport, fence: Fence): Transport;
