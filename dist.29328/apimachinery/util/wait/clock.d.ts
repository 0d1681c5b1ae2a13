/** The time source of this package. Pass your own to test without waiting. */
export interface Clock {
    /** Milliseconds since an arbitrary epoch. */
    now(): number;
    /** Calls `fire` once after the delay, never before this function has returned. Returns a function that cancels it. */
    after(milliseconds: number, fire: () => void): () => void;
}
/** The system's monotonic clock: it does not jump when the time is set. */
export declare const realClock: Clock;
