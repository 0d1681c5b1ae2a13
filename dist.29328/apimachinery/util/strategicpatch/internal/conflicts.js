import { equalUntyped, isMap, presentKeys, printUntyped } from '#engine/json/untyped';
import { MergePatchError } from '../../mergepatch/merge_patch_error.js';
import { below } from './below.js';
import { DIRECTIVE, MERGE, REPLACE, RETAIN_KEYS_DIRECTIVE, strategyOf } from './directives.js';
import { get, has } from './json_map.js';
import { deduplicate, elementType, same, sortScalars } from './scalars.js';
/** Whether two patches set a field to different values. */
export function mapsHaveConflicts(left, right, schema) {
    return conflict(left, right, { schema, how: '', mergeKey: '' });
}
function conflict(left, right, meta) {
    if (Array.isArray(left))
        return !Array.isArray(right) || listConflict(left, right, meta);
    if (!isMap(left))
        return !equalUntyped(left, right);
    if (!isMap(right))
        return true;
    // A directive applies to the whole map: the other patch must have the same one.
    if (has(left, DIRECTIVE) !== has(right, DIRECTIVE))
        return true;
    if (has(left, DIRECTIVE) && !same(get(left, DIRECTIVE), get(right, DIRECTIVE)))
        return true;
    if (meta.how === REPLACE)
        return false;
    const { schema } = meta;
    return presentKeys(left).some((key) => {
        if (key === DIRECTIVE || key === RETAIN_KEYS_DIRECTIVE || !has(right, key))
            return false;
        return below(key, () => conflict(left[key], right[key], fieldMeta(schema, key, left[key])));
    });
}
function fieldMeta(parent, key, value) {
    if (typeof value !== 'object' || value === null)
        return { schema: parent, how: '', mergeKey: '' };
    const { schema, patchMeta } = Array.isArray(value)
        ? parent.lookupPatchMetadataForSlice(key)
        : parent.lookupPatchMetadataForStruct(key);
    return { schema, how: strategyOf(patchMeta.patchStrategies).how, mergeKey: patchMeta.patchMergeKey };
}
function listConflict(left, right, { schema, how, mergeKey }) {
    const ofMaps = elementType(left, right) === 'map[string]interface {}';
    const none = { schema, how: '', mergeKey: '' };
    if (how === MERGE) {
        if (!ofMaps)
            return false;
        const own = byMergeKey(left, mergeKey);
        const others = byMergeKey(right, mergeKey);
        return [...own].some(([id, item]) => others.has(id) && conflict(item, others.get(id), none));
    }
    if (left.length !== right.length)
        return true;
    if (ofMaps)
        return left.some((item, index) => conflict(item, right[index], none));
    // Differs from Go: it sorts the lists in place, so that a list without conflict ends up reordered in the patch; and
    // it panics when the right list has fewer distinct values.
    const [a, b] = [distinct(left), distinct(right)];
    return a.some((item, index) => !equalUntyped(item, b[index]));
}
function distinct(list) {
    const copy = [...list];
    copy.length = deduplicate(copy);
    return sortScalars(copy);
}
function byMergeKey(list, mergeKey) {
    const found = new Map();
    for (const item of list) {
        if (!isMap(item))
            throw new MergePatchError(`invalid element type in merging list:${printUntyped(list)}`);
        if (!has(item, mergeKey))
            throw new MergePatchError(`cannot find merge key \`${mergeKey}\` in merging list element:${printUntyped(item)}`);
        found.set(printUntyped(get(item, mergeKey), 's'), item);
    }
    return found;
}
