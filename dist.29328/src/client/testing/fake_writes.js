import { newBadRequest, newNotFound } from '#apimachinery/api/errors/constructors';
import { isStatusError, StatusError } from '#apimachinery/api/errors/status_error';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { ApplyPatchType, JSONPatchType, MergePatchType, StrategicMergePatchType } from '#apimachinery/types/patch_type';
import { applyPatch } from '#apimachinery/util/jsonpatch/apply_patch';
import { mergePatch } from '#apimachinery/util/jsonpatch/merge_patch';
import { newDefaultFieldManager } from '#apimachinery/util/managedfields/field_manager';
import { newDeducedTypeConverter, newSchemeTypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { strategicMergePatch } from '#apimachinery/util/strategicpatch/strategic_merge';
import { ValueDocument } from '#engine/json/value_document';
import { asError } from '#engine/text/as_error';
/** Who writes. */
export function managerOf({ query }) {
    return query.get('fieldManager') || 'unknown';
}
function fieldManager(scheme, type) {
    // Kinds that were defined when the program ran have no schema.
    const known = newSchemeTypeConverter(scheme);
    const types = type.type.startsWith('k8s.io/') ? known : { ...known, ...newDeducedTypeConverter() };
    return newDefaultFieldManager(types, type);
}
/**
 * The object as its Kind has it, with managed fields that say who wrote what.
 * @throws StatusError 400 when a field can't hold its value
 */
export function withManager(scheme, type, old, object, manager) {
    const { apiVersion, kind, version } = type;
    const live = old ?? { apiVersion, kind, metadata: {} };
    let typed;
    try {
        typed = new Serializer(scheme).decode(new ValueDocument(structuredClone({ ...object, apiVersion, kind }))).object;
    }
    catch (error) {
        throw newBadRequest(`${kind} in version ${JSON.stringify(version)} cannot be handled as a ${kind}: ${asError(error).message}`);
    }
    return plain(fieldManager(scheme, type).updateNoErrors(live, typed, manager));
}
/**
 * What an update, a patch or an apply makes of an object.
 * @throws StatusError when there is no object but must be, or the patch doesn't fit
 */
export function changeObject(scheme, type, old, request) {
    const { verb, contentType, body, query, group, resource, name } = request;
    const manager = managerOf(request);
    const { apiVersion, kind } = type;
    if (contentType === ApplyPatchType) {
        const live = old ?? { apiVersion, kind, metadata: {} };
        const force = query.get('force') === 'true';
        try {
            return plain(fieldManager(scheme, type).apply(live, body, manager, { force }));
        }
        catch (error) {
            if (isStatusError(error))
                throw error;
            throw new StatusError({ status: 'Failure', code: 500, message: asError(error).message });
        }
    }
    if (old === undefined)
        throw newNotFound({ group, resource }, name);
    const next = verb === 'update' ? body : patched(type, old, contentType, body);
    return withManager(scheme, type, old, next, manager);
}
function patched(type, old, contentType, body) {
    try {
        switch (contentType) {
            case JSONPatchType:
                return applyPatch(structuredClone(old), body);
            case MergePatchType:
                return mergePatch(structuredClone(old), body);
            case StrategicMergePatchType:
                return JSON.parse(strategicMergePatch(JSON.stringify(old), JSON.stringify(body), type));
        }
    }
    catch (error) {
        throw newBadRequest(asError(error).message);
    }
    throw newBadRequest(`the fake API has no patches of type ${contentType}`);
}
function plain(object) {
    return JSON.parse(JSON.stringify(object));
}
