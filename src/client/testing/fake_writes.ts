import { asError } from '#engine/text/as_error';
import { newBadRequest, newNotFound } from '#apimachinery/api/errors/constructors';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { ApplyPatchType, JSONPatchType, MergePatchType, StrategicMergePatchType } from '#apimachinery/types/patch_type';
import { applyPatch } from '#apimachinery/util/jsonpatch/apply_patch';
import { mergePatch } from '#apimachinery/util/jsonpatch/merge_patch';
import type { Operation } from '#apimachinery/util/jsonpatch/operation';
import { newDefaultFieldManager } from '#apimachinery/util/managedfields/field_manager';
import { newDeducedTypeConverter, newSchemeTypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { strategicMergePatch } from '#apimachinery/util/strategicpatch/strategic_merge';
import type { FakeRequest } from './fake_request.ts';
import type { StoredObject } from './object_tracker.ts';

/** Who writes. */
export function managerOf({ query }: FakeRequest): string {
  return query.get('fieldManager') || 'unknown';
}

type Manager = ReturnType<typeof newDefaultFieldManager>;

function fieldManager(scheme: Scheme, type: KindClass): Manager {
  // Kinds that were defined when the program ran have no schema.
  const types = type.type.startsWith('k8s.io/') ? newSchemeTypeConverter(scheme) : newDeducedTypeConverter();
  return newDefaultFieldManager(types, type);
}

/** The object with managed fields that say who wrote what. */
export function withManager(
  scheme: Scheme,
  type: KindClass,
  old: StoredObject | undefined,
  object: StoredObject,
  manager: string,
): StoredObject {
  const { apiVersion, kind } = type;
  const live = old ?? { apiVersion, kind, metadata: {} };
  return plain(fieldManager(scheme, type).updateNoErrors(live, { ...object, apiVersion, kind }, manager));
}

/**
 * What an update, a patch or an apply makes of an object.
 * @throws StatusError when there is no object but must be, or the patch doesn't fit
 */
export function changeObject(
  scheme: Scheme,
  type: KindClass,
  old: StoredObject | undefined,
  request: FakeRequest,
): StoredObject {
  const { verb, contentType, body, query, group, resource, name } = request;
  const manager = managerOf(request);
  const { apiVersion, kind } = type;
  if (contentType === ApplyPatchType) {
    const live = old ?? { apiVersion, kind, metadata: {} };
    const force = query.get('force') === 'true';
    return plain(fieldManager(scheme, type).apply(live, body as object, manager, { force }) as StoredObject);
  }
  if (old === undefined) throw newNotFound({ group, resource }, name);
  const next = verb === 'update' ? (body as StoredObject) : patched(type, old, contentType, body);
  return withManager(scheme, type, old, next, manager);
}

function patched(type: KindClass, old: StoredObject, contentType: string, body: unknown): StoredObject {
  try {
    switch (contentType) {
      case JSONPatchType:
        return applyPatch(structuredClone(old) as object, body as Operation[]) as StoredObject;
      case MergePatchType:
        return mergePatch(structuredClone(old) as object, body as object) as StoredObject;
      case StrategicMergePatchType:
        return JSON.parse(strategicMergePatch(JSON.stringify(old), JSON.stringify(body), type)) as StoredObject;
    }
  } catch (error) {
    throw newBadRequest(asError(error).message);
  }
  throw newBadRequest(`the fake API has no patches of type ${contentType}`);
}

function plain(object: object): StoredObject {
  return JSON.parse(JSON.stringify(object)) as StoredObject;
}
