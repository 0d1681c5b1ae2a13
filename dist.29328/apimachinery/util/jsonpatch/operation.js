import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { isMap } from '#engine/json/untyped';
import { JSONPatchError } from './json_patch_error.js';
/** Fails unless a value is a list of objects. @throws JSONPatchError */
export function checkOperations(patch) {
    if (patch === null)
        return [];
    if (!Array.isArray(patch))
        throw new JSONPatchError(cannotUnmarshal(typeName(patch), 'jsonpatch.Patch'));
    for (const [index, operation] of patch.entries()) {
        if (operation !== null && !isMap(operation))
            throw new JSONPatchError(cannotUnmarshal(typeName(operation), 'jsonpatch.Operation'), index);
    }
    return patch;
}
/** Escapes a key for a JSON pointer. */
export function escapePointer(key) {
    return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
/** Unescapes a segment of a JSON pointer. */
export function unescapePointer(part) {
    return part.replace(/~[01]/g, (escaped) => (escaped === '~1' ? '/' : '~'));
}
