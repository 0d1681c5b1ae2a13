import { type Clock } from '#apimachinery/util/wait/clock';
import type { ResourceClient } from '../../resource_client.ts';
/** Whether what was waited for is there. The object is undefined when there is none. */
export type Condition<T> = (object: T | undefined) => boolean | Promise<boolean>;
/** The object is gone, or another one has its name. @param uid of the object; left out, any object of the name is meant */
export declare function isDeleted(uid?: string): Condition<{
    readonly metadata?: {
        readonly uid?: string | undefined;
    } | undefined;
}>;
/** How {@link until} waits. */
export interface UntilOptions {
    /** Ends the waiting, with the signal's reason. */
    readonly signal?: AbortSignal | undefined;
    /** How long to wait at most, in milliseconds. Default: for ever. */
    readonly timeout?: number;
    readonly clock?: Clock;
}
/**
 * Waits until an object is as wanted: it may not be there yet, or go. It reads the object, then watches it, through lost
 * connections and forgotten versions. Mirrors Go's `watch.UntilWithSync`.
 *
 * ```ts
 * const pod = await until(pods, 'a', isPodReady, { timeout: 60_000 });
 * ```
 * @returns the object; undefined if it is one that must be gone
 * @throws WaitInterruptedError with the reason `timeout`
 * @throws StatusError when the object may not be read, and whatever the condition throws
 */
export declare function until<T extends object>(resource: ResourceClient<T>, name: string, condition: Condition<T>, { signal, timeout, clock }?: UntilOptions): Promise<T | undefined>;
