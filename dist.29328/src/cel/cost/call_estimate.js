import { LIST_COST, REGEX_FACTOR, STRING_FACTOR, STRUCT_COST } from './call_cost.js';
import { CONSTANT_CALLS } from './constant_calls.js';
import { ONE, sizeOfNode } from './estimator.js';
import { add, exactly, multiply, scale, UNLIMITED, union } from './range.js';
/** The regular expression of a named format is at most so long, and its name. */
const FORMAT_REGEX_SIZE = 128;
const FORMAT_SIZE = 64n;
/** Of types whose values are compared in one step. */
const COMPARED_AT_ONCE = /* @__PURE__ */ new Set([
    'net.IP',
    'net.CIDR',
    'kubernetes.Quantity',
    'kubernetes.Semver',
    'kubernetes.authorization.Authorizer',
    'kubernetes.authorization.PathCheck',
    'kubernetes.authorization.GroupCheck',
    'kubernetes.authorization.ResourceCheck',
    'kubernetes.authorization.Decision',
]);
/**
 * What a call costs that Kubernetes or a library knows; `undefined` for the language's own functions.
 * Mirrors the cost estimator of Kubernetes.
 */
export function estimateCall(name, overload, target, args, sizes) {
    const listCall = estimateListCall(overload, target, args, sizes);
    if (listCall !== undefined)
        return listCall;
    if (CONSTANT_CALLS.has(name))
        return { cost: ONE };
    const sizeOf = (node) => sizeOfNode(node, sizes);
    const [first] = args;
    switch (name) {
        case 'check':
            return { cost: exactly(350000n) };
        case 'fieldSelector':
        case 'labelSelector': {
            if (args.length !== 1)
                return undefined;
            const size = sizeOf(first);
            const requirements = scale(scale(size, 0.5), LIST_COST + STRUCT_COST);
            return { cost: add(add(exactly(LIST_COST), scale(size, STRING_FACTOR)), requirements) };
        }
        case 'isSorted':
        case 'sum':
        case 'max':
        case 'min':
        case 'indexOf':
        case 'lastIndexOf':
            return target === undefined ? undefined : estimateTraversal(target, sizes);
        case 'url':
        case 'jsonpatch.escapeKey':
            if (args.length !== 1)
                return undefined;
            return { cost: scale(sizeOf(first), STRING_FACTOR), size: sizeOf(first) };
        case 'lowerAscii':
        case 'upperAscii':
        case 'substring':
        case 'trim':
            if (target === undefined)
                return undefined;
            return { cost: scale(sizeOf(target), STRING_FACTOR), size: sizeOf(target) };
        case 'replace':
            if (target === undefined || args.length < 2)
                return undefined;
            return {
                cost: scale(sizeOf(target), 2 * STRING_FACTOR),
                size: replacedSize(sizeOf(target), sizeOf(first), sizeOf(args[1])),
            };
        case 'split': {
            if (target === undefined)
                return undefined;
            const size = sizeOf(target);
            const limit = args[1]?.expr;
            const most = limit?.kind === 'literal' && typeof limit.value === 'bigint' ? BigInt.asUintN(64, limit.value) : size.max;
            return { cost: scale(size, 2 * STRING_FACTOR), size: { min: 0n, max: most } };
        }
        case 'join':
            return target === undefined ? undefined : estimateJoin(target, first, sizes);
        case 'find':
        case 'findAll': {
            if (target === undefined || first === undefined)
                return undefined;
            const size = sizeOf(target);
            const reading = scale(add(size, ONE), STRING_FACTOR);
            return { cost: multiply(reading, scale(sizeOf(first), REGEX_FACTOR)), size: { min: 0n, max: size.max } };
        }
        case 'cidr':
        case 'isIP':
        case 'isCIDR':
        case 'quantity':
        case 'isQuantity':
        case 'semver':
        case 'isSemver':
            return first === undefined ? undefined : { cost: scale(sizeOf(first), STRING_FACTOR) };
        case 'ip':
            if (overload === 'cidr_ip')
                return { cost: ONE };
            return first === undefined ? undefined : { cost: scale(sizeOf(first), STRING_FACTOR) };
        case 'ip.isCanonical':
            return first === undefined ? undefined : { cost: scale(sizeOf(first), 2 * STRING_FACTOR) };
        case 'containsIP':
        case 'containsCIDR':
            return first === undefined ? undefined : { cost: estimateContains(name, overload, sizeOf(first)) };
        case 'validate':
            if (first === undefined)
                return undefined;
            return { cost: scale(scale(sizeOf(first), STRING_FACTOR), FORMAT_REGEX_SIZE * REGEX_FACTOR) };
        case '_==_':
            return args.length === 2 ? estimateEquality(first, args[1]) : undefined;
    }
    return undefined;
}
/** The elements of a list. */
function elementsOf({ type, path }) {
    const element = type.params[0];
    if (element === undefined)
        return undefined;
    return {
        path: path === undefined ? undefined : [...path, '@items'],
        type: element,
        expr: undefined,
        size: undefined,
    };
}
function estimateTraversal(target, sizes) {
    const elements = elementsOf(target);
    const size = sizeOfNode(target, sizes);
    if (elements === undefined)
        return { cost: scale(size, STRING_FACTOR) };
    const { kind } = elements.type;
    const isText = kind === 'string' || kind === 'bytes';
    return { cost: multiply(size, isText ? add(ONE, scale(sizeOfNode(elements, sizes), STRING_FACTOR)) : ONE) };
}
function estimateJoin(target, separator, sizes) {
    const count = sizeOfNode(target, sizes);
    const elements = elementsOf(target);
    let size = elements === undefined ? exactly(0n) : multiply(count, sizeOfNode(elements, sizes));
    if (separator !== undefined) {
        const less = (value) => (value > 0n ? value - 1n : 0n);
        size = add(size, multiply(sizeOfNode(separator, sizes), { min: less(count.min), max: less(count.max) }));
    }
    return { cost: scale(size, STRING_FACTOR), size };
}
function replacedSize(size, old, by) {
    const more = (value) => (value < UNLIMITED ? value + 1n : value);
    const parts = (whole, part) => {
        const quotient = Math.ceil(Number(whole) / Number(part));
        return quotient >= 2 ** 64 ? UNLIMITED : BigInt(quotient);
    };
    let [countMax, restMax] = [0n, 0n];
    if (old.min === 0n)
        [countMax, restMax] = [more(size.max), size.max];
    else if (by.max <= old.min)
        restMax = size.max;
    else
        countMax = parts(size.max, old.min);
    let [countMin, restMin] = [0n, 0n];
    if (old.max === 0n)
        [countMin, restMin] = [more(size.min), size.min];
    else if (old.max <= by.min)
        restMin = size.min;
    else
        countMin = parts(size.min, old.max);
    return add(multiply({ min: countMin, max: countMax }, by), { min: restMin, max: restMax });
}
function estimateContains(name, overload, other) {
    // Addresses have 4 or 16 bytes.
    const address = { min: 4n, max: 16n };
    let cost = scale(add(address, address), STRING_FACTOR);
    if (name === 'containsCIDR')
        cost = add(add(cost, scale(address, STRING_FACTOR)), ONE);
    const fromText = overload === 'cidr_contains_ip_string' || overload === 'cidr_contains_cidr_string';
    return fromText ? add(cost, scale(other, STRING_FACTOR)) : cost;
}
function estimateEquality(left, right) {
    if (left.type.name !== right.type.name)
        return undefined;
    const { name } = left.type;
    if (COMPARED_AT_ONCE.has(name))
        return { cost: ONE };
    if (name === 'kubernetes.NamedFormat')
        return { cost: scale({ min: 1n, max: FORMAT_SIZE }, STRING_FACTOR) };
    if (name !== 'kubernetes.URL')
        return undefined;
    // Go takes the size of the right side for both.
    const size = right.size === undefined ? ONE : union(right.size, right.size);
    return { cost: scale({ min: 1n, max: size.max }, STRING_FACTOR) };
}
/** The value of a constant int, 0 for a negative one. */
function constantOf({ expr }, otherwise) {
    if (expr?.kind !== 'literal' || typeof expr.value !== 'bigint')
        return otherwise;
    return expr.value < 0n ? 0n : expr.value;
}
/** A call that makes a list. */
function making(factor, size) {
    return { cost: add(add(scale(size, factor), ONE), exactly(LIST_COST)), size };
}
/**
 * What the functions of cel-go's own libraries for lists and sets cost, which it knows by their overloads.
 * `undefined` for other functions.
 */
function estimateListCall(overload, target, args, sizes) {
    const sizeOf = (node) => sizeOfNode(node, sizes);
    const [first, second] = args;
    switch (overload) {
        case 'list_slice': {
            if (target === undefined || args.length !== 2)
                return undefined;
            const length = constantOf(second, sizeOf(target).max) - constantOf(first, 0n);
            return making(1, exactly(BigInt.asUintN(64, length)));
        }
        case 'lists_range':
            if (target !== undefined || args.length !== 1)
                return undefined;
            return making(1, exactly(constantOf(first, UNLIMITED)));
        case 'list_reverse':
            return target === undefined || args.length > 0 ? undefined : making(1, sizeOf(target));
        case 'list_flatten':
        case 'list_flatten_int': {
            if (target === undefined || args.length > 1)
                return undefined;
            const depth = first === undefined ? 1n : constantOf(first, UNLIMITED);
            return making(Number(depth), sizeOf(target));
        }
        case 'list_distinct': {
            if (target === undefined || args.length > 0)
                return undefined;
            return making(2, multiply(sizeOf(target), sizeOf(target)));
        }
        case 'list_sets_contains_list':
        case 'list_sets_intersects_list':
        case 'list_sets_equivalent_list': {
            if (args.length !== 2)
                return undefined;
            const factor = overload === 'list_sets_equivalent_list' ? 2 : 1;
            return { cost: add(scale(multiply(sizeOf(first), sizeOf(second)), factor), ONE) };
        }
    }
    const sorting = /^list_(.*)_(sort|sortByAssociatedKeys)$/.exec(overload);
    if (sorting === null || target === undefined)
        return undefined;
    const byKeys = sorting[2] !== 'sort';
    if (args.length !== (byKeys ? 1 : 0))
        return undefined;
    const size = sizeOf(byKeys ? first : target);
    const isText = sorting[1] === 'string' || sorting[1] === 'bytes';
    return making(isText ? 2 + STRING_FACTOR : 2, multiply(size, size));
}
