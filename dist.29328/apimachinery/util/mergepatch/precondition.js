import { isMap } from '#engine/json/untyped';
/** Requires that the key is not in the patch. Mirrors Go's `mergepatch.RequireKeyUnchanged`. */
export function requireKeyUnchanged(key) {
    return (patch) => !isMap(patch) || !has(patch, key);
}
/** Requires that `metadata.<key>` is not in the patch. Mirrors Go's `mergepatch.RequireMetadataKeyUnchanged`. */
export function requireMetadataKeyUnchanged(key) {
    return (patch) => {
        if (!isMap(patch) || !has(patch, 'metadata'))
            return true;
        return !isMap(patch['metadata']) || !has(patch['metadata'], key);
    };
}
function has(map, key) {
    return Object.hasOwn(map, key) && map[key] !== undefined;
}
