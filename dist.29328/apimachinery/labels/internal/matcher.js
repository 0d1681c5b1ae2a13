import { parseInt64 } from '#engine/go/int64_text';
import { DoesNotExist, DoubleEquals, Equals, Exists, GreaterThan, In, LessThan, NotEquals, NotIn, } from '../../selection/operator.js';
/** The number of values from which a Set is faster than a linear search. */
const MANY = 8;
/**
 * Compiles requirements to one function. Objects with many shapes, such as label sets, are read twice as fast with an
 * own-property check first, which avoids searching the prototypes for missing keys.
 */
export function compileRequirements(requirements) {
    const tests = [...requirements].sort((a, b) => chance(a) - chance(b)).map(compileRequirement);
    const all = conjunction(tests);
    return (labels) => all(labels ?? NO_LABELS);
}
const NO_LABELS = {};
/** Estimates how selective a requirement is: selective ones come first, which does not change the result. */
function chance(requirement) {
    switch (requirement.operator()) {
        case Equals:
        case DoubleEquals:
        case In:
            return 0;
        case GreaterThan:
        case LessThan:
            return 1;
        case Exists:
            return 2;
        default:
            return 3;
    }
}
function conjunction(tests) {
    const [first, second, third] = tests;
    if (first === undefined)
        return () => true;
    if (second === undefined)
        return first;
    if (third === undefined)
        return (labels) => first(labels) && second(labels);
    if (tests.length === 3)
        return (labels) => first(labels) && second(labels) && third(labels);
    return (labels) => {
        for (let index = 0; index < tests.length; index++)
            if (!tests[index](labels))
                return false;
        return true;
    };
}
function compileRequirement(requirement) {
    const key = requirement.key();
    const values = requirement.valuesUnsorted();
    switch (requirement.operator()) {
        case Equals:
        case DoubleEquals:
        case In:
            return isAmong(key, values);
        case NotEquals:
        case NotIn: {
            const among = isAmong(key, values);
            return (labels) => !among(labels);
        }
        case Exists:
            return (labels) => Object.hasOwn(labels, key) && typeof labels[key] === 'string';
        case DoesNotExist:
            return (labels) => !Object.hasOwn(labels, key) || typeof labels[key] !== 'string';
        case GreaterThan:
            return compares(key, values[0], (value, limit) => value > limit);
        case LessThan:
            return compares(key, values[0], (value, limit) => value < limit);
    }
}
function isAmong(key, values) {
    if (values.length === 1) {
        const only = values[0];
        return (labels) => Object.hasOwn(labels, key) && labels[key] === only;
    }
    if (values.length < MANY)
        return (labels) => Object.hasOwn(labels, key) && values.includes(labels[key]);
    const set = new Set(values);
    return (labels) => Object.hasOwn(labels, key) && set.has(labels[key]);
}
function compares(key, value, holds) {
    const limit = parseInt64(value);
    return (labels) => {
        const given = Object.hasOwn(labels, key) ? labels[key] : undefined;
        const integer = typeof given === 'string' ? parseInt64(given) : undefined;
        return integer !== undefined && holds(integer, limit);
    };
}
