import { overload } from '../decls/declarations.js';
import { isAccumulator, MacroFault } from '../parser/expr_builder.js';
import { allOf, collect, oneOf, someOf } from '../parser/macro.js';
import { mapType, typeParam } from '../types/type.js';
import { GrowingMap, NativeMap } from '../values/map.js';
import { print } from '../values/print.js';
import { CelError } from '../values/value.js';
/** The variables of a loop with two. */
function variables(first, second) {
    if (first.kind !== 'ident')
        return new MacroFault(first.id, 'argument must be a simple name');
    if (second.kind !== 'ident')
        return new MacroFault(second.id, 'argument must be a simple name');
    if (first.name === second.name)
        return new MacroFault(second.id, `duplicate variable name: ${first.name}`);
    for (const { id, name } of [first, second]) {
        if (isAccumulator(name))
            return new MacroFault(id, 'iteration variable overwrites accumulator variable');
    }
    return [first.name, second.name];
}
function macro(name, args, body) {
    return {
        name,
        args,
        member: true,
        expand(build, target, list) {
            const names = variables(list[0], list[1]);
            if (names instanceof MacroFault)
                return names;
            const [iterVar, iterVar2] = names;
            const parts = body(build, args === 4 ? list[2] : undefined, list.at(-1), iterVar);
            return build.comprehension({ iterRange: target, iterVar, iterVar2, accuVar: '@result', ...parts });
        },
    };
}
/** Inserts into a map what a step makes of an entry, if the entry passes. */
function insert(values) {
    return (build, filter, last, first) => {
        const step = build.call('cel.@mapInsert', build.accumulator(), ...values(build, last, first));
        const accuInit = build.map();
        const loopCondition = build.literal(true);
        const loopStep = filter === undefined ? step : build.call('_?_:_', filter, step, build.accumulator());
        return { accuInit, loopCondition, loopStep, result: build.accumulator() };
    };
}
function inserted(map, key, value) {
    const target = map;
    if (target.find(key) !== undefined)
        return new CelError(`insert failed: key ${print(key)} already exists`);
    if (target instanceof GrowingMap) {
        target.insert(key, value);
        return target;
    }
    const copy = new NativeMap(Array.from(target.keys(), (each) => [each, target.find(each)]));
    copy.insert(key, value);
    return copy;
}
/** Macros with a variable for the index or key and one for the value. Mirrors cel-go's `ext.TwoVarComprehensions`. */
export function twoVariableComprehensions() {
    const K = typeParam('K');
    const V = typeParam('V');
    const map = mapType(K, V);
    const quantifier = (name, parts) => macro(name, 3, (build, _, predicate) => parts(build, predicate));
    const both = (name, body) => [macro(name, 3, body), macro(name, 4, body)];
    const keyed = insert((build, last, first) => [build.ident(first), last]);
    const entries = insert((_, last) => [last]);
    return {
        functions: [
            {
                name: 'cel.@mapInsert',
                overloads: [
                    overload('@mapInsert_map_key_value', [map, K, V], map, (target, key, value) => inserted(target, key, value)),
                    overload('@mapInsert_map_map', [map, map], map, (target, update) => {
                        let result = target;
                        for (const key of update.keys()) {
                            result = inserted(result, key, update.find(key));
                            if (result instanceof CelError)
                                return result;
                        }
                        return result;
                    }),
                ],
            },
        ],
        macros: [
            quantifier('all', allOf),
            quantifier('exists', someOf),
            quantifier('existsOne', oneOf),
            quantifier('exists_one', oneOf),
            ...both('transformList', (build, filter, last) => collect(build, filter, last)),
            ...both('transformMap', keyed),
            ...both('transformMapEntry', entries),
        ],
    };
}
