import { newUnsupportedPatchType } from '../../api/errors/unsupported_patch_type.js';
import { ApplyCBORPatchType, ApplyYAMLPatchType, JSONPatchType, MergePatchType } from '../../types/patch_type.js';
import { ErrUnsupportedStrategicMergePatchFormat, MergePatchError } from '../mergepatch/merge_patch_error.js';
import { newPatchMetaFromStruct } from '../strategicpatch/patch_meta_from_struct.js';
/** What servers take of custom resources. */
const CUSTOM_PATCH_TYPES = [JSONPatchType, MergePatchType, ApplyYAMLPatchType, ApplyCBORPatchType];
/** The patch metadata of an object; undefined for custom resources, and objects without a class or schema. */
export function patchMetaFor(objects, { schema }) {
    if (schema !== undefined && 'lookupPatchMetadataForStruct' in schema)
        return schema;
    const type = schema ?? classOf(objects);
    return type === undefined || isCustom(type) ? undefined : newPatchMetaFromStruct(type);
}
/**
 * The same.
 * @throws {MergePatchError} when there is none
 * @throws {StatusError} the answer of a server, 415, for a custom resource
 */
export function requirePatchMeta(objects, options) {
    const meta = patchMetaFor(objects, options);
    if (meta !== undefined)
        return meta;
    const type = options.schema ?? classOf(objects);
    if (type !== undefined && isCustom(type))
        throw newUnsupportedPatchType(CUSTOM_PATCH_TYPES);
    throw new MergePatchError(`${ErrUnsupportedStrategicMergePatchFormat} without a schema: give a Kind class, or take a merge patch`);
}
/** The Kind class of the first object that has one. */
function classOf(objects) {
    for (const object of objects) {
        const type = object?.constructor;
        if (isKindClass(type))
            return type;
    }
    return undefined;
}
function isKindClass(type) {
    return typeof type === 'function' && 'fields' in type && Array.isArray(type.fields);
}
function isCustom(type) {
    return 'custom' in type && type.custom === true;
}
