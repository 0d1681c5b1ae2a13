import type { LookupPatchMeta } from '../patch_meta.ts';
import type { DiffOptions } from './diff_options.ts';
import type { JSONMap } from './json_map.ts';
/** The strategic merge patch that turns one object into the other. Shares values with `modified`. */
export declare function diffMaps(original: JSONMap, modified: JSONMap, schema: LookupPatchMeta, options: DiffOptions): JSONMap;
