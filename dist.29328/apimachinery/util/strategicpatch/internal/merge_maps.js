import { equalUntyped, isMap, presentKeys, printUntyped, untypedType } from '#engine/json/untyped';
import { ErrBadPatchFormatForRetainKeys, ErrBadPatchFormatForSetElementOrderList, errBadArgType, errBadPatchType, MergePatchError, } from '../../mergepatch/merge_patch_error.js';
import { below } from './below.js';
import { DELETE, DELETE_FROM_PRIMITIVE_LIST, DIRECTIVE, listOf, REPLACE, RETAIN_KEYS_DIRECTIVE, SET_ELEMENT_ORDER, strategyOf, } from './directives.js';
import { Identity, interleave, partDeleted, partPresent, sameMergeKey } from './element_order.js';
import { get, has, remove, set } from './json_map.js';
import { mergeLists } from './merge_lists.js';
import { elementType, scalarSet } from './scalars.js';
/** Merges a patch into an object. Modifies both and shares their contents: pass copies. */
export function mergeMaps(original, patch, schema, mode) {
    if (has(patch, DIRECTIVE))
        return obeyDirective(patch);
    applyRetainKeys(original, patch, mode);
    for (const key of presentKeys(patch)) {
        if (key.startsWith(SET_ELEMENT_ORDER) && has(patch, key))
            mergeOrdered(key, original, patch, schema, mode);
    }
    // Differs from Go: deletions from a list of scalars come before additions, as the diff intends. Go processes the keys
    // of a patch in random order, and may delete what it just added.
    const keys = presentKeys(patch);
    const isDeletion = (key) => key.startsWith(DELETE_FROM_PRIMITIVE_LIST);
    for (const key of [...keys.filter(isDeletion), ...keys.filter((each) => !isDeletion(each))])
        mergeKey(key, original, patch[key], schema, mode);
    return original;
}
function obeyDirective(patch) {
    const directive = get(patch, DIRECTIVE);
    if (directive === DELETE)
        return {};
    if (directive !== REPLACE)
        throw errBadPatchType(directive, patch);
    remove(patch, DIRECTIVE);
    return patch;
}
function mergeKey(key, original, patched, schema, mode) {
    const isDeletion = key.startsWith(DELETE_FROM_PRIMITIVE_LIST);
    if (isDeletion && mode === 'combine') {
        set(original, key, patched);
        return;
    }
    const name = isDeletion ? listOf(key, DELETE_FROM_PRIMITIVE_LIST) : key;
    if (patched === null) {
        remove(original, name);
        if (mode === 'apply')
            return;
    }
    const current = get(original, name);
    if (current === undefined || untypedType(current) !== untypedType(patched)) {
        if (isDeletion)
            return;
        if (mode === 'apply')
            dropNulls(patched);
        put(original, name, patched);
    }
    else if (isMap(current)) {
        below(name, () => {
            const { schema: inner, patchMeta } = schema.lookupPatchMetadataForStruct(name);
            const { how } = strategyOf(patchMeta.patchStrategies);
            set(original, name, how === REPLACE ? patched : mergeMaps(current, patched, inner, mode));
        });
    }
    else if (Array.isArray(current)) {
        below(name, () => {
            const { schema: inner, patchMeta } = schema.lookupPatchMetadataForSlice(name);
            const { how } = strategyOf(patchMeta.patchStrategies);
            set(original, name, mergeLists(current, patched, inner, how, patchMeta.patchMergeKey, isDeletion, mode, mergeMaps));
        });
    }
    else {
        set(original, name, patched);
    }
}
/** Sets a patched value, without its directives. */
function put(map, key, value) {
    const kept = withoutDirectives(value);
    if (kept === undefined)
        remove(map, key);
    else
        set(map, key, kept);
}
/** A value without parts that contain directives; undefined when it contains one itself. */
function withoutDirectives(value) {
    if (Array.isArray(value))
        return value.map(withoutDirectives).filter((item) => item !== undefined);
    if (!isMap(value))
        return value;
    if (has(value, DIRECTIVE))
        return undefined;
    for (const key of presentKeys(value))
        put(value, key, value[key]);
    return value;
}
function dropNulls(value) {
    if (Array.isArray(value))
        value.forEach(dropNulls);
    if (!isMap(value))
        return;
    for (const key of presentKeys(value)) {
        if (value[key] === null)
            remove(value, key);
        else
            dropNulls(value[key]);
    }
}
/** Removes the keys not in `$retainKeys`, if the patch has it. */
function applyRetainKeys(original, patch, mode) {
    if (!has(patch, RETAIN_KEYS_DIRECTIVE))
        return;
    const retained = get(patch, RETAIN_KEYS_DIRECTIVE);
    remove(patch, RETAIN_KEYS_DIRECTIVE);
    if (mode === 'combine') {
        const other = get(original, RETAIN_KEYS_DIRECTIVE);
        if (other === undefined)
            set(original, RETAIN_KEYS_DIRECTIVE, retained);
        else if (!equalUntyped(other, retained)) {
            throw new MergePatchError(`${printUntyped(other)} and ${printUntyped(retained)} are not deep equal: this may happen when calculating the 3-way diff patch`);
        }
        return;
    }
    if (!Array.isArray(retained))
        throw new MergePatchError(ErrBadPatchFormatForRetainKeys);
    const names = scalarSet(retained);
    for (const key of presentKeys(patch)) {
        if (patch[key] === null || key.startsWith(DELETE_FROM_PRIMITIVE_LIST) || key.startsWith(SET_ELEMENT_ORDER))
            continue;
        if (!names.has(key))
            throw new MergePatchError(ErrBadPatchFormatForRetainKeys);
    }
    for (const key of presentKeys(original))
        if (!names.has(key))
            remove(original, key);
}
/** Merges a list with a given order and sorts it. Removes both from the patch. */
function mergeOrdered(key, original, patch, schema, mode) {
    const order = get(patch, key);
    if (mode === 'combine') {
        if (!has(original, key))
            set(original, key, order);
        else if (!equalUntyped(get(original, key), order))
            throw new MergePatchError(ErrBadPatchFormatForSetElementOrderList);
    }
    remove(patch, key);
    if (!Array.isArray(order))
        throw errBadArgType([], order);
    const name = listOf(key, SET_ELEMENT_ORDER);
    below(name, () => {
        const current = listAt(original, name);
        const changes = listAt(patch, name);
        const { schema: inner, patchMeta } = schema.lookupPatchMetadataForSlice(name);
        const { how } = strategyOf(patchMeta.patchStrategies);
        const mergeKey = patchMeta.patchMergeKey;
        checkOrder(changes ?? [], order, mergeKey);
        if (current === undefined && changes === undefined)
            return;
        let merged;
        if (changes === undefined)
            merged = current;
        else if (current === undefined)
            merged = withoutDirectives(changes);
        else
            merged = mergeLists(current, changes, inner, how, mergeKey, false, mode, mergeMaps);
        const { present, absent } = partPresent(merged, order, mergeKey);
        const ofMaps = elementType(current ?? [], changes ?? []) === 'map[string]interface {}';
        // Merging leaves `current` in the state of Go's slice: deleted elements are gone, added ones fill its end.
        set(original, name, interleave(present, absent, order, current ?? [], new Identity(ofMaps ? mergeKey : undefined)));
        remove(patch, name);
    });
}
function listAt(map, key) {
    if (!has(map, key))
        return undefined;
    const list = get(map, key);
    if (!Array.isArray(list))
        throw errBadArgType([], list);
    return list;
}
/** Throws unless the elements of the patch are in its own order. */
function checkOrder(changes, order, mergeKey) {
    if (order.length === 0 || changes.length === 0)
        return;
    const kept = mergeKey === '' ? changes : partDeleted(changes).kept;
    let at = 0;
    for (let place = 0; at < kept.length && place < order.length;) {
        const item = kept[at];
        if (isMap(item) && has(item, DIRECTIVE)) {
            at++;
            continue;
        }
        if (sameMergeKey(item, order[place], mergeKey))
            at++;
        place++;
    }
    if (at < kept.length) {
        throw new MergePatchError(`The order in patch list:\n${printUntyped(changes)}\n doesn't match ${SET_ELEMENT_ORDER} list:\n${printUntyped(order)}\n`);
    }
}
