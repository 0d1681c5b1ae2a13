import type { APIObject } from '../storage/api_object.ts';
import type { ObjectStorage } from '../storage/object_storage.ts';
import type { Preconditions } from '../storage/preconditions.ts';
import type { SelectionPredicate } from '../storage/selection_predicate.ts';
import type { ResourceKind } from './rest/resource_kind.ts';
import type { Strategy } from './rest/strategy.ts';

/** What a Store is made of. */
export interface StoreOptions<T extends APIObject = APIObject> {
  readonly kind: ResourceKind;
  readonly storage: ObjectStorage<T>;
  readonly strategy: Strategy<T>;
  /** What the keys of the objects begin with: `/apps/deployments`. */
  readonly keyRoot: string;
  /** Whether a garbage collector runs, which takes away the finalizers that ask for its work. Off unless given. */
  readonly garbageCollection?: boolean;
  /** Whether a deletion answers with the object even when nothing of it is left. Otherwise it is a Status. */
  readonly returnDeletedObject?: boolean;
  /** Seconds that objects live. */
  readonly ttlSeconds?: number;
}

/** What an update makes of an object. Mirrors Go's `rest.UpdatedObjectInfo`. */
export interface UpdatedObjectInfo<T extends APIObject = APIObject> {
  readonly preconditions?: Preconditions | undefined;
  /** @param existing as it is stored, not to be changed; undefined: there is none. The result must be a new object */
  updatedObject(existing: T | undefined): Promise<T> | T;
}

/** How an object is updated. */
export interface UpdateOptions<T extends APIObject = APIObject> {
  readonly dryRun?: boolean;
  /** Whether the object is created where there is none, whatever the strategy says: server-side apply does. */
  readonly forceAllowCreate?: boolean;
  /** Throws when the object may not be created. */
  createValidation?(object: T): Promise<void> | void;
  /** Throws when what was created may not stay after all: it is deleted again. */
  createConfirmation?(object: T): Promise<void> | void;
  /** Throws when the object may not become so. */
  updateValidation?(object: T, old: T): Promise<void> | void;
  /** The strategy of a subresource instead of that of the store. */
  readonly strategy?: Strategy<T>;
}

/** What is listed or watched. */
export interface StoreListOptions {
  readonly predicate: SelectionPredicate;
  readonly resourceVersion?: string | undefined;
  readonly resourceVersionMatch?: string | undefined;
}

/** What is watched. */
export interface StoreWatchOptions extends StoreListOptions {
  readonly sendInitialEvents?: boolean | undefined;
  /** Milliseconds between two bookmarks; Infinity: none but those at the end of the initial events and of the watch. */
  readonly bookmarkInterval?: number | undefined;
  /** Milliseconds after which the watch is going to be ended. */
  readonly timeout?: number | undefined;
}

/** Throws when an object may not be deleted. Mirrors Go's `rest.ValidateObjectFunc`. */
export type DeleteValidation<T extends APIObject = APIObject> = (object: T) => Promise<void> | void;

/** What a deletion leaves. */
export interface Deleted<T extends APIObject = APIObject> {
  /** The object as it is or was. */
  readonly object: T;
  /** Whether nothing of it is left. */
  readonly deleted: boolean;
  /** Whether to answer with the object; otherwise with a Status. */
  readonly returnObject: boolean;
}
