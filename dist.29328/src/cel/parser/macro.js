import { isAccumulator, MacroFault } from './expr_builder.js';
/** The variable that an argument names. */
export function variable(arg, complaint) {
    if (arg.kind !== 'ident')
        return new MacroFault(arg.id, complaint);
    if (isAccumulator(arg.name))
        return new MacroFault(arg.id, 'iteration variable overwrites accumulator variable');
    return arg.name;
}
/** `has(a.b)`. */
const has = {
    name: 'has',
    args: 1,
    member: false,
    expand(build, _, [arg]) {
        if (arg.kind !== 'select')
            return new MacroFault(arg.id, 'invalid argument to has() macro');
        return build.presenceTest(arg.operand, arg.field);
    },
};
/** All elements satisfy the predicate. */
export const allOf = (build, predicate) => ({
    accuInit: build.literal(true),
    loopCondition: build.call('@not_strictly_false', build.accumulator()),
    loopStep: build.call('_&&_', build.accumulator(), predicate),
    result: build.accumulator(),
});
/** An element satisfies the predicate. */
export const someOf = (build, predicate) => ({
    accuInit: build.literal(false),
    loopCondition: build.call('@not_strictly_false', build.call('!_', build.accumulator())),
    loopStep: build.call('_||_', build.accumulator(), predicate),
    result: build.accumulator(),
});
/** Exactly one element satisfies the predicate. */
export const oneOf = (build, predicate) => ({
    accuInit: build.literal(0n),
    loopCondition: build.literal(true),
    loopStep: build.call('_?_:_', predicate, build.call('_+_', build.accumulator(), build.literal(1n)), build.accumulator()),
    result: build.call('_==_', build.accumulator(), build.literal(1n)),
});
function quantifier(name, parts) {
    return {
        name,
        args: 2,
        member: true,
        expand(build, target, [arg, predicate]) {
            const iterVar = variable(arg, 'argument must be a simple name');
            if (iterVar instanceof MacroFault)
                return iterVar;
            return build.comprehension({ iterRange: target, iterVar, accuVar: '@result', ...parts(build, predicate) });
        },
    };
}
/** The loop of `map`: also part of `sortBy`. */
export function mapLoop(build, target, args) {
    const iterVar = variable(args[0], 'argument is not an identifier');
    if (iterVar instanceof MacroFault)
        return iterVar;
    return build.comprehension({
        iterRange: target,
        iterVar,
        accuVar: '@result',
        ...collect(build, args.length === 3 ? args[1] : undefined, args.at(-1)),
    });
}
/** Appends to a list what a step makes of an element, if the element passes. */
export function collect(build, filter, element) {
    const accuInit = build.list();
    const loopCondition = build.literal(true);
    const append = build.call('_+_', build.accumulator(), build.list(element));
    const loopStep = filter === undefined ? append : build.call('_?_:_', filter, append, build.accumulator());
    return { accuInit, loopCondition, loopStep, result: build.accumulator() };
}
const filter = {
    name: 'filter',
    args: 2,
    member: true,
    expand(build, target, [arg, predicate]) {
        const iterVar = variable(arg, 'argument is not an identifier');
        if (iterVar instanceof MacroFault)
            return iterVar;
        return build.comprehension({ iterRange: target, iterVar, accuVar: '@result', ...collect(build, predicate, arg) });
    },
};
/** The macros of the language itself. */
export const STANDARD_MACROS = [
    has,
    /* @__PURE__ */ quantifier('all', allOf),
    /* @__PURE__ */ quantifier('exists', someOf),
    /* @__PURE__ */ quantifier('exists_one', oneOf),
    { name: 'map', args: 2, member: true, expand: mapLoop },
    { name: 'map', args: 3, member: true, expand: mapLoop },
    filter,
];
