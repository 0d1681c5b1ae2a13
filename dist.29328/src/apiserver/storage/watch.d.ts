import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import type { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from './api_object.ts';
import type { ObjectSource } from './list.ts';
import { type SelectionPredicate } from './selection_predicate.ts';
/** What is watched, and from when on. */
export interface WatchOptions {
    /** Whether the key is that of a folder. */
    readonly recursive?: boolean | undefined;
    /** Events after this one. Empty or `0`: the objects there are come first, as ADDED. */
    readonly resourceVersion?: string | undefined;
    readonly predicate?: SelectionPredicate | undefined;
    /** Whether the objects there are come first; left out, the resourceVersion decides. */
    readonly sendInitialEvents?: boolean | undefined;
    /** Milliseconds between two bookmarks; 60,000 unless given. Infinity: none but at the beginning and the end. */
    readonly bookmarkInterval?: number | undefined;
    /** Milliseconds after which the watch is going to be ended: a last bookmark comes two seconds before. */
    readonly timeout?: number | undefined;
    /** Ends the watch. */
    readonly signal: AbortSignal;
}
/** Something happened to an object, or to the watch. */
export type ObjectEvent<T extends APIObject> = {
    readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
    readonly object: T;
}
/** Everything up to `resourceVersion` has been given; `initialEventsEnd`: and with it the objects there were. */
 | {
    readonly type: 'BOOKMARK';
    readonly resourceVersion: string;
    readonly initialEventsEnd: boolean;
} | {
    readonly type: 'ERROR';
    readonly object: Status;
};
/** The annotation of the bookmark that ends the initial events. */
export { InitialEventsAnnotationKey };
/** Watches. See {@link ObjectStorage.watch}. */
export declare function watchObjects<T extends APIObject>(source: ObjectSource<T>, keyPrefix: string, revision: number, options: WatchOptions): AsyncGenerator<ObjectEvent<T>, void, undefined>;
