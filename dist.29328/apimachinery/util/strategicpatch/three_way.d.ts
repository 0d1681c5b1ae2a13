import type { PreconditionFunc } from '../mergepatch/precondition.ts';
import type { JSONDocument } from './internal/json_document.ts';
import type { JSONMap } from './internal/json_map.ts';
import type { LookupPatchMeta } from './patch_meta.ts';
/**
 * The strategic merge patch that turns `current` into `modified`, deleting what was in `original` but is not in
 * `modified`; additions by others to `current` are kept. Returned as JSON with sorted keys; an undefined or empty
 * argument counts as `{}`. Mirrors Go's `strategicpatch.CreateThreeWayMergePatch`.
 * @param original the last applied configuration
 * @param modified the desired configuration
 * @param current the live object
 * @param overwrite if false, conflicts with changes in `current` are errors
 * @throws MergePatchError, ConflictError, PreconditionFailedError
 */
export declare function createThreeWayMergePatch(original: JSONDocument | undefined, modified: JSONDocument | undefined, current: JSONDocument | undefined, schema: LookupPatchMeta, overwrite: boolean, ...fns: PreconditionFunc[]): string;
/**
 * The same for objects; Go has no counterpart. The patch shares nothing with them. @throws NotCopyableError when one
 * contains values that are not JSON
 */
export declare function createThreeWayMergeMapPatch(original: object, modified: object, current: object, schema: LookupPatchMeta, overwrite: boolean, ...fns: PreconditionFunc[]): JSONMap;
