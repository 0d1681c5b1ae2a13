import type { Clock } from '../clock.ts';
/** The timer between rounds of a loop. */
export interface Timer {
    /** Starts the timer unless already started. */
    start(): void;
    /** Resolves when the timer fires, at once if it already has, or when the signal is aborted. */
    receive(signal: AbortSignal): Promise<void>;
    /** Restarts the timer after it was received. */
    next(): void;
    stop(): void;
}
/** Fires once after each delay. */
export declare class DelayTimer implements Timer {
    #private;
    constructor(clock: Clock, delay: () => number);
    start(): void;
    next(): void;
    receive(signal: AbortSignal): Promise<void>;
    stop(): void;
}
/** Fires at every multiple of the interval; missed ticks are received once, like with Go's Ticker. */
export declare class IntervalTimer implements Timer {
    #private;
    constructor(clock: Clock, interval: number);
    start(): void;
    receive(signal: AbortSignal): Promise<void>;
    next(): void;
    stop(): void;
}
