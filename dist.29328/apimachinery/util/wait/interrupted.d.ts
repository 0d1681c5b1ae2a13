/** Why the wait ended: no attempts or time left, an aborted signal, a signal's deadline, or a reason of the caller. */
export type InterruptedReason = 'timeout' | 'canceled' | 'deadline' | 'other';
/** The wait ended before the condition was met. The message is Go's. */
export declare class WaitInterruptedError extends Error {
    readonly code = "ERR_WAIT_INTERRUPTED";
    readonly reason: InterruptedReason;
    /** @param options `cause`: for example the reason of the aborted signal */
    constructor(reason: InterruptedReason, message?: string, options?: ErrorOptions);
}
/**
 * Whether an error means that the wait ended before the condition was met or threw: by timeout, too many attempts, or a
 * signal (an AbortError or TimeoutError). Also true for errors caused by such an error. Mirrors Go's
 * `wait.Interrupted`.
 */
export declare function interrupted(err: unknown): boolean;
/**
 * An error for which {@link interrupted} is true, with the cause's message; the cause itself if it is a
 * {@link WaitInterruptedError}. For conditions and loops of your own. Mirrors Go's `wait.ErrorInterrupted`.
 */
export declare function errorInterrupted(cause?: Error): WaitInterruptedError;
