import { setOwn } from '#engine/json/own_property';
import { equalUntyped, isMap, presentKeys } from '#engine/json/untyped';
import { copyNested } from '#engine/verbs/copy_nested';
import { JSONPatchError } from './json_patch_error.js';
const BAD_DOCUMENT = 'Invalid JSON Document';
const BAD_PATCH = 'Invalid JSON Patch';
export function createMergePatch(original, modified) {
    if (Array.isArray(original) !== Array.isArray(modified))
        throw new JSONPatchError('Mismatched JSON Documents');
    const before = copyNested(original);
    const after = copyNested(modified);
    if (!Array.isArray(before) || !Array.isArray(after))
        return difference(asMap(before), asMap(after));
    if (before.length !== after.length)
        throw new JSONPatchError(BAD_DOCUMENT);
    return before.map((item, index) => difference(asMap(item), asMap(after[index])));
}
function asMap(value) {
    if ((value ?? null) === null)
        return {};
    if (!isMap(value))
        throw new JSONPatchError(BAD_DOCUMENT);
    return value;
}
function difference(before, after) {
    const patch = {};
    for (const key of presentKeys(after)) {
        const was = own(before, key);
        const is = after[key];
        if (isMap(was) && isMap(is)) {
            const inner = difference(was, is);
            if (presentKeys(inner).length > 0)
                setOwn(patch, key, inner);
        }
        else if (was === undefined || !equalUntyped(was, is)) {
            setOwn(patch, key, is);
        }
    }
    for (const key of presentKeys(before))
        if (own(after, key) === undefined)
            setOwn(patch, key, null);
    return patch;
}
export function mergePatch(document, patch) {
    return merge(document, patch, 'apply');
}
/** A merge patch equivalent to applying both in turn. Mirrors MergeMergePatches of github.com/evanphx/json-patch. */
export function mergeMergePatches(first, second) {
    return merge(first, second, 'combine');
}
function merge(document, patch, mode) {
    if ((document ?? null) === null)
        throw new JSONPatchError(BAD_DOCUMENT);
    if (typeof patch !== 'object' || patch === null)
        throw new JSONPatchError(BAD_PATCH);
    const copy = copyNested(patch);
    if (isMap(copy) && isMap(document))
        return mergeMaps(copyNested(document), copy, mode);
    if (Array.isArray(copy) || mode === 'apply')
        dropNulls(copy);
    return copy;
}
function mergeMaps(target, patch, mode) {
    for (const key of presentKeys(patch)) {
        const change = patch[key];
        const current = own(target, key) ?? null;
        if (change === null) {
            if (mode === 'combine')
                setOwn(target, key, null);
            else
                delete target[key];
        }
        else if (isMap(current) && isMap(change)) {
            mergeMaps(current, change, mode);
        }
        else {
            // A replacing list keeps its nulls, as in Go.
            if (current === null ? mode === 'apply' : !isMap(current))
                dropNulls(change);
            setOwn(target, key, change);
        }
    }
    return target;
}
/** Removes null values from all objects. Lists keep theirs. */
function dropNulls(value) {
    if (Array.isArray(value))
        value.forEach(dropNulls);
    if (!isMap(value))
        return;
    for (const key of presentKeys(value)) {
        if (value[key] === null)
            delete value[key];
        else
            dropNulls(value[key]);
    }
}
function own(map, key) {
    return Object.hasOwn(map, key) ? map[key] : undefined;
}
