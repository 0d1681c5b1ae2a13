import type { BackoffInit } from '#apimachinery/util/wait/backoff';
import type { WaitOptions } from '#apimachinery/util/wait/wait_options';
/** For conflicts between clients that write often: 5 tries, 10 ms apart. Mirrors Go's `retry.DefaultRetry`. */
export declare const DefaultRetry: BackoffInit;
/** For conflicts with a client that may take longer: 4 tries, 10 ms, 50 ms, 250 ms. Mirrors Go's `retry.DefaultBackoff`. */
export declare const DefaultBackoff: BackoffInit;
/** How {@link onError} goes about it. */
export interface RetryOptions extends WaitOptions {
    /** How often it tries, and how long it waits between: {@link DefaultRetry} unless given. */
    readonly backoff?: BackoffInit;
    /** Ends the waiting, with the signal's reason. */
    readonly signal?: AbortSignal | undefined;
}
/**
 * Calls a function until it gives a result, or throws what is not worth another try. Mirrors Go's `retry.OnError`.
 * @returns what the function gives
 * @throws what the function threw last
 */
export declare function onError<T>(retriable: (error: unknown) => boolean, fn: () => T | Promise<T>, { backoff, signal, clock, random }?: RetryOptions): Promise<T>;
/**
 * Repeats an update that failed because the object was changed in the meantime. The function must read the object anew.
 * Mirrors Go's `retry.RetryOnConflict`.
 *
 * ```ts
 * await retryOnConflict(async () => {
 *   const deployment = await deployments.get('web');
 *   deployment.spec.replicas = 3;
 *   return deployments.update(deployment);
 * });
 * ```
 */
export declare function retryOnConflict<T>(fn: () => T | Promise<T>, options?: RetryOptions): Promise<T>;
