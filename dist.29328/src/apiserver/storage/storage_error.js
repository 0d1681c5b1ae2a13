import { newTimeoutError } from '#apimachinery/api/errors/constructors';
import { isTimeout } from '#apimachinery/api/errors/predicates';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import { CauseTypeResourceVersionTooLarge } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
/** What can go wrong with a key. The values mirror Go's `storage.ErrCode...`. */
export const ErrCodeKeyNotFound = 1;
/** There is such a key. */
export const ErrCodeKeyExists = 2;
/** The key was changed meanwhile. */
export const ErrCodeResourceVersionConflicts = 3;
/** The object is not what a precondition demands. */
export const ErrCodeInvalidObj = 4;
/** The stored bytes can't be read as an object. */
export const ErrCodeCorruptObj = 7;
const messages = {
    [ErrCodeKeyNotFound]: 'key not found',
    [ErrCodeKeyExists]: 'key exists',
    [ErrCodeResourceVersionConflicts]: 'resource version conflicts',
    [ErrCodeInvalidObj]: 'invalid object',
    [ErrCodeCorruptObj]: 'corrupt object',
};
/** Something is wrong with the object under a key. Mirrors Go's `storage.StorageError`. */
export class StorageError extends Error {
    code = 'ERR_STORAGE';
    /** One of `ErrCode...`. */
    errCode;
    key;
    resourceVersion;
    constructor(errCode, key, resourceVersion, additional, options) {
        super(`StorageError: ${messages[errCode] ?? ''}, Code: ${errCode}, Key: ${key}, ` +
            `ResourceVersion: ${resourceVersion}, AdditionalErrorMsg: ${additional ?? '<nil>'}`, options);
        this.name = 'StorageError';
        this.errCode = errCode;
        this.key = key;
        this.resourceVersion = resourceVersion;
    }
}
/** A resourceVersion is none. Mirrors Go's `storage.InvalidError`. */
export class InvalidError extends Error {
    code = 'ERR_STORAGE_INVALID';
    errs;
    constructor(errs) {
        super(ErrorList.toAggregate(errs)?.message ?? '');
        this.name = 'InvalidError';
        this.errs = errs;
    }
}
/** An object that is to be created has a resourceVersion. Mirrors Go's `storage.ErrResourceVersionSetOnCreate`. */
export class ResourceVersionSetOnCreateError extends Error {
    code = 'ERR_RESOURCE_VERSION_SET_ON_CREATE';
    constructor() {
        super('resourceVersion should not be set on objects to be created');
        this.name = 'ResourceVersionSetOnCreateError';
    }
}
/** A key that no object can have. */
export class KeyError extends Error {
    code = 'ERR_STORAGE_KEY';
    constructor(message) {
        super(message);
        this.name = 'KeyError';
    }
}
/** Mirrors Go's `storage.NewKeyNotFoundError`. */
export function newKeyNotFoundError(key) {
    return new StorageError(ErrCodeKeyNotFound, key, 0);
}
/** Mirrors Go's `storage.NewKeyExistsError`. */
export function newKeyExistsError(key) {
    return new StorageError(ErrCodeKeyExists, key, 0);
}
/** Mirrors Go's `storage.NewInvalidObjError`. */
export function newInvalidObjError(key, message) {
    return new StorageError(ErrCodeInvalidObj, key, 0, message);
}
/** The stored bytes can't be read. Mirrors Go's `storage.NewCorruptObjError`. */
export function newCorruptObjError(key, cause) {
    return new StorageError(ErrCodeCorruptObj, key, 0, cause.message, { cause });
}
/** Whether there is no object under the key. Mirrors Go's `storage.IsNotFound`. */
export function isNotFound(err) {
    return hasCode(err, ErrCodeKeyNotFound);
}
/** Whether there is an object under the key already. Mirrors Go's `storage.IsExist`. */
export function isExist(err) {
    return hasCode(err, ErrCodeKeyExists);
}
/** Whether the object was changed meanwhile. Mirrors Go's `storage.IsConflict`. */
export function isConflict(err) {
    return hasCode(err, ErrCodeResourceVersionConflicts);
}
/** Whether a precondition was not met. Mirrors Go's `storage.IsInvalidObj`. */
export function isInvalidObj(err) {
    return hasCode(err, ErrCodeInvalidObj);
}
/** Whether the stored bytes can't be read. Mirrors Go's `storage.IsCorruptObject`. */
export function isCorruptObject(err) {
    return hasCode(err, ErrCodeCorruptObj);
}
function hasCode(err, errCode) {
    const { code, errCode: actual } = (err ?? {});
    return code === 'ERR_STORAGE' && actual === errCode;
}
/**
 * 504: the resourceVersion that was asked for has not been reached.
 * Mirrors Go's `storage.NewTooLargeResourceVersionError`.
 */
export function newTooLargeResourceVersionError(minimum, current, retrySeconds) {
    const error = newTimeoutError(`Too large resource version: ${minimum}, current: ${current}`, retrySeconds);
    const { errStatus } = error;
    errStatus.details = {
        ...errStatus.details,
        causes: [{ reason: CauseTypeResourceVersionTooLarge, message: 'Too large resource version' }],
    };
    return error;
}
/** Mirrors Go's `storage.IsTooLargeResourceVersion`. */
export function isTooLargeResourceVersion(err) {
    return isTimeout(err) && hasStatusCause(err, CauseTypeResourceVersionTooLarge);
}
/** Whether a resourceVersion is none. Mirrors Go's `storage.IsInvalidError`. */
export function isInvalidError(err) {
    return err?.code === 'ERR_STORAGE_INVALID';
}
