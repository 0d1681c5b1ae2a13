import { newAlreadyExists, newConflict, newInvalid, newNotFound } from '#apimachinery/api/errors/constructors';
import { StatusError } from '#apimachinery/api/errors/status_error';
import {
  CauseTypeUnexpectedServerResponse,
  StatusReasonStoreReadError,
} from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { GroupResource, type GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import {
  isConflict,
  isCorruptObject,
  isExist,
  isInvalidObj,
  isNotFound,
  type StorageError,
} from '../storage/storage_error.ts';

/** What was done when the storage failed. */
export type StorageVerb = 'create' | 'delete' | 'get' | 'list' | 'update';

/**
 * The Status for an error of the storage. Mirrors the functions `Interpret...Error` of Go's
 * `storage/errors`.
 * @param name of the object; empty for a list
 */
export function interpretStorageError(
  error: unknown,
  verb: StorageVerb,
  resource: GroupResourceLike,
  name: string,
): unknown {
  if (isCorruptObject(error)) return newStoreReadError(resource, name, [error]);
  if (verb === 'create') return isExist(error) ? newAlreadyExists(resource, name) : error;
  if (isNotFound(error)) return newNotFound(resource, name);
  if ((verb === 'update' || verb === 'delete') && (isConflict(error) || isExist(error) || isInvalidObj(error)))
    return newConflict(resource, name, asError(error));
  return error;
}

/** The most objects that an error or a warning names. */
const MAX_NAMED = 100;

/**
 * 500: objects that are stored can't be read, with the key of each. Mirrors `NewAPIStatusError` of Go's aggregated
 * storage errors.
 * @param name of the object; empty for a list
 */
export function newStoreReadError(
  resource: GroupResourceLike,
  name: string,
  errors: readonly StorageError[],
): StatusError {
  const { group, resource: kind } = resource;
  const what = `${name === '' ? 'one or more' : JSON.stringify(name)} of ${new GroupResource(resource).toString()}`;
  return new StatusError({
    status: 'Failure',
    code: 500,
    reason: StatusReasonStoreReadError,
    message:
      `failed to read ${what} from the storage: what is stored there is corrupt. ` +
      'It can be deleted with the option ignoreStoreReadErrorWithClusterBreakingPotential',
    details: {
      group,
      kind,
      ...(name !== '' && { name }),
      causes: errors
        .slice(0, MAX_NAMED)
        .map(({ key, message }) => ({ reason: CauseTypeUnexpectedServerResponse, field: key, message })),
    },
  });
}

/** 422: an object that can be read is deleted as all others are. Mirrors Go's `corruptObjectDeleter.Delete`. */
export function newNotCorrupt({ group, resource }: GroupResourceLike, name: string): StatusError {
  return newInvalid({ group, kind: resource }, name, [
    invalid(
      newPath('ignoreStoreReadErrorWithClusterBreakingPotential'),
      true,
      'is exclusively used to delete corrupt object(s), try again by removing this option',
    ),
  ]);
}

/** Tells the client which objects of a list it does not see. */
export function warnOfCorrupt(
  resource: GroupResourceLike,
  { corrupt = [] }: ObjectList<APIObject>,
  warn: (text: string) => void,
): void {
  if (corrupt.length === 0) return;
  const keys = corrupt.slice(0, MAX_NAMED).map(({ key }) => key);
  const more = corrupt.length > keys.length ? `, and ${corrupt.length - keys.length} more` : '';
  warn(`${new GroupResource(resource).toString()} that can not be read are not listed: ${keys.join(', ')}${more}`);
}

/** The items of a list of which none may be missing. @throws {StatusError} 500 when one can't be read */
export function everyItem<T extends APIObject>(
  resource: GroupResourceLike,
  { items, corrupt = [] }: ObjectList<T>,
): readonly T[] {
  if (corrupt.length > 0) throw newStoreReadError(resource, '', corrupt);
  return items;
}
