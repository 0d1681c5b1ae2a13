import { isMap } from '#engine/json/untyped';
import { JSONPatchType, MergePatchType, StrategicMergePatchType } from '../../types/patch_type.js';
import { applyPatch } from '../jsonpatch/apply_patch.js';
import { JSONPatchError } from '../jsonpatch/json_patch_error.js';
import { mergePatch } from '../jsonpatch/merge_patch.js';
import { ErrBadJSONDoc, MergePatchError } from '../mergepatch/merge_patch_error.js';
import { strategicMergeMapPatchUsingLookupPatchMeta } from '../strategicpatch/strategic_merge.js';
import { PatchTypeError } from './patch_for.js';
import { requirePatchMeta } from './patch_options.js';
/** Maximum operations an API server accepts in one request. */
const MAX_OPERATIONS = 10_000;
/**
 * Applies a patch of any type but server-side apply, as an API server would. Object and patch are not modified; for an
 * object of a Kind, the result is one too.
 * @param patch an object, or for a JSON patch a list of no more than 10,000 operations
 * @throws MergePatchError, JSONPatchError, PatchTypeError, NotCopyableError; StatusError for a strategic merge patch of a
 * custom resource, as a server answers
 */
export function patchObject(object, patch, patchType, options = {}) {
    switch (patchType) {
        case JSONPatchType:
            if (Array.isArray(patch) && patch.length > MAX_OPERATIONS)
                throw new JSONPatchError(`The allowed maximum operations in a JSON patch is ${MAX_OPERATIONS}, got ${patch.length}`);
            return applyPatch(object, patch);
        case MergePatchType:
            if (!isMap(patch))
                throw new JSONPatchError('Invalid JSON Patch');
            return mergePatch(object, patch);
        case StrategicMergePatchType:
            if (!isMap(patch))
                throw new MergePatchError(ErrBadJSONDoc);
            return strategicMergeMapPatchUsingLookupPatchMeta(object, patch, requirePatchMeta([object], options));
        default:
            throw new PatchTypeError(patchType, 'local patch');
    }
}
