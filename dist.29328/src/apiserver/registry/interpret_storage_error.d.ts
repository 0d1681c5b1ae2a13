import { StatusError } from '#apimachinery/api/errors/status_error';
import { type GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import { type StorageError } from '../storage/storage_error.ts';
/** What was done when the storage failed. */
export type StorageVerb = 'create' | 'delete' | 'get' | 'list' | 'update' | 'watch';
/**
 * The Status for an error of the storage. Mirrors the functions `Interpret...Error` of Go's
 * `storage/errors`.
 * @param name of the object; empty for a list
 */
export declare function interpretStorageError(error: unknown, verb: StorageVerb, resource: GroupResourceLike, name: string): unknown;
/**
 * 500: objects that are stored can't be read, with the key of each. Mirrors `NewAPIStatusError` of Go's aggregated
 * storage errors.
 * @param name of the object; empty for a list
 */
export declare function newStoreReadError(resource: GroupResourceLike, name: string, errors: readonly StorageError[]): StatusError;
/** 422: an object that can be read is deleted as all others are. Mirrors Go's `corruptObjectDeleter.Delete`. */
export declare function newNotCorrupt({ group, resource }: GroupResourceLike, name: string): StatusError;
/** Tells the client which objects of a list it does not see. */
export declare function warnOfCorrupt(resource: GroupResourceLike, { corrupt }: ObjectList<APIObject>, warn: (text: string) => void): void;
/** The items of a list of which none may be missing. @throws {StatusError} 500 when one can't be read */
export declare function everyItem<T extends APIObject>(resource: GroupResourceLike, { items, corrupt }: ObjectList<T>): readonly T[];
