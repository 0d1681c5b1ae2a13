import { newConflict, newInvalid } from '#apimachinery/api/errors/constructors';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { APIObject } from '../storage/api_object.ts';
import { groupResource, type ResourceKind } from './rest/resource_kind.ts';
import type { Strategy } from './rest/strategy.ts';

/** Go's `registry.OptimisticLockErrorMsg`. */
const MODIFIED = 'the object has been modified; please apply your changes to the latest version and try again';

/**
 * Refuses an update of another version than the stored one. An object without a version gets that one, if the strategy
 * allows it.
 * @param version that the object says it is of; 0: none
 * @throws {StatusError} 409 for another version, 422 for none
 */
export function checkVersion(
  kind: ResourceKind,
  strategy: Strategy,
  name: string,
  version: number,
  object: APIObject,
  existing: APIObject,
): void {
  if (version === 0) {
    if (strategy.allowUnconditionalUpdate !== false) {
      object.metadata.resourceVersion = existing.metadata.resourceVersion!;
      return;
    }
    const path = newPath('metadata').child('resourceVersion');
    // Go names the resource where the kind belongs, and gives the number.
    throw newInvalid({ group: kind.group, kind: kind.resource }, name, [
      ofNamedType(invalid(path, 0, 'must be specified for an update')),
    ]);
  }
  if (String(version) !== existing.metadata.resourceVersion)
    throw newConflict(groupResource(kind), name, new Error(MODIFIED));
}
