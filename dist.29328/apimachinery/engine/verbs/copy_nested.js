import { MAX_NESTING } from '../schema/nesting.js';
import { copy, NotCopyableError } from './copy.js';
/**
 * The same as {@link copy}, for callers that walk through the copy recursively.
 * @throws {NotCopyableError} on what is nested more than {@link MAX_NESTING} levels, too
 */
// Differs from Go: its JSON decoder takes 10,000 levels, and objects that were not decoded may have any number.
export function copyNested(value) {
    const copied = copy(value);
    checkNesting(copied);
    return copied;
}
/** Throws unless a JSON value is nested no deeper than {@link MAX_NESTING} levels. */
export function checkNesting(value) {
    const place = isObject(value) ? deepPlace(value, MAX_NESTING) : undefined;
    if (place !== undefined)
        throw tooDeep(place.reverse());
}
export function tooDeep(path) {
    return new NotCopyableError(path, `it is nested more than ${MAX_NESTING} levels`);
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
/** The keys that lead to what is nested too deeply, the last one first; undefined when nothing is. */
function deepPlace(value, levels) {
    if (levels === 0)
        return [];
    if (Array.isArray(value)) {
        for (let index = 0; index < value.length; index++) {
            const item = value[index];
            const place = isObject(item) ? deepPlace(item, levels - 1) : undefined;
            if (place !== undefined)
                return extended(place, index);
        }
        return undefined;
    }
    for (const key in value) {
        const item = value[key];
        const place = isObject(item) ? deepPlace(item, levels - 1) : undefined;
        if (place !== undefined)
            return extended(place, key);
    }
    return undefined;
}
function extended(place, key) {
    place.push(key);
    return place;
}
