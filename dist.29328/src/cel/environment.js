import { append } from '#engine/go/append';
import { check } from './checker/check.js';
import { PlanFault, plan } from './interpreter/plan.js';
import { parse } from './parser/parse.js';
import { NO_LOCATION } from './parser/source.js';
import { Program } from './program.js';
import { DynType } from './types/type.js';
import { validate } from './validator/validate.js';
import { CelError } from './values/value.js';
const NO_TYPES = { findType: () => undefined, findField: () => undefined };
/**
 * The names that expressions may use: functions, types, macros and variables. Immutable; {@link extend} makes another.
 * Mirrors cel-go's `cel.Env`.
 */
export class Environment {
    functions;
    variables;
    planners;
    macros;
    types;
    makeObject;
    constructor(options = {}, base) {
        const functions = new Map(base?.functions);
        const variables = new Map(base?.variables);
        const planners = new Map(base?.planners);
        const macros = [];
        for (const library of options.libraries ?? []) {
            for (const declared of library.functions)
                functions.set(declared.name, merge(functions.get(declared.name), declared));
            for (const variable of library.variables ?? [])
                variables.set(variable.name, variable);
            for (const [name, planner] of Object.entries(library.planners ?? {}))
                planners.set(name, planner);
            append(macros, library.macros ?? []);
        }
        for (const [name, type] of Object.entries(options.variables ?? {}))
            variables.set(name, { name, type });
        this.functions = functions;
        this.variables = variables;
        this.planners = planners;
        this.macros = [...macros, ...(base?.macros ?? [])];
        this.types = both(options.types, base?.types ?? NO_TYPES);
        this.makeObject = options.makeObject ?? base?.makeObject ?? ((name) => new CelError(`unknown type '${name}'`));
    }
    /** An environment with more in it. */
    extend(options) {
        return new Environment(options, this);
    }
    /** Compiles an expression: parses and checks it, and makes a program of it. */
    compile(expression) {
        const { expr, issues, locationOf } = parse(expression, this.macros);
        if (issues.size > 0)
            return rejected(issues);
        const checked = check(expr, this.declarations(), locationOf, issues);
        if (issues.size === 0)
            validate(checked, locationOf, issues);
        if (issues.size > 0)
            return rejected(issues);
        let planned;
        try {
            planned = plan(checked, this.planOptions());
        }
        catch (fault) {
            if (!(fault instanceof PlanFault))
                throw fault;
            const issue = { message: fault.message, location: NO_LOCATION };
            return {
                program: undefined,
                issues: [issue],
                message: fault.message,
                stage: 'program',
                outputType: checked.types.get(checked.expr.id) ?? DynType,
            };
        }
        return { program: new Program(expression, checked, planned), issues: [] };
    }
    declarations() {
        return { functions: this.functions, variables: this.variables, types: this.types };
    }
    planOptions() {
        return { functions: this.functions, makeObject: this.makeObject, planners: this.planners };
    }
}
function rejected(issues) {
    return {
        program: undefined,
        issues: issues.all(),
        message: issues.toString(),
        stage: 'compile',
        outputType: DynType,
    };
}
function both(first, second) {
    if (first === undefined)
        return second;
    return {
        findType: (name) => first.findType(name) ?? second.findType(name),
        findField: (name, field) => (first.findType(name) === undefined ? second : first).findField(name, field),
    };
}
/** A function with the overloads of two declarations; one of the second replaces one of the same id. */
function merge(first, second) {
    if (first === undefined)
        return second;
    const replaced = new Set(second.overloads.map(({ id }) => id));
    return {
        ...first,
        ...second,
        overloads: [...first.overloads.filter(({ id }) => !replaced.has(id)), ...second.overloads],
    };
}
