import type { WaitOptions } from '../../util/workqueue/taken.ts';
import type { DeepReadonly } from './deep_readonly.ts';
/** What is known of an added object. */
export interface AddInfo {
    /** It was there before: the informer had not synced yet, or the handler was added later. */
    readonly inInitialList: boolean;
}
/** What is known of a deleted object. */
export interface DeleteInfo {
    /** Nobody saw it go: the object is as it was seen last. Mirrors Go's `cache.DeletedFinalStateUnknown`. */
    readonly finalStateUnknown: boolean;
}
/**
 * Called with the changes of objects, in order, one call after the other: a call that returns a promise is waited for. What is
 * slow belongs into a work queue. Mirrors Go's `cache.ResourceEventHandler`.
 */
export interface ResourceEventHandler<T> {
    add?(object: DeepReadonly<T>, info: AddInfo): void | Promise<void>;
    /** The object changed, or with a resync may not have. Between two calls it may have been deleted and created again: see its uid. */
    update?(old: DeepReadonly<T>, object: DeepReadonly<T>): void | Promise<void>;
    delete?(object: DeepReadonly<T>, info: DeleteInfo): void | Promise<void>;
}
/** How a handler is called. */
export interface HandlerOptions {
    /**
     * How often `update` is called for all objects, changed or not, in milliseconds; at least 1,000, and rounded up to a
     * multiple of the shortest that was given before the start. Default: that of the informer.
     */
    readonly resyncPeriod?: number;
}
/** A handler that was added to an informer. Mirrors Go's `cache.ResourceEventHandlerRegistration`. */
export interface HandlerRegistration {
    /** Whether the calls for all objects that were there in the beginning are over. */
    readonly hasSynced: boolean;
    /** How many calls are still to be made. */
    readonly pending: number;
    /** Waits for {@link HandlerRegistration.hasSynced}. @throws the signal's reason, and InformerStateError when the informer ends before */
    synced(options?: WaitOptions): Promise<void>;
    /** Ends the calls; that which goes on is not waited for. */
    remove(): void;
}
