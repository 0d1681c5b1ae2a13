/** How often a program that decides is asked again. */
export interface ReviewRetry {
    /** Milliseconds before the second time; half a second unless given. Each further wait is half as long again. */
    readonly retryInterval?: number;
}
/** Asks up to five times, while what goes wrong may pass. Mirrors Go's `webhook.WithExponentialBackoff`. */
export declare function retriedReview<T>(ask: () => Promise<T>, { retryInterval }: ReviewRetry): Promise<T>;
