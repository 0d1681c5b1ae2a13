import { newAlreadyExists, newGenerateNameConflict, newInvalid } from '#apimachinery/api/errors/constructors';
import { isAlreadyExists } from '#apimachinery/api/errors/predicates';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validatePathSegmentName } from '#apimachinery/api/validation/path/name';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { APIObject } from '../../storage/api_object.ts';
import { takeTurns } from '../../turns/turns.ts';
import { fieldErrors } from './field_errors.ts';
import { ensureObjectNamespaceMatchesRequestNamespace } from './meta.ts';
import type { RequestContext } from './request_context.ts';
import { groupKind, groupResource, type ResourceKind } from './resource_kind.ts';
import type { Strategy } from './strategy.ts';

/**
 * Prepares a new object and checks it. Mirrors Go's `rest.BeforeCreate`.
 * @throws {StatusError} 400 for a wrong namespace, 422 for an invalid object
 */
export async function beforeCreate(
  kind: ResourceKind,
  strategy: Strategy,
  object: APIObject,
  context: RequestContext,
): Promise<void> {
  const { metadata } = object;
  ensureObjectNamespaceMatchesRequestNamespace(kind.namespaced ? context.namespace : '', metadata);
  const named = groupKind(kind, object);
  await takeTurns(context.signal);
  strategy.prepareForCreate?.(object, context);
  // The strategy may have given it other metadata.
  const { metadata: prepared } = object;
  await takeTurns(context.signal);
  const errors = fieldErrors(await strategy.validate?.(object, context), `validate of ${kind.kind}`);
  if (errors.length > 0) throw newInvalid(named, prepared.name ?? '', errors);
  await takeTurns(context.signal);
  const metaErrors = validateObjectMeta(prepared, kind.namespaced, validatePathSegmentName, newPath('metadata'));
  if (metaErrors.length > 0) throw newInvalid(named, prepared.name ?? '', metaErrors);
  for (const warning of strategy.warningsOnCreate?.(object, context) ?? []) context.warn(warning);
  strategy.canonicalize?.(object);
}

/** Says of a generated name that it is taken. Mirrors Go's `rest.CheckGeneratedNameError`. */
export function checkGeneratedNameError(kind: ResourceKind, error: unknown, { metadata }: APIObject): unknown {
  if (!isAlreadyExists(error) || !metadata.generateName) return error;
  return newGenerateNameConflict(groupResource(kind), metadata.name ?? '', 1);
}

/** 409, for an object that is on its way out. */
export function newBeingDeleted(kind: ResourceKind, name: string): Error {
  const error = newAlreadyExists(groupResource(kind), name);
  error.message = error.errStatus.message = `object is being deleted: ${error.message}`;
  return error;
}
