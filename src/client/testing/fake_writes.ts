import { newBadRequest, newNotFound } from '#apimachinery/api/errors/constructors';
import { isStatusError, StatusError } from '#apimachinery/api/errors/status_error';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { ApplyPatchType, JSONPatchType, MergePatchType, StrategicMergePatchType } from '#apimachinery/types/patch_type';
import { applyPatch } from '#apimachinery/util/jsonpatch/apply_patch';
import { mergePatch } from '#apimachinery/util/jsonpatch/merge_patch';
import type { Operation } from '#apimachinery/util/jsonpatch/operation';
import { newDefaultFieldManager } from '#apimachinery/util/managedfields/field_manager';
import { newDeducedTypeConverter, newSchemeTypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { strategicMergePatch } from '#apimachinery/util/strategicpatch/strategic_merge';
import { ValueDocument } from '#engine/json/value_document';
import { asError } from '#engine/text/as_error';
import type { FakeRequest } from './fake_request.ts';
import type { StoredObject } from './object_tracker.ts';

/** Who writes. */
export function managerOf({ query }: FakeRequest): string {
  return query.get('fieldManager') || 'unknown';
}

type Manager = ReturnType<typeof newDefaultFieldManager>;

function fieldManager(scheme: Scheme, type: KindClass): Manager {
  // Kinds that were defined when the program ran have no schema.
  const known = newSchemeTypeConverter(scheme);
  const types = type.type.startsWith('k8s.io/') ? known : { ...known, ...newDeducedTypeConverter() };
  return newDefaultFieldManager(types, type);
}

/**
 * The object as its Kind has it, with managed fields that say who wrote what.
 * @throws StatusError 400 when a field can't hold its value
 */
export function withManager(
  scheme: Scheme,
  type: KindClass,
  old: StoredObject | undefined,
  object: StoredObject,
  manager: string,
): StoredObject {
  const { apiVersion, kind, version } = type;
  const live = old ?? { apiVersion, kind, metadata: {} };
  let typed: RuntimeObject;
  try {
    typed = new Serializer(scheme).decode(new ValueDocument(structuredClone({ ...object, apiVersion, kind }))).object;
  } catch (error) {
    throw newBadRequest(
      `${kind} in version ${JSON.stringify(version)} cannot be handled as a ${kind}: ${asError(error).message}`,
    );
  }
  return plain(fieldManager(scheme, type).updateNoErrors(live, typed, manager));
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
    try {
      return plain(fieldManager(scheme, type).apply(live, body as object, manager, { force }) as StoredObject);
    } catch (error) {
      if (isStatusError(error)) throw error;
      throw new StatusError({ status: 'Failure', code: 500, message: asError(error).message });
    }
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
