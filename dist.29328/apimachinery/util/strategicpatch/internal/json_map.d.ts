import { setOwn } from '#engine/json/own_property';
/** An object of untyped JSON values. Mirrors Go's `strategicpatch.JSONMap`. */
export type JSONMap = Record<string, unknown>;
/** The own value of a key; undefined when it has none. */
export declare function get(map: Readonly<JSONMap>, key: string): unknown;
export declare function has(map: Readonly<JSONMap>, key: string): boolean;
export { setOwn as set };
export declare function remove(map: JSONMap, key: string): void;
