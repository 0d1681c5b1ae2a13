import type { Clock } from '#apimachinery/util/wait/clock';
/** Says when a request may go. Mirrors Go's `flowcontrol.RateLimiter`. */
export interface RateLimiter {
    /** Whether one may go now; then it counts. */
    tryAccept(): boolean;
    /** Waits for its turn. @throws the signal's reason; the turn is given back */
    wait(options?: {
        readonly signal?: AbortSignal | undefined;
    }): Promise<void>;
}
/**
 * So many requests a second, and a number at once after a pause. Mirrors Go's `flowcontrol.NewTokenBucketRateLimiter`.
 * @param qps requests a second
 * @param burst how many may go at once
 */
export declare function newTokenBucketRateLimiter(qps: number, burst: number, clock?: Clock): RateLimiter;
