import type { APIObject } from '../storage/api_object.ts';
import { parseResourceVersion } from '../storage/resource_version.ts';
import { isInvalidError } from '../storage/storage_error.ts';

/** The version that an object says it is of; 0: it says none. @throws {Error} in Go's words, when it is no number */
export function versionOf({ metadata }: APIObject): number {
  try {
    return parseResourceVersion(metadata.resourceVersion ?? '');
  } catch (error) {
    throw isInvalidError(error) ? new Error(error.errs[0]!.detail, { cause: error }) : error;
  }
}
