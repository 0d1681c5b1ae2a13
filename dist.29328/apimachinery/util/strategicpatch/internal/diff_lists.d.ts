import type { LookupPatchMeta } from '../patch_meta.ts';
import type { DiffOptions } from './diff_options.ts';
import type { JSONMap } from './json_map.ts';
interface ListDiff {
    /** The patch for the list's key. */
    readonly changes: readonly unknown[];
    /** Scalars to delete. Deletions of maps are among the changes. */
    readonly deletions: readonly unknown[];
    /** The order of the list, if it must be written. */
    readonly order: readonly unknown[];
}
/** The difference of two maps. */
type DiffMaps = (original: JSONMap, modified: JSONMap, schema: LookupPatchMeta, options: DiffOptions) => JSONMap;
/** The difference between two lists with strategy `merge`. */
export declare function diffLists(original: readonly unknown[], modified: readonly unknown[], schema: LookupPatchMeta, mergeKey: string, options: DiffOptions, diffMaps: DiffMaps): ListDiff;
export {};
