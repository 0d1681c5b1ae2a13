import { isMap } from '#engine/json/untyped';

/** A predicate that a patch must satisfy. Mirrors Go's `mergepatch.PreconditionFunc`. */
export type PreconditionFunc = (patch: unknown) => boolean;

/** Requires that the key is not in the patch. Mirrors Go's `mergepatch.RequireKeyUnchanged`. */
export function requireKeyUnchanged(key: string): PreconditionFunc {
  return (patch) => !isMap(patch) || !has(patch, key);
}

/** Requires that `metadata.<key>` is not in the patch. Mirrors Go's `mergepatch.RequireMetadataKeyUnchanged`. */
export function requireMetadataKeyUnchanged(key: string): PreconditionFunc {
  return (patch) => {
    if (!isMap(patch) || !has(patch, 'metadata')) return true;
    return !isMap(patch['metadata']) || !has(patch['metadata'], key);
  };
}

function has(map: Record<string, unknown>, key: string): boolean {
  return Object.hasOwn(map, key) && map[key] !== undefined;
}
