import type { RandomSource } from '../rand/random_source.ts';
import type { Clock } from './clock.ts';
/** When a wait ends early; and sources of time and randomness, for tests, which default to the system's. */
export interface WaitOptions {
    /** Ends the wait. */
    readonly signal?: AbortSignal | undefined;
    readonly clock?: Clock;
    /** For jitter. */
    readonly random?: RandomSource;
}
