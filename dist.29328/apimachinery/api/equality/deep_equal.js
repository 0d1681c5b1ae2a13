import { equal } from '#engine/verbs/equal';
import { equalJSON } from '#engine/verbs/equal_json';
import { scalars } from '../../apis/meta/v1/scalars.js';
export function deepEqual(...args) {
    if (args.length === 3)
        return equal(args[0], args[1], args[2], scalars);
    const [a, b] = args;
    const type = commonClass(a, b);
    if (type === null)
        return false;
    if (type !== undefined)
        return equal(type, a, b, scalars);
    const text = selectorText(a);
    return text === undefined ? equalJSON(a, b) : text === selectorText(b);
}
/**
 * The class by which to compare two values: the class of either, if the other has the same or none. Undefined for two
 * plain values, null when the types differ.
 */
export function commonClass(a, b) {
    const left = classOf(a);
    const right = classOf(b);
    return left === undefined || right === undefined || left === right ? (left ?? right) : null;
}
function classOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const prototype = Object.getPrototypeOf(value);
    const type = prototype === null || prototype === Object.prototype ? undefined : prototype.constructor;
    return typeof type === 'function' && 'fields' in type ? type : undefined;
}
/** The string form of a label or field selector; undefined for any other value. */
export function selectorText(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { matches, requirements } = value;
    return typeof matches === 'function' && typeof requirements === 'function' ? String(value) : undefined;
}
