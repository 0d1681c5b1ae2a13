import { copyNested } from '#engine/verbs/copy_nested';
import { mapsHaveConflicts } from './internal/conflicts.js';
/**
 * Whether two strategic merge patches of one kind set a field to different values. Mirrors Go's
 * `strategicpatch.MergingMapsHaveConflicts`.
 * @throws MergePatchError, and NotCopyableError when a patch holds what is not JSON
 */
export function mergingMapsHaveConflicts(left, right, schema) {
    return mapsHaveConflicts(copyNested(left), copyNested(right), schema);
}
