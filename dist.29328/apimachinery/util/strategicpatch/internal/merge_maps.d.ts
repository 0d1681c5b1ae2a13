import type { LookupPatchMeta } from '../patch_meta.ts';
import type { JSONMap } from './json_map.ts';
import type { MergeMode } from './merge_mode.ts';
/** Merges a patch into an object. Modifies both and shares their contents: pass copies. */
export declare function mergeMaps(original: JSONMap, patch: JSONMap, schema: LookupPatchMeta, mode: MergeMode): JSONMap;
