import type { LookupPatchMeta } from '../patch_meta.ts';
import type { JSONMap } from './json_map.ts';
import type { MergeMode } from './merge_mode.ts';
/** Merges a patch into an object. */
type MergeMaps = (original: JSONMap, patch: JSONMap, schema: LookupPatchMeta, mode: MergeMode) => JSONMap;
/**
 * Merges two lists of a field.
 * @param original left in the state of Go's array, as later steps read the order from it
 * @param isDeletion the patch lists deletions
 */
export declare function mergeLists(original: unknown[], patch: readonly unknown[], schema: LookupPatchMeta, how: string, mergeKey: string, isDeletion: boolean, mode: MergeMode, mergeMaps: MergeMaps): unknown[];
export {};
