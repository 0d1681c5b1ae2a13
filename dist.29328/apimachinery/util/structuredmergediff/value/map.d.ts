import type { JSONMap } from './kind.ts';
/** The keys of a map, in its own order. Properties that are `undefined` are absent, as in JSON. */
export declare function keys(map: JSONMap): string[];
/** The value of a key; `undefined` when absent. Inherited properties are ignored. */
export declare function get(map: JSONMap, key: string): unknown;
/** Whether the map has no keys. */
export declare function isEmpty(map: JSONMap): boolean;
