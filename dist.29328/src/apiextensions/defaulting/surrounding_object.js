import { isObject } from '../schema/parts.js';
/** The object in which a value stands where the steps lead, and nothing else. Mirrors `SurroundingObjectFunc`. */
export function surround(value, steps) {
    return steps.reduceRight((inner, step) => (step === 0 ? [inner] : ownField(step, inner)), value);
}
/** The value that stands where the steps lead; undefined when there is none. */
export function surrounded(object, steps) {
    let at = object;
    for (const step of steps) {
        if (step === 0)
            at = Array.isArray(at) ? at[0] : undefined;
        else
            at = isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
    }
    return at;
}
function ownField(name, value) {
    return Object.fromEntries([[name, value]]);
}
