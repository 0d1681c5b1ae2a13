import { asError } from '#engine/text/as_error';
import {
  newAlreadyExists,
  newConflict,
  newInternalError,
  newInvalid,
  newNotFound,
} from '#apimachinery/api/errors/constructors';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import {
  isConflict,
  isCorruptObject,
  isExist,
  isInvalidError,
  isInvalidObj,
  isNotFound,
} from '../storage/storage_error.ts';

/** What was done when the storage failed. */
export type StorageVerb = 'create' | 'delete' | 'get' | 'list' | 'update' | 'watch';

/**
 * What a client is told of an error of the storage. Mirrors the functions `Interpret...Error` of Go's
 * `storage/errors`.
 * @param name of the object; empty for a list
 */
export function interpretStorageError(
  error: unknown,
  verb: StorageVerb,
  resource: GroupResourceLike,
  name: string,
): unknown {
  if (isCorruptObject(error)) return newInternalError(asError(error));
  if (verb === 'watch') {
    return isInvalidError(error)
      ? newInvalid({ group: resource.group, kind: resource.resource }, name, error.errs)
      : error;
  }
  if (verb === 'create') return isExist(error) ? newAlreadyExists(resource, name) : error;
  if (isNotFound(error)) return newNotFound(resource, name);
  if ((verb === 'update' || verb === 'delete') && (isConflict(error) || isExist(error) || isInvalidObj(error)))
    return newConflict(resource, name, asError(error));
  return error;
}
