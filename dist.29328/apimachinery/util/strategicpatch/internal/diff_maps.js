import { equalUntyped, isMap, presentKeys, untypedType } from '#engine/json/untyped';
import { MergePatchError } from '../../mergepatch/merge_patch_error.js';
import { below } from './below.js';
import { diffLists } from './diff_lists.js';
import { DELETE_FROM_PRIMITIVE_LIST, DIRECTIVE, MERGE, REPLACE, RETAIN_KEYS_DIRECTIVE, SET_ELEMENT_ORDER, strategyOf, } from './directives.js';
import { has, set } from './json_map.js';
import { sortScalars } from './scalars.js';
/** The strategic merge patch that turns one object into the other. Shares values with `modified`. */
export function diffMaps(original, modified, schema, options) {
    const patch = {};
    const retained = [];
    const keep = !options.ignoreChangesAndAdditions;
    for (const key of presentKeys(modified)) {
        const after = modified[key];
        if (options.retainKeys === true && after !== null)
            retained.push(key);
        if (!has(original, key)) {
            if (keep)
                set(patch, key, after);
            continue;
        }
        const before = original[key];
        if (key === DIRECTIVE) {
            if (typeof before !== 'string' || typeof after !== 'string')
                throw new MergePatchError(`invalid value for special key: ${DIRECTIVE}`);
            if (before !== after)
                set(patch, key, after);
        }
        else if (untypedType(before) !== untypedType(after)) {
            if (keep)
                set(patch, key, after);
        }
        else if (isMap(before)) {
            below(key, () => diffMap(key, before, after, patch, schema, options));
        }
        else if (Array.isArray(before)) {
            below(key, () => diffList(key, before, after, patch, schema, options));
        }
        else if (keep && !equalUntyped(before, after)) {
            set(patch, key, after);
        }
    }
    if (!options.ignoreDeletions) {
        for (const key of presentKeys(original))
            if (!has(modified, key))
                set(patch, key, null);
    }
    if (retained.length > 0 && (presentKeys(patch).length > 0 || hasKeyToClear(original, modified))) {
        set(patch, RETAIN_KEYS_DIRECTIVE, sortScalars(retained));
    }
    return patch;
}
function hasKeyToClear(original, modified) {
    return presentKeys(original).some((key) => original[key] !== null && !has(modified, key));
}
/** Unknown fields are tolerated while unchanged: then this returns undefined. */
function lookUp(find, before, after) {
    try {
        return find();
    }
    catch (error) {
        if (equalUntyped(before, after))
            return undefined;
        throw error;
    }
}
function diffMap(key, before, after, patch, schema, options) {
    const found = lookUp(() => schema.lookupPatchMetadataForStruct(key), before, after);
    if (found === undefined)
        return;
    const { retainKeys, how } = strategyOf(found.patchMeta.patchStrategies);
    if (how === REPLACE) {
        if (!options.ignoreChangesAndAdditions)
            set(patch, key, after);
        return;
    }
    const inner = diffMaps(before, after, found.schema, { ...options, retainKeys });
    if (presentKeys(inner).length > 0)
        set(patch, key, inner);
}
function diffList(key, before, after, patch, schema, options) {
    const found = lookUp(() => schema.lookupPatchMetadataForSlice(key), before, after);
    if (found === undefined)
        return;
    const { retainKeys, how } = strategyOf(found.patchMeta.patchStrategies);
    if (how !== MERGE) {
        if (!options.ignoreChangesAndAdditions && !equalUntyped(before, after))
            set(patch, key, after);
        return;
    }
    const { changes, deletions, order } = diffLists(before, after, found.schema, found.patchMeta.patchMergeKey, { ...options, retainKeys }, diffMaps);
    if (changes.length > 0)
        set(patch, key, changes);
    if (deletions.length > 0)
        set(patch, `${DELETE_FROM_PRIMITIVE_LIST}/${key}`, deletions);
    if (order.length > 0)
        set(patch, `${SET_ELEMENT_ORDER}/${key}`, order);
}
