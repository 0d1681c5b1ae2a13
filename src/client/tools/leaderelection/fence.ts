import type { Clock } from '#apimachinery/util/wait/clock';
import { type Transport, withRequests } from '../../transport/index.ts';

/** A write was refused here, before it was sent: this replica is not the leader, or can't be sure that it still is. */
export class NotLeadingError extends Error {
  readonly code = 'ERR_NOT_LEADING';
  /** The lock, as `namespace/name`. */
  readonly lock: string;

  constructor(lock: string, message: string) {
    super(message);
    this.name = 'NotLeadingError';
    this.lock = lock;
  }
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
export class LeaseFence implements Fence {
  readonly #clock: Clock;
  readonly #lock: string;
  #deadline = -Infinity;

  /** @param lock as `namespace/name`, for messages */
  constructor(clock: Clock, lock: string) {
    this.#clock = clock;
    this.#lock = lock;
  }

  /** Opens the fence up to a time of its clock, in milliseconds, or moves that time. */
  openUntil(deadline: number): void {
    this.#deadline = deadline;
  }

  /** Closes the fence now. */
  close(): void {
    this.#deadline = -Infinity;
  }

  isOpen(): boolean {
    return this.#clock.now() < this.#deadline;
  }

  check(): void {
    if (this.isOpen()) return;
    const why =
      this.#deadline === -Infinity
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
export function withFence(transport: Transport, fence: Fence): Transport {
  return withRequests(transport, (request) => {
    if (!READS.has(request.method)) fence.check();
    return request;
  });
}
