import type { APIObject } from './api_object.ts';
import { type StorageEngine } from './engine.ts';
import type { ObjectReader } from './internal/object_reader.ts';
import { type SelectionPredicate } from './selection_predicate.ts';
import { type StorageError } from './storage_error.ts';
/** Which objects are read, and as of when. Mirrors Go's `storage.ListOptions`. */
export interface ListOptions {
    /** Whether the key is that of a folder. */
    readonly recursive?: boolean | undefined;
    /** Empty: the current state. `0`: any state that a cache has. */
    readonly resourceVersion?: string | undefined;
    /** `Exact` or `NotOlderThan`; left out, exact for pages and not older than otherwise. */
    readonly resourceVersionMatch?: string | undefined;
    readonly predicate?: SelectionPredicate | undefined;
}
/** What a list gives. */
export interface ObjectList<T extends APIObject> {
    readonly items: readonly T[];
    /** The revision at which all of the list was read. */
    readonly resourceVersion: string;
    /** The token for the next page; empty: there is none. */
    readonly continue: string;
    /** How many objects the next pages have; undefined when selectors make that unknown. */
    readonly remainingItemCount?: number | undefined;
    /** Why objects that are stored there are not among the items: they can't be read. Left out where all can. */
    readonly corrupt?: readonly StorageError[] | undefined;
}
/** What lists and watches read from. */
export interface ObjectSource<T extends APIObject> {
    readonly engine: StorageEngine;
    readonly objects: ObjectReader<T>;
    /** @throws {StatusError} 504 when the revision isn't reached in time */
    readonly waitFor: (revision: number) => Promise<void>;
}
/** Reads a list. See {@link ObjectStorage.getList}. */
export declare function readList<T extends APIObject>(source: ObjectSource<T>, keyPrefix: string, options: ListOptions): Promise<ObjectList<T>>;
