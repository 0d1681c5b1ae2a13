/** The keys of a map, in its own order. Properties that are `undefined` are absent, as in JSON. */
export function keys(map) {
    const names = Object.keys(map);
    for (const name of names)
        if (map[name] === undefined)
            return names.filter((key) => map[key] !== undefined);
    return names;
}
/** The value of a key; `undefined` when absent. Inherited properties are ignored. */
export function get(map, key) {
    return Object.hasOwn(map, key) ? map[key] : undefined;
}
/** Whether the map has no keys. */
export function isEmpty(map) {
    for (const name of Object.keys(map))
        if (map[name] !== undefined)
            return false;
    return true;
}
