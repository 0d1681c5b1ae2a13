import { errBadArgType } from '../../mergepatch/merge_patch_error.js';
/** Reads the extensions of a field's schema. */
export function patchMetaOf(schema) {
    const strategy = schema['x-kubernetes-patch-strategy'];
    const mergeKey = schema['x-kubernetes-patch-merge-key'];
    if (strategy !== undefined && typeof strategy !== 'string')
        throw errBadArgType('', strategy);
    if (mergeKey !== undefined && typeof mergeKey !== 'string')
        throw errBadArgType('', mergeKey);
    return { patchStrategies: strategy === undefined ? [] : strategy.split(','), patchMergeKey: mergeKey ?? '' };
}
/** For values without a schema: objects are merged, lists replaced. */
export class AnythingMeta {
    lookupPatchMetadataForStruct(_key) {
        return { schema: this, patchMeta: patchMetaOf({}) };
    }
    lookupPatchMetadataForSlice(key) {
        return this.lookupPatchMetadataForStruct(key);
    }
    name() {
        return 'Arbitrary value (primitive, object or array)';
    }
}
/** An own property, as names may collide with Object.prototype. */
export function entry(map, name) {
    return map !== undefined && Object.hasOwn(map, name) ? map[name] : undefined;
}
/** A longer chain of references is taken for a cycle. */
export const MAX_REFERENCES = 100;
