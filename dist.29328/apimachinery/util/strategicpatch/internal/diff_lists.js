import { equalUntyped, isMap, presentKeys, printUntyped } from '#engine/json/untyped';
import { compareUTF8 } from '#engine/text/utf8';
import { errBadArgType, errNoMergeKey } from '../../mergepatch/merge_patch_error.js';
import { createDeleteDirective } from '../delete_directive.js';
import { Identity, sameMergeKey, sortByOrder } from './element_order.js';
import { get, has, set } from './json_map.js';
import { deduplicate, elementType, sortByText, sortScalars } from './scalars.js';
/** The difference between two lists with strategy `merge`. */
export function diffLists(original, modified, schema, mergeKey, options, diffMaps) {
    if (original.length === 0)
        return { changes: options.ignoreChangesAndAdditions ? [] : modified, deletions: [], order: [] };
    if (elementType(original, modified) === 'map[string]interface {}')
        return diffMapLists(original, modified, schema, mergeKey, options, diffMaps);
    return diffScalars(original, modified, options);
}
function diffMapLists(original, modified, schema, mergeKey, options, diffMaps) {
    const { patches, deletions } = diffElements(original, modified, mergeKey, options, (before, after) => diffMaps(before, after, schema, options));
    const sorted = sortByOrder(patches, modified, new Identity(mergeKey));
    const isOrderSame = original.length === modified.length &&
        modified.every((item, index) => sameMergeKey(original[index], item, mergeKey));
    const changes = [...sorted, ...deletions];
    const isChanged = (!options.ignoreChangesAndAdditions && (changes.length > 0 || !isOrderSame)) ||
        (!options.ignoreDeletions && changes.length > 0);
    const order = options.setElementOrder && isChanged
        ? modified.map((item) => ({ [mergeKey]: get(item, mergeKey) }))
        : [];
    return { changes, deletions: [], order };
}
function elementAt(list, index, mergeKey) {
    if (index >= list.length)
        return undefined;
    const map = list[index];
    if (!isMap(map))
        throw errBadArgType({}, map);
    if (!has(map, mergeKey))
        throw errNoMergeKey(map, mergeKey);
    return { map, value: get(map, mergeKey), text: printUntyped(get(map, mergeKey)) };
}
/** Walks both lists in merge key order. */
function diffElements(original, modified, mergeKey, options, diff) {
    const before = sortByText(original, (item) => get(item, mergeKey));
    const after = sortByText(modified, (item) => get(item, mergeKey));
    const patches = [];
    const deletions = [];
    let i = 0;
    let j = 0;
    while (i < before.length || j < after.length) {
        const old = elementAt(before, i, mergeKey);
        const now = elementAt(after, j, mergeKey);
        const order = old === undefined ? 1 : now === undefined ? -1 : compareUTF8(old.text, now.text);
        if (order === 0) {
            const patch = diff(old.map, now.map);
            if (presentKeys(patch).length > 0) {
                set(patch, mergeKey, now.value);
                patches.push(patch);
            }
            i++;
            j++;
        }
        else if (order > 0) {
            if (!options.ignoreChangesAndAdditions)
                patches.push(now.map);
            j++;
        }
        else {
            if (!options.ignoreDeletions)
                deletions.push(createDeleteDirective(mergeKey, old.value));
            i++;
        }
    }
    return { patches, deletions };
}
function diffScalars(original, modified, options) {
    const before = sortScalars(original);
    const after = sortScalars(modified);
    const additions = [];
    const deletions = [];
    let i = 0;
    let j = 0;
    while (i < before.length || j < after.length) {
        const order = i >= before.length ? 1 : j >= after.length ? -1 : compareUTF8(printUntyped(before[i]), printUntyped(after[j]));
        if (order > 0 && !options.ignoreChangesAndAdditions)
            additions.push(after[j]);
        if (order < 0 && !options.ignoreDeletions)
            deletions.push(before[i]);
        if (order <= 0)
            i++;
        if (order >= 0)
            j++;
    }
    deletions.length = deduplicate(deletions);
    const changes = sortByOrder(additions, modified, new Identity(undefined));
    // By now Go has sorted the original in place, and compares that.
    const isChanged = (!options.ignoreDeletions && deletions.length > 0) ||
        (!options.ignoreChangesAndAdditions && !equalUntyped(before, modified));
    return { changes, deletions, order: options.setElementOrder && isChanged ? modified : [] };
}
