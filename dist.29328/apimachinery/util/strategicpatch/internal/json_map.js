import { setOwn } from '#engine/json/own_property';
/** The own value of a key; undefined when it has none. */
export function get(map, key) {
    return Object.hasOwn(map, key) ? map[key] : undefined;
}
export function has(map, key) {
    return Object.hasOwn(map, key) && map[key] !== undefined;
}
export { setOwn as set };
export function remove(map, key) {
    delete map[key];
}
