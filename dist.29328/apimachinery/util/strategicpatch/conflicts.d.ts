import type { LookupPatchMeta } from './patch_meta.ts';
/**
 * Whether two strategic merge patches of one kind set a field to different values. Mirrors Go's
 * `strategicpatch.MergingMapsHaveConflicts`.
 * @throws MergePatchError, and NotCopyableError when a patch holds what is not JSON
 */
export declare function mergingMapsHaveConflicts(left: object, right: object, schema: LookupPatchMeta): boolean;
