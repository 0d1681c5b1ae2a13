import { newInvalid } from '#apimachinery/api/errors/constructors';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validateObjectMetaUpdate } from '#apimachinery/api/validation/object_meta_update';
import { validatePathSegmentName } from '#apimachinery/api/validation/path/name';
import { timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { APIObject } from '../../storage/api_object.ts';
import { takeTurns } from '../../turns/turns.ts';
import { fieldErrors } from './field_errors.ts';
import { ensureObjectNamespaceMatchesRequestNamespace } from './meta.ts';
import type { RequestContext } from './request_context.ts';
import { groupKind, type ResourceKind } from './resource_kind.ts';
import type { Strategy } from './strategy.ts';

/**
 * Prepares a changed object and checks it. Mirrors Go's `rest.BeforeUpdate`.
 * @throws {StatusError} 400 for a wrong namespace, 422 for an invalid object
 */
export async function beforeUpdate(
  kind: ResourceKind,
  strategy: Strategy,
  object: APIObject,
  old: APIObject,
  context: RequestContext,
): Promise<void> {
  const { metadata } = object;
  ensureObjectNamespaceMatchesRequestNamespace(kind.namespaced ? context.namespace : '', metadata);
  // The generation is the server's: a client can't set it.
  if (old.metadata.generation) metadata.generation = old.metadata.generation;
  else delete metadata.generation;
  const named = groupKind(kind, object);
  await takeTurns(context.signal);
  strategy.prepareForUpdate?.(object, old, context);
  keepSystemFields(object, old);
  // The strategy may have given it other metadata.
  const { metadata: prepared } = object;
  await takeTurns(context.signal);
  const metaErrors = [
    ...validateObjectMeta(prepared, kind.namespaced, validatePathSegmentName, newPath('metadata')),
    ...validateObjectMetaUpdate(prepared, old.metadata, newPath('metadata')),
  ];
  await takeTurns(context.signal);
  const found = fieldErrors(await strategy.validateUpdate?.(object, old, context), `validateUpdate of ${kind.kind}`);
  const errors = [...metaErrors, ...found];
  if (errors.length > 0) throw newInvalid(named, prepared.name ?? '', errors);
  for (const warning of strategy.warningsOnUpdate?.(object, old, context) ?? []) context.warn(warning);
  strategy.canonicalize?.(object);
}

function keepSystemFields({ metadata }: APIObject, { metadata: old }: APIObject): void {
  if (!metadata.uid && old.uid) metadata.uid = old.uid;
  if (old.creationTimestamp && !timeIsZero(old.creationTimestamp)) metadata.creationTimestamp = old.creationTimestamp;
  if (old.deletionTimestamp && !timeIsZero(old.deletionTimestamp)) metadata.deletionTimestamp = old.deletionTimestamp;
  const { deletionGracePeriodSeconds: grace } = old;
  if (grace !== undefined && grace !== null) metadata.deletionGracePeriodSeconds ??= grace;
}
