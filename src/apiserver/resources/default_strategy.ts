import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { type Filter, newExcludeSetFilter } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import { newSet } from '#apimachinery/util/structuredmergediff/fieldpath/new_set';
import { makePath } from '#apimachinery/util/structuredmergediff/fieldpath/path';
import { copy } from '#engine/verbs/copy';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { withMetadata } from '../storage/with_metadata.ts';

/** An object that may have a status. */
export interface WithStatus extends APIObject {
  status?: unknown;
}

/** Whether a change of an object counts: of more than its metadata. */
export type CountsChange = (object: APIObject, old: APIObject) => boolean;

/**
 * What custom resources do: the generation counts the changes of everything but metadata and status; with a subresource
 * `status`, only that writes the status. Hooks of one's own run in between, so that the generation counts what they change.
 * Mirrors `customResourceStrategy` of Go's apiextensions-apiserver.
 * @param own those hooks
 * @param counts which changes the generation counts; false: there is none
 */
export function defaultStrategy(
  hasStatus: boolean,
  own: Strategy = {},
  counts: CountsChange | false = isChanged,
): Strategy {
  const common = { allowUnconditionalUpdate: true, ...(hasStatus && { resetFields: allBut('status') }), ...own };
  if (own.ownsStatusAndGeneration === true) return common;
  return {
    ...common,
    prepareForCreate(object: WithStatus, context) {
      if (hasStatus) delete object.status;
      own.prepareForCreate?.(object, context);
      if (counts) object.metadata.generation = 1;
    },
    prepareForUpdate(object: WithStatus, old: WithStatus, context) {
      if (hasStatus) keepStatus(object, old);
      own.prepareForUpdate?.(object, old, context);
      if (!counts) return;
      const { generation } = old.metadata;
      if (counts(object, old)) object.metadata.generation = Number(generation ?? 0) + 1;
      else if (generation !== undefined) object.metadata.generation = generation;
    },
  };
}

/** All fields but these, given as paths: `metadata.labels`. */
export function allBut(...paths: readonly string[]): Filter {
  return newExcludeSetFilter(newSet(...paths.map((path) => makePath(...path.split('.')))));
}

/** The strategy of a subresource `status`: nothing but the status changes. Mirrors Go's `statusStrategy`. */
export function statusStrategy(main: Strategy): Strategy {
  const { validateUpdate, canonicalize, allowUnconditionalUpdate } = main;
  return {
    ...(validateUpdate && { validateUpdate: validateUpdate.bind(main) }),
    ...(canonicalize && { canonicalize: canonicalize.bind(main) }),
    ...(allowUnconditionalUpdate !== undefined && { allowUnconditionalUpdate }),
    resetFields: allBut('metadata', 'spec'),
    prepareForUpdate(object: WithStatus, old: WithStatus) {
      const { status } = object;
      const { managedFields, resourceVersion } = object.metadata;
      for (const key of Object.keys(object)) delete (object as unknown as Record<string, unknown>)[key];
      // Only a hook changes more than the status, and the stored object must not change.
      Object.assign(object, canonicalize ? copy(old) : old, { metadata: { ...old.metadata } });
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

/** Whether more than the metadata differs. */
function isChanged(object: APIObject, old: APIObject): boolean {
  return !deepEqual(withMetadata(object, {}), withMetadata(old, {}));
}
