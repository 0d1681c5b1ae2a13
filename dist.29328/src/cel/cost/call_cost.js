import { InternalFault } from '../values/internal_fault.js';
import { goTypeOf, typeOf } from '../values/type_of.js';
import { ListValue, OpaqueValue } from '../values/value.js';
import { CONSTANT_CALLS } from './constant_calls.js';
import { sizeInside, sizeOf, traversalCost } from './size.js';
/** Reading a text costs this much for each of its characters, a regular expression this much for each of its own. */
export const STRING_FACTOR = 0.1;
export const REGEX_FACTOR = 0.25;
/** What making a list, a map or an object costs. */
export const LIST_COST = 10;
export const MAP_COST = 30;
export const STRUCT_COST = 40;
/** Of the first argument's size. */
function reading(factor) {
    return (args) => Math.ceil(sizeOf(args[0]) * factor);
}
const regex = (args) => Math.ceil((1 + sizeOf(args[0])) * STRING_FACTOR) * Math.ceil(sizeOf(args[1]) * REGEX_FACTOR);
const selector = (args) => {
    const length = sizeOf(args[1]);
    return LIST_COST + Math.ceil(length * STRING_FACTOR) + Math.ceil(Math.ceil(length * 0.5) * (LIST_COST + STRUCT_COST));
};
/** Of functions by name, whatever the overload. Mirrors the cost estimator of Kubernetes. */
const BY_FUNCTION = {
    check: 350_000,
    fieldSelector: selector,
    labelSelector: selector,
    replace: /* @__PURE__ */ reading(2 * STRING_FACTOR),
    split: /* @__PURE__ */ reading(2 * STRING_FACTOR),
    join: (_, result) => Math.ceil(sizeOf(result) * 2 * STRING_FACTOR),
    find: regex,
    findAll: regex,
    'ip.isCanonical': /* @__PURE__ */ reading(2 * STRING_FACTOR),
};
const TRAVERSING = ['isSorted', 'sum', 'max', 'min', 'indexOf', 'lastIndexOf'];
const READING = [
    'url',
    'lowerAscii',
    'upperAscii',
    'substring',
    'trim',
    'jsonpatch.escapeKey',
    'cidr',
    'isIP',
    'isCIDR',
    'quantity',
    'isQuantity',
    'semver',
    'isSemver',
];
/** What a call costs. `overload` is empty when several fit. */
export function callCost(name, overload) {
    const listCost = ofLists(overload);
    if (listCost !== undefined)
        return listCost;
    if (Object.hasOwn(BY_FUNCTION, name))
        return BY_FUNCTION[name];
    if (CONSTANT_CALLS.has(name))
        return 1;
    if (TRAVERSING.includes(name))
        return (args) => (args.length > 0 ? traversalCost(args[0]) : 0);
    if (READING.includes(name))
        return reading(STRING_FACTOR);
    switch (name) {
        case 'ip':
            return overload === 'cidr_ip' ? 1 : reading(STRING_FACTOR);
        case 'containsIP':
            return (args) => {
                const own = sizeOf(args[0]);
                const other = overload === 'cidr_contains_ip_string' ? Math.ceil(sizeOf(args[1]) * STRING_FACTOR) : 0;
                return Math.ceil((own + own) * STRING_FACTOR) + other;
            };
        case 'containsCIDR':
            return (args) => {
                const own = sizeOf(args[0]);
                const other = overload === 'cidr_contains_cidr_string' ? Math.ceil(sizeOf(args[1]) * STRING_FACTOR) : 0;
                return Math.ceil((own + own) * STRING_FACTOR) + Math.ceil(own * STRING_FACTOR) + 1 + other;
            };
        case 'validate':
            return (args) => {
                const format = args[0];
                const regexSize = format instanceof OpaqueValue ? format.maxRegexSize : undefined;
                if (regexSize === undefined)
                    return 1;
                return Math.ceil((1 + sizeOf(args[1])) * STRING_FACTOR) * Math.ceil(regexSize * REGEX_FACTOR);
            };
        case '_==_':
            return (args) => (args[0] instanceof OpaqueValue && args[0].comparesAtOnce ? 1 : comparison(args));
    }
    return ofLanguage(overload);
}
/** Both sides are read as far as the shorter one goes. */
function comparison(args) {
    return Math.ceil(Math.min(sizeInside(args[0]), sizeInside(args[1])) * STRING_FACTOR);
}
export const COMPARISONS = /* @__PURE__ */ new Set([
    'less_string',
    'greater_string',
    'less_equals_string',
    'greater_equals_string',
    'less_bytes',
    'greater_bytes',
    'less_equals_bytes',
    'greater_equals_bytes',
    'equals',
    'not_equals',
]);
/** Of the language's own functions. Mirrors cel-go's `CostTracker`. */
function ofLanguage(overload) {
    switch (overload) {
        case 'starts_with_string':
        case 'ends_with_string':
            return (args) => Math.ceil(sizeInside(args[1]) * STRING_FACTOR);
        case 'string_to_bytes':
        case 'bytes_to_string':
        case 'strings_quote':
        case 'string_format':
            return (args) => Math.ceil(sizeInside(args[0]) * STRING_FACTOR);
        case 'in_list':
            return (args) => sizeInside(args[1]);
        case 'add_string':
        case 'add_bytes':
            return (args) => Math.ceil((sizeInside(args[0]) + sizeInside(args[1])) * STRING_FACTOR);
        case 'matches':
        case 'matches_string':
            return (args) => Math.ceil((1 + sizeInside(args[0])) * STRING_FACTOR) * Math.ceil(sizeInside(args[1]) * REGEX_FACTOR);
        case 'contains_string':
            return (args) => Math.ceil(sizeInside(args[0]) * STRING_FACTOR) * Math.ceil(sizeInside(args[1]) * STRING_FACTOR);
        default:
            return COMPARISONS.has(overload) ? comparison : 1;
    }
}
/**
 * Whether the cost of an overload is that of its arguments alone, and grows as the time that it takes, faster than they do:
 * functions that compare each with each, and those that look for a pattern.
 */
export function isChargedFirst(overload) {
    return /^(?:list_sets_|list_distinct$|list_.*_sort|matches(?:_string)?$|contains_string$)/.test(overload);
}
function allocating(factor, size) {
    return Math.floor(size * (factor < 0 ? 1 : factor)) + 1 + LIST_COST;
}
/** Of cel-go's extended list functions: the overload alone decides. */
function ofLists(overload) {
    switch (overload) {
        case 'list_slice':
        case 'lists_range':
        case 'list_reverse':
            return (_, result) => allocating(1, sizeInside(result));
        case 'list_flatten':
            return (args) => allocating(1, sizeInside(args[0]));
        case 'list_flatten_int':
            return (args) => {
                const depth = args[1];
                if (typeof depth !== 'bigint')
                    throw new InternalFault('interface conversion: ref.Val is *types.Err, not types.Int');
                return allocating(Number(depth), sizeInside(args[0]));
            };
        case 'list_sets_contains_list':
        case 'list_sets_intersects_list':
            return (args) => 1 + sizeOf(args[0]) * sizeOf(args[1]);
        case 'list_sets_equivalent_list':
            return (args) => 1 + 2 * sizeOf(args[0]) * sizeOf(args[1]);
        case 'list_distinct':
            return (args) => comparingEach(args[0]);
    }
    if (/^list_.*_sort$/.test(overload))
        return (args) => comparingEach(args[0]);
    return /^list_.*_sortByAssociatedKeys$/.test(overload) ? (args) => comparingEach(args[1]) : undefined;
}
const ADDABLE = /* @__PURE__ */ new Set([
    'int',
    'uint',
    'double',
    'string',
    'bytes',
    'duration',
    'timestamp',
]);
function comparingEach(list) {
    if (!(list instanceof ListValue)) {
        // Go names the first method that a type lacks: those that can be added lack the next one.
        const missing = ADDABLE.has(typeOf(list).kind) ? 'Contains' : 'Add';
        throw new InternalFault(`interface conversion: ${goTypeOf(list)} is not traits.Lister: missing method ${missing}`);
    }
    const size = list.length;
    if (size === 0)
        return allocating(2, 0);
    const first = list.at(0);
    return allocating(typeof first === 'string' || first instanceof Uint8Array ? 2 + STRING_FACTOR : 2, size * size);
}
