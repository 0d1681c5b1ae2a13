import { memberOverload } from '../decls/declarations.js';
import { BoolType, BytesType, DoubleType, DurationType, IntType, listType, StringType, TimestampType, typeParam, UintType, } from '../types/type.js';
import { add } from '../values/arithmetic.js';
import { compare, isComparable } from '../values/compare.js';
import { equalOf } from '../values/equal.js';
import { CelError, Duration, noSuchOverload, Uint } from '../values/value.js';
/** Types whose values have an order, and the names that overloads have for them. */
const COMPARABLE = [
    ['int', IntType],
    ['uint', UintType],
    ['double', DoubleType],
    ['bool', BoolType],
    ['duration', DurationType],
    ['timestamp', TimestampType],
    ['string', StringType],
    ['bytes', BytesType],
];
/** Types whose values add up, and their zeros. */
const SUMMABLE = [
    ['int', IntType, 0n],
    ['uint', UintType, /* @__PURE__ */ new Uint(0n)],
    ['double', DoubleType, 0],
    ['duration', DurationType, /* @__PURE__ */ new Duration(0n)],
];
function isSorted(list) {
    let previous;
    for (const next of list) {
        if (!isComparable(next))
            return noSuchOverload(next);
        if (previous !== undefined && compare(previous, next) === 1)
            return false;
        previous = next;
    }
    return true;
}
function sum(list, zero) {
    let total = zero;
    for (const next of list) {
        if (next === null || typeof next === 'boolean' || next instanceof CelError)
            return noSuchOverload(next);
        total = add(total, next);
        if (total instanceof CelError)
            return total;
    }
    return total;
}
/** The first of the values that no other one beats. */
function extreme(name, list, beaten) {
    let best;
    for (const next of list) {
        if (!isComparable(next))
            return noSuchOverload(next);
        if (best === undefined || compare(best, next) === beaten)
            best = next;
    }
    return best ?? new CelError(`${name} called on empty list`);
}
function indexOf(list, value) {
    for (let index = 0; index < list.length; index++)
        if (equalOf(list.at(index), value) === true)
            return BigInt(index);
    return -1n;
}
function lastIndexOf(list, value) {
    for (let index = list.length - 1; index >= 0; index--)
        if (equalOf(list.at(index), value) === true)
            return BigInt(index);
    return -1n;
}
/** What Kubernetes adds to lists: order, sums, and where values are. Mirrors its `library.Lists`. */
export function lists() {
    const A = typeParam('A');
    const ofComparable = (name, id, result, call) => ({
        name,
        overloads: COMPARABLE.map(([type, element]) => memberOverload(id(type), [listType(element)], result(element), (list) => call(list))),
    });
    return {
        functions: [
            ofComparable('isSorted', (type) => `list_${type}_is_sorted_bool`, () => BoolType, isSorted),
            {
                name: 'sum',
                overloads: SUMMABLE.map(([type, element, zero]) => memberOverload(`list_${type}_sum_${type}`, [listType(element)], element, (list) => sum(list, zero))),
            },
            ofComparable('max', (type) => `list_${type}_max_${type}`, (type) => type, (list) => extreme('max', list, -1)),
            ofComparable('min', (type) => `list_${type}_min_${type}`, (type) => type, (list) => extreme('min', list, 1)),
            {
                name: 'indexOf',
                overloads: [
                    memberOverload('list_a_index_of_int', [listType(A), A], IntType, (list, value) => indexOf(list, value)),
                ],
            },
            {
                name: 'lastIndexOf',
                overloads: [
                    memberOverload('list_a_last_index_of_int', [listType(A), A], IntType, (list, value) => lastIndexOf(list, value)),
                ],
            },
        ],
    };
}
