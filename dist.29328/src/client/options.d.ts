import type { CreateOptions as MetaCreateOptions, DeleteOptions as MetaDeleteOptions, GetOptions as MetaGetOptions, ListOptions as MetaListOptions, PatchOptions as MetaPatchOptions, UpdateOptions as MetaUpdateOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { UndecodableHandler } from './rest/undecodable_object_error.ts';
/** The fields of options that say something, which may all be left out. */
type Fields<T, K extends keyof T> = {
    readonly [P in K]?: T[P] | undefined;
};
/** What every call takes. */
export interface CallOptions {
    /** Ends the call, and what follows from it: it is rejected with the signal's reason. */
    readonly signal?: AbortSignal | undefined;
    /** How long the call may take, in milliseconds, instead of the client's `timeout`. */
    readonly timeout?: number;
}
/** How an object is read. See `metav1.GetOptions`. */
export interface GetOptions extends CallOptions, Fields<MetaGetOptions, 'resourceVersion'> {
}
/** Which objects are listed, and how. See `metav1.ListOptions`. */
export interface ListOptions extends CallOptions, Fields<MetaListOptions, 'labelSelector' | 'fieldSelector' | 'shardSelector' | 'resourceVersion' | 'resourceVersionMatch' | 'timeoutSeconds' | 'limit' | 'continue'> {
    /**
     * Called for each object that can't be decoded, which is left out. By default one such object fails the list, or ends
     * the watch. Only for JSON, YAML and CBOR: Protobuf has no wrong types.
     *
     * Differs from Go: there one object fails them all, always.
     */
    readonly onUndecodable?: UndecodableHandler | undefined;
}
/** Which objects are shown as rows. */
export interface TableOptions extends ListOptions {
    /** One object alone. */
    readonly name?: string;
}
/** Which objects are listed page by page. */
export interface PageOptions extends Omit<ListOptions, 'limit' | 'continue'> {
    /** How many objects there are on a page. Default 500. */
    readonly pageSize?: number;
}
/** Which objects are watched, and how. See `metav1.ListOptions`. */
export interface WatchOptions extends Omit<ListOptions, 'limit' | 'continue'>, Fields<MetaListOptions, 'allowWatchBookmarks' | 'sendInitialEvents'> {
}
/** How an object is created. See `metav1.CreateOptions`. */
export interface CreateOptions extends CallOptions, Fields<MetaCreateOptions, 'dryRun' | 'fieldManager' | 'fieldValidation'> {
}
/** How an object is replaced. See `metav1.UpdateOptions`. */
export interface UpdateOptions extends CallOptions, Fields<MetaUpdateOptions, 'dryRun' | 'fieldManager' | 'fieldValidation'> {
}
/** How an object is patched. See `metav1.PatchOptions`. */
export interface PatchOptions extends CallOptions, Fields<MetaPatchOptions, 'dryRun' | 'force' | 'fieldManager' | 'fieldValidation'> {
}
/** How a configuration is applied. See `metav1.ApplyOptions`. */
export interface ApplyOptions extends CallOptions {
    /** Who owns the applied fields. */
    readonly fieldManager: string;
    /** Takes over fields that others own, instead of failing with a conflict. */
    readonly force?: boolean;
    readonly dryRun?: readonly string[];
    readonly fieldValidation?: string;
}
/** How an object is deleted. See `metav1.DeleteOptions`. */
export interface DeleteOptions extends CallOptions, Fields<MetaDeleteOptions, 'gracePeriodSeconds' | 'preconditions' | 'propagationPolicy' | 'dryRun' | 'orphanDependents' | 'ignoreStoreReadErrorWithClusterBreakingPotential'> {
}
export {};
