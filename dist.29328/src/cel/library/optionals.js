import { memberOverload, overload } from '../decls/declarations.js';
import { MacroFault } from '../parser/expr_builder.js';
import { BoolType, DynType, IntType, listType, mapType, optionalType, StringType, typeOfType, typeParam, } from '../types/type.js';
import { MIN_SECONDS } from '../values/arithmetic.js';
import { NativeList } from '../values/list.js';
import { print } from '../values/print.js';
import { CelError, Duration, ListValue, MapValue, NONE, OptionalValue, Timestamp, Uint, } from '../values/value.js';
/** `a.optMap(x, f(x))` and `optFlatMap`: a loop over nothing whose accumulator is the variable. */
function mapping(name) {
    return {
        name,
        args: 2,
        member: true,
        expand(build, target, [variable, body]) {
            if (variable.kind !== 'ident') {
                return new MacroFault(variable.id, `${name}() variable name must be a simple identifier`);
            }
            const accuVar = variable.name;
            const condition = build.memberCall('hasValue', target);
            const parts = {
                iterRange: build.list(),
                iterVar: '#unused',
                accuVar,
                accuInit: build.memberCall('value', build.copy(target)),
                loopCondition: build.literal(false),
                loopStep: build.ident(accuVar),
                result: body,
            };
            const inside = build.comprehension(parts);
            const whenThere = name === 'optMap' ? build.call('optional.of', inside) : inside;
            return build.call('_?_:_', condition, whenThere, build.call('optional.none'));
        },
    };
}
/** Whether a value is the zero of its type. */
function isZero(value) {
    switch (typeof value) {
        case 'bigint':
            return value === 0n;
        case 'number':
            return value === 0;
        case 'string':
            return value === '';
        case 'boolean':
            return !value;
    }
    if (value === null)
        return true;
    if (value instanceof Uint)
        return value.value === 0n;
    if (value instanceof Uint8Array)
        return value.length === 0;
    if (value instanceof Duration)
        return value.nanoseconds === 0n;
    if (value instanceof Timestamp)
        return value.seconds === MIN_SECONDS && value.nanoseconds === 0;
    if (value instanceof ListValue)
        return value.length === 0 && value.plain() === value;
    return value instanceof MapValue && value.size === 0 && value.plain() === value;
}
function unwrap(list) {
    const values = [];
    for (const value of list) {
        if (!(value instanceof OptionalValue))
            return new CelError(`value ${print(value)} is not optional`);
        if (value.value !== undefined)
            values.push(value.value);
    }
    return new NativeList(values);
}
/** Values that may be missing: `a.?b`, `optional.of(x)`. Mirrors cel-go's optional types, version 2. */
export function optionals() {
    const K = typeParam('K');
    const V = typeParam('V');
    const optional = optionalType(V);
    const list = listType(V);
    const map = mapType(K, V);
    const end = (name, at) => ({
        name,
        overloads: [
            memberOverload(`list_${name}`, [list], optional, (value) => {
                const values = value;
                return values.length === 0 ? NONE : new OptionalValue(values.at(at(values)));
            }),
        ],
    });
    const functions = [
        { name: 'optional.of', overloads: [overload('optional_of', [V], optional, (value) => new OptionalValue(value))] },
        {
            name: 'optional.ofNonZeroValue',
            overloads: [
                overload('optional_ofNonZeroValue', [V], optional, (value) => isZero(value) ? NONE : new OptionalValue(value)),
            ],
        },
        { name: 'optional.none', overloads: [overload('optional_none', [], optional, () => NONE)] },
        {
            name: 'value',
            overloads: [
                memberOverload('optional_value', [optional], V, (value) => {
                    const { value: inside } = value;
                    return inside === undefined ? new CelError('optional.none() dereference') : inside;
                }),
            ],
        },
        {
            name: 'hasValue',
            overloads: [
                memberOverload('optional_hasValue', [optional], BoolType, (value) => value.value !== undefined),
            ],
        },
        { name: 'or', overloads: [memberOverload('optional_or_optional', [optional, optional], optional)] },
        { name: 'orValue', overloads: [memberOverload('optional_orValue_value', [optional, V], V)] },
        { name: '_?._', overloads: [overload('select_optional_field', [DynType, StringType], optional)] },
        {
            name: '_[?_]',
            overloads: [
                overload('list_optindex_optional_int', [list, IntType], optional),
                overload('optional_list_optindex_optional_int', [optionalType(list), IntType], optional),
                overload('map_optindex_optional_value', [map, K], optional),
                overload('optional_map_optindex_optional_value', [optionalType(map), K], optional),
            ],
        },
        {
            name: '_[_]',
            overloads: [
                overload('optional_list_index_int', [optionalType(list), IntType], optional),
                overload('optional_map_index_value', [optionalType(map), K], optional),
            ],
        },
        end('last', (values) => values.length - 1),
        end('first', () => 0),
        {
            name: 'optional.unwrap',
            overloads: [overload('optional_unwrap', [listType(optional)], list, (values) => unwrap(values))],
        },
        {
            name: 'unwrapOpt',
            overloads: [memberOverload('optional_unwrapOpt', [listType(optional)], list, (values) => unwrap(values))],
        },
    ];
    const type = optionalType(V);
    return {
        functions,
        variables: [{ name: 'optional_type', type: typeOfType(type), value: type }],
        macros: [mapping('optMap'), mapping('optFlatMap')],
    };
}
