import type { LookupPatchMeta } from '../patch_meta.ts';
import type { JSONMap } from './json_map.ts';
/** Whether two patches set a field to different values. */
export declare function mapsHaveConflicts(left: JSONMap, right: JSONMap, schema: LookupPatchMeta): boolean;
