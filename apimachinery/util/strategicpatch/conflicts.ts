import { copyNested } from '#engine/verbs/copy_nested';
import { mapsHaveConflicts } from './internal/conflicts.ts';
import type { JSONMap } from './internal/json_map.ts';
import type { LookupPatchMeta } from './patch_meta.ts';

/**
 * Whether two strategic merge patches of one kind set a field to different values. Mirrors Go's
 * `strategicpatch.MergingMapsHaveConflicts`.
 * @throws MergePatchError, and NotCopyableError when a patch holds what is not JSON
 */
export function mergingMapsHaveConflicts(left: object, right: object, schema: LookupPatchMeta): boolean {
  return mapsHaveConflicts(copyNested(left) as JSONMap, copyNested(right) as JSONMap, schema);
}
