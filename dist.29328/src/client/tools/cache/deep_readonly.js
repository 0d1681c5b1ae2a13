import { deepCopy } from '#apimachinery/runtime/deep_copy';
/** A copy of an object of a cache, which may be changed, and given to `update`. Mirrors Go's `DeepCopy`. */
export function mutableCopy(value) {
    return deepCopy(value);
}
/** Makes a value of JSON immutable, with everything in it: changing it throws. @returns the value */
export function deepFreeze(value) {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value))
        return value;
    Object.freeze(value);
    for (const each of Object.values(value))
        deepFreeze(each);
    return value;
}
