import { copyNested } from '#engine/verbs/copy_nested';
import { ApplyYAMLPatchType, JSONPatchType, MergePatchType, StrategicMergePatchType } from '../../types/patch_type.js';
import { marshal } from '../json/marshal.js';
import { createPatch } from '../jsonpatch/create_patch.js';
import { createMergePatch } from '../jsonpatch/merge_patch.js';
import { createTwoWayMergeMapPatchUsingLookupPatchMeta } from '../strategicpatch/two_way.js';
import { requirePatchMeta } from './patch_options.js';
/** An unsupported patch type. */
export class PatchTypeError extends TypeError {
    code = 'ERR_PATCH_TYPE';
    patchType;
    constructor(patchType, what) {
        super(`no ${what} of type ${JSON.stringify(patchType)}: it is one of ${[StrategicMergePatchType, MergePatchType, JSONPatchType, ApplyYAMLPatchType].join(', ')}`);
        this.name = 'PatchTypeError';
        this.patchType = patchType;
    }
}
/**
 * The patch that turns one object into the other, ready to send: `patchFor(before, after, StrategicMergePatchType)`.
 * With `ApplyYAMLPatchType` the body is all of `after` except managedFields, which a server would reject. An API server
 * accepts at most 10,000 operations in a JSON patch.
 * @param patchType a constant of `kubetyped/apimachinery/types`
 * @throws StatusError for a strategic merge patch of a custom resource, as a server answers; MergePatchError when its
 * kind is not known; PatchTypeError; NotCopyableError when an object contains values that are not JSON
 */
export function patchFor(before, after, patchType, options = {}) {
    const patch = make(before, after, patchType, options);
    return {
        body: marshal(patch),
        contentType: patchType,
        isEmpty: patchType !== ApplyYAMLPatchType && Object.keys(patch).length === 0,
    };
}
function make(before, after, patchType, options) {
    switch (patchType) {
        case JSONPatchType:
            return createPatch(before, after);
        case MergePatchType:
            return createMergePatch(before, after);
        case StrategicMergePatchType:
            return createTwoWayMergeMapPatchUsingLookupPatchMeta(before, after, requirePatchMeta([after, before], options));
        case ApplyYAMLPatchType: {
            const { metadata, ...rest } = copyNested(after);
            delete metadata?.managedFields;
            return { ...rest, ...(metadata !== undefined && { metadata }) };
        }
        default:
            throw new PatchTypeError(patchType, 'patch');
    }
}
