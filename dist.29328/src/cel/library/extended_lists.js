import { goSort } from '#engine/go/sort';
import { memberOverload, overload } from '../decls/declarations.js';
import { MacroFault } from '../parser/expr_builder.js';
import { mapLoop } from '../parser/macro.js';
import { BoolType, BytesType, DoubleType, DurationType, DynType, IntType, listType, StringType, TimestampType, typeParam, UintType, } from '../types/type.js';
import { compare, isComparable } from '../values/compare.js';
import { equalOf } from '../values/equal.js';
import { JoinedList, NativeList } from '../values/list.js';
import { typeOf } from '../values/type_of.js';
import { CelError, ListValue } from '../values/value.js';
const COMPARABLE = [
    IntType,
    UintType,
    DoubleType,
    BoolType,
    DurationType,
    TimestampType,
    StringType,
    BytesType,
];
/** The integers from 0 up to a number: made as they are asked for. */
class RangeList extends JoinedList {
    length;
    constructor(length) {
        super();
        this.length = length;
    }
    at(index) {
        return BigInt(index);
    }
    contains(value) {
        for (let index = 0; index < this.length; index++)
            if (equalOf(value, BigInt(index)) === true)
                return true;
        return false;
    }
}
const MAX_RANGE = 1000000n;
function range(size) {
    if (size < 0n)
        return new CelError(`lists.range: size must be non-negative, got ${size}`);
    if (size > MAX_RANGE)
        return new CelError(`lists.range: size ${size} exceeds maximum allowed (${MAX_RANGE})`);
    return new RangeList(Number(size));
}
function slice(list, start, end) {
    const cannot = (why) => new CelError(`cannot slice(${start}, ${end}), ${why}`);
    if (start < 0n || end < 0n)
        return cannot('negative indexes not supported');
    if (start > end)
        return cannot('start index must be less than or equal to end index');
    if (list.length < end)
        return cannot(`list is length ${list.length}`);
    const values = [];
    for (let index = Number(start); index < Number(end); index++)
        values.push(list.at(index));
    return new NativeList(values);
}
function flatten(list, depth) {
    if (depth < 0n)
        return new CelError('level must be non-negative');
    const values = [];
    const collect = (from, left) => {
        for (const value of from) {
            if (value instanceof ListValue && left > 0n)
                collect(value, left - 1n);
            else
                values.push(value);
        }
    };
    collect(list, depth);
    return new NativeList(values);
}
/** A list in the order of the keys of its elements. */
function sortBy(list, keys) {
    if (list.length !== keys.length) {
        const sizes = `${list.length} and ${keys.length}`;
        return new CelError(`@sortByAssociatedKeys() expected a list of the same size as the associated keys list, but got ${sizes} elements respectively`);
    }
    if (list.length === 0)
        return list;
    const type = typeOf(keys.at(0)).name;
    if (!isComparable(keys.at(0)))
        return new CelError('list elements must be comparable');
    let mixed = false;
    const order = Array.from({ length: list.length }, (_, index) => index);
    goSort(order, (a, b) => {
        const [x, y] = [keys.at(a), keys.at(b)];
        if (typeOf(x).name === type && typeOf(y).name === type)
            return compare(x, y) === -1;
        mixed = true;
        return false;
    });
    if (mixed)
        return new CelError('list elements must have the same type');
    return new NativeList(order.map((index) => list.at(index)));
}
function distinct(list) {
    if (list.length === 0)
        return list;
    const unique = [];
    for (const [index, value] of Array.from(list).entries()) {
        // An element is not compared with the one at its own place, as cel-go does not.
        if (!unique.some((other, place) => place !== index && equalOf(value, other) === true))
            unique.push(value);
    }
    return new NativeList(unique);
}
/** `list.sortBy(x, key)`. */
const sortByMacro = {
    name: 'sortBy',
    args: 2,
    member: true,
    expand(build, target, args) {
        const input = build.ident('@__sortBy_input__');
        if (!['list', 'select', 'ident', 'comprehension', 'call'].includes(target.kind)) {
            const message = 'sortBy can only be applied to a list, identifier, comprehension, call or select expression';
            return new MacroFault(target.id, message);
        }
        const keys = mapLoop(build, build.copy(input), args);
        if (keys instanceof MacroFault)
            return keys;
        const result = build.memberCall('@sortByAssociatedKeys', build.copy(input), keys);
        return build.comprehension({
            iterRange: build.list(),
            iterVar: '#unused',
            accuVar: '@__sortBy_input__',
            accuInit: target,
            loopCondition: build.literal(false),
            loopStep: input,
            result,
        });
    },
};
/** Slices, sorting and the like. Mirrors cel-go's `ext.Lists`, version 3. */
export function extendedLists() {
    const list = listType(typeParam('T'));
    const ofList = (name, id, args, result, call) => ({
        name,
        overloads: [memberOverload(id, args, result, call)],
    });
    const isList = (value) => value instanceof ListValue;
    return {
        functions: [
            ofList('slice', 'list_slice', [list, IntType, IntType], list, slice),
            {
                name: 'flatten',
                overloads: [
                    memberOverload('list_flatten', [listType(list)], list, (value) => value instanceof ListValue ? flatten(value, 1n) : noSuchFlatten(value, '')),
                    memberOverload('list_flatten_int', [listType(DynType), IntType], listType(DynType), (value, depth) => value instanceof ListValue && typeof depth === 'bigint'
                        ? flatten(value, depth)
                        : noSuchFlatten(value, typeOf(depth).toString())),
                ],
                unguarded: true,
            },
            {
                name: 'sort',
                overloads: COMPARABLE.map((type) => memberOverload(`list_${type.name}_sort`, [listType(type)], listType(type))),
                singleton: { call: (value) => sortBy(value, value), accepts: isList },
            },
            {
                name: '@sortByAssociatedKeys',
                overloads: COMPARABLE.map((type) => memberOverload(`list_${type.name}_sortByAssociatedKeys`, [list, listType(type)], list)),
                singleton: { call: (value, keys) => sortBy(value, keys), accepts: isList },
            },
            {
                name: 'lists.range',
                overloads: [overload('lists_range', [IntType], listType(IntType), (size) => range(size))],
            },
            ofList('reverse', 'list_reverse', [list], list, (value) => new NativeList(Array.from(value).reverse())),
            ofList('distinct', 'list_distinct', [list], list, distinct),
        ],
        macros: [sortByMacro],
    };
}
function noSuchFlatten(value, depth) {
    return value instanceof CelError ? value : new CelError(`no such overload: ${typeOf(value)}.flatten(${depth})`);
}
