import { isMap } from '#engine/json/untyped';
import { MergePatchType, StrategicMergePatchType } from '../../types/patch_type.js';
import { marshal } from '../json/marshal.js';
import { unmarshal } from '../json/unmarshal.js';
import { createThreeWayJSONMergeMapPatch } from '../jsonmergepatch/three_way.js';
import { ErrBadJSONDoc, MergePatchError } from '../mergepatch/merge_patch_error.js';
import { requireKeyUnchanged, requireMetadataKeyUnchanged } from '../mergepatch/precondition.js';
import { createThreeWayMergeMapPatch } from '../strategicpatch/three_way.js';
import { getOriginalConfiguration, withLastApplied } from './last_applied.js';
import { patchObject } from './patch_object.js';
import { patchMetaFor } from './patch_options.js';
/**
 * What `kubectl apply` without `--server-side` does: changes what differs from `desired`, deletes what was last applied
 * but is not in `desired`, and leaves fields set by others alone. Records what was applied in an annotation. Uses a
 * strategic merge patch for objects of a built-in Kind's class or when given a schema, otherwise a JSON merge patch.
 * @param live the object on the server; undefined if it does not exist
 * @param lastApplied the last applied configuration, as an object or JSON; defaults to the annotation of `live`
 * @throws MergePatchError, PreconditionFailedError when apiVersion, kind or name of a custom resource differ,
 * ConflictError, NotCopyableError
 */
export function apply(live, lastApplied, desired, options = {}) {
    const modified = withLastApplied(desired);
    if (live === undefined)
        return { verb: 'create', body: marshal(modified), contentType: 'application/json', object: modified };
    const original = parsed(lastApplied ?? getOriginalConfiguration(live));
    const schema = patchMetaFor([desired, live], options);
    const contentType = schema === undefined ? MergePatchType : StrategicMergePatchType;
    const patch = schema === undefined
        ? createThreeWayJSONMergeMapPatch(original, modified, live, requireKeyUnchanged('apiVersion'), requireKeyUnchanged('kind'), requireMetadataKeyUnchanged('name'))
        : createThreeWayMergeMapPatch(original, modified, live, schema, options.overwrite ?? true);
    if (Object.keys(patch).length === 0)
        return { verb: 'none', object: live };
    return {
        verb: 'patch',
        body: marshal(patch),
        contentType,
        object: patchObject(live, patch, contentType, schema === undefined ? {} : { schema }),
    };
}
function parsed(lastApplied) {
    if (typeof lastApplied === 'object')
        return lastApplied;
    if (lastApplied === undefined || lastApplied === '')
        return {};
    let value;
    try {
        value = unmarshal(lastApplied);
    }
    catch (error) {
        throw new MergePatchError(ErrBadJSONDoc, { cause: error });
    }
    if (!isMap(value))
        throw new MergePatchError(ErrBadJSONDoc);
    return value;
}
