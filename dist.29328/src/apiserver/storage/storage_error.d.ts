import type { StatusError } from '#apimachinery/api/errors/status_error';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
/** What can go wrong with a key. The values mirror Go's `storage.ErrCode...`. */
export declare const ErrCodeKeyNotFound = 1;
/** There is such a key. */
export declare const ErrCodeKeyExists = 2;
/** The key was changed meanwhile. */
export declare const ErrCodeResourceVersionConflicts = 3;
/** The object is not what a precondition demands. */
export declare const ErrCodeInvalidObj = 4;
/** The stored bytes can't be read as an object. */
export declare const ErrCodeCorruptObj = 7;
/** Something is wrong with the object under a key. Mirrors Go's `storage.StorageError`. */
export declare class StorageError extends Error {
    readonly code = "ERR_STORAGE";
    /** One of `ErrCode...`. */
    readonly errCode: number;
    readonly key: string;
    readonly resourceVersion: number;
    constructor(errCode: number, key: string, resourceVersion: number, additional?: string, options?: ErrorOptions);
}
/** A resourceVersion is none. Mirrors Go's `storage.InvalidError`. */
export declare class InvalidError extends Error {
    readonly code = "ERR_STORAGE_INVALID";
    readonly errs: readonly FieldError[];
    constructor(errs: readonly FieldError[]);
}
/** An object that is to be created has a resourceVersion. Mirrors Go's `storage.ErrResourceVersionSetOnCreate`. */
export declare class ResourceVersionSetOnCreateError extends Error {
    readonly code = "ERR_RESOURCE_VERSION_SET_ON_CREATE";
    constructor();
}
/** A key that no object can have. */
export declare class KeyError extends Error {
    readonly code = "ERR_STORAGE_KEY";
    constructor(message: string);
}
/** Mirrors Go's `storage.NewKeyNotFoundError`. */
export declare function newKeyNotFoundError(key: string): StorageError;
/** Mirrors Go's `storage.NewKeyExistsError`. */
export declare function newKeyExistsError(key: string): StorageError;
/** Mirrors Go's `storage.NewInvalidObjError`. */
export declare function newInvalidObjError(key: string, message: string): StorageError;
/** The stored bytes can't be read. Mirrors Go's `storage.NewCorruptObjError`. */
export declare function newCorruptObjError(key: string, cause: Error): StorageError;
/** Whether there is no object under the key. Mirrors Go's `storage.IsNotFound`. */
export declare function isNotFound(err: unknown): boolean;
/** Whether there is an object under the key already. Mirrors Go's `storage.IsExist`. */
export declare function isExist(err: unknown): boolean;
/** Whether the object was changed meanwhile. Mirrors Go's `storage.IsConflict`. */
export declare function isConflict(err: unknown): boolean;
/** Whether a precondition was not met. Mirrors Go's `storage.IsInvalidObj`. */
export declare function isInvalidObj(err: unknown): boolean;
/** Whether the stored bytes can't be read. Mirrors Go's `storage.IsCorruptObject`. */
export declare function isCorruptObject(err: unknown): err is StorageError;
/**
 * 504: the resourceVersion that was asked for has not been reached.
 * Mirrors Go's `storage.NewTooLargeResourceVersionError`.
 */
export declare function newTooLargeResourceVersionError(minimum: number, current: number, retrySeconds: number): StatusError;
/** Mirrors Go's `storage.IsTooLargeResourceVersion`. */
export declare function isTooLargeResourceVersion(err: unknown): boolean;
/** Whether a resourceVersion is none. Mirrors Go's `storage.IsInvalidError`. */
export declare function isInvalidError(err: unknown): err is InvalidError;
