import { setOwn } from '#engine/json/own_property';

/** An object of untyped JSON values. Mirrors Go's `strategicpatch.JSONMap`. */
export type JSONMap = Record<string, unknown>;

/** The own value of a key; undefined when it has none. */
export function get(map: Readonly<JSONMap>, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

export function has(map: Readonly<JSONMap>, key: string): boolean {
  return Object.hasOwn(map, key) && map[key] !== undefined;
}

export { setOwn as set };

export function remove(map: JSONMap, key: string): void {
  delete map[key];
}
