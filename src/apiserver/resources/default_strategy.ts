import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { withMetadata } from '../storage/with_metadata.ts';

/** An object that may have a status. */
interface WithStatus extends APIObject {
  status?: unknown;
}

/**
 * What custom resources do: the generation counts the changes of everything but metadata and status; with a subresource
 * `status`, only that writes the status. Mirrors `customResourceStrategy` of Go's apiextensions-apiserver.
 * @param hasGeneration no: nothing is counted
 */
export function defaultStrategy(hasStatus: boolean, hasGeneration = true): Strategy {
  return {
    allowUnconditionalUpdate: true,
    prepareForCreate(object: WithStatus) {
      if (hasStatus) delete object.status;
      if (hasGeneration) object.metadata.generation = 1;
    },
    prepareForUpdate(object: WithStatus, old: WithStatus) {
      if (hasStatus) keepStatus(object, old);
      if (!hasGeneration) return;
      const { generation = 1 } = old.metadata;
      object.metadata.generation = isSameButForMetadata(object, old) ? generation : Number(generation) + 1;
    },
  };
}

/** The strategy of a subresource `status`: nothing but the status changes. Mirrors Go's `statusStrategy`. */
export function statusStrategy(main: Strategy): Strategy {
  const { validateUpdate, canonicalize, allowUnconditionalUpdate } = main;
  return {
    ...(validateUpdate && { validateUpdate: validateUpdate.bind(main) }),
    ...(canonicalize && { canonicalize: canonicalize.bind(main) }),
    ...(allowUnconditionalUpdate !== undefined && { allowUnconditionalUpdate }),
    prepareForUpdate(object: WithStatus, old: WithStatus) {
      const { status } = object;
      const { managedFields, resourceVersion } = object.metadata;
      for (const key of Object.keys(object)) delete (object as unknown as Record<string, unknown>)[key];
      Object.assign(object, old, { metadata: { ...old.metadata } });
      if (status === undefined) delete object.status;
      else object.status = status;
      if (managedFields === undefined) delete object.metadata.managedFields;
      else object.metadata.managedFields = managedFields;
      if (resourceVersion !== undefined) object.metadata.resourceVersion = resourceVersion;
    },
  };
}

function keepStatus(object: WithStatus, old: WithStatus): void {
  if (old.status === undefined) delete object.status;
  else object.status = old.status;
}

function isSameButForMetadata(object: APIObject, old: APIObject): boolean {
  return deepEqual(withMetadata(object, {}), withMetadata(old, {}));
}
