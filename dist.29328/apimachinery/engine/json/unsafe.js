import { MAX_NESTING } from '../schema/nesting.js';
/** Whether the text may have had another number: an integer with more digits, or one too large for a float64. */
export function isUnsafe(value) {
    return value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
}
/** Whether there is such a number anywhere in an object, or more levels than can be told to be allowed. */
export function hasUnsafe(object, levels = MAX_NESTING) {
    if (levels === 0)
        return true;
    for (const key in object) {
        const value = object[key];
        if (typeof value === 'number' ? isUnsafe(value) : isObject(value) && hasUnsafe(value, levels - 1))
            return true;
    }
    return false;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
/** YAML's floats are JSON numbers without a fraction when they are whole, and those have as few digits as can be. */
export function integerOfFloat(value) {
    if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value))
        return value;
    const text = String(value);
    return text.includes('e') ? value : BigInt(text);
}
