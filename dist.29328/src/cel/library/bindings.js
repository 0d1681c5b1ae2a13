import { MacroFault } from '../parser/expr_builder.js';
/** `cel.bind(x, value, f(x))`: a loop over nothing whose accumulator is the variable. */
const bind = {
    name: 'bind',
    args: 3,
    member: true,
    expand(build, target, [variable, value, result]) {
        if (target.kind !== 'ident' || target.name !== 'cel')
            return undefined;
        if (variable === undefined || value === undefined || result === undefined)
            return undefined;
        if (variable.kind !== 'ident')
            return new MacroFault(variable.id, 'cel.bind() variable names must be simple identifiers');
        return build.comprehension({
            iterRange: build.list(),
            iterVar: '#unused',
            accuVar: variable.name,
            accuInit: value,
            loopCondition: build.literal(false),
            loopStep: build.ident(variable.name),
            result: result,
        });
    },
};
/** `cel.bind`. Mirrors cel-go's `ext.Bindings`, version 0. */
export function bindings() {
    return { functions: [], macros: [bind] };
}
