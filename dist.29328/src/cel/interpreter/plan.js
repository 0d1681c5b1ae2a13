import { callCost, isChargedFirst, LIST_COST, MAP_COST, STRUCT_COST } from '../cost/call_cost.js';
import { Type } from '../types/type.js';
import { equal, equalOf } from '../values/equal.js';
import { InternalFault } from '../values/internal_fault.js';
import { NativeList } from '../values/list.js';
import { NativeMap } from '../values/map.js';
import { print } from '../values/print.js';
import { CelError, ListValue, noSuchOverload, OptionalValue, Uint } from '../values/value.js';
import { addQualifier, attributeEval } from './attribute.js';
import { accumulatorOf, loopEval } from './comprehension.js';
import { bind } from './dispatch.js';
import { Frame } from './frame.js';
import { badKey } from './qualify.js';
/** Thrown for an expression that cannot run: a constant that converts to nothing. The message is cel-go's. */
export class PlanFault {
    message;
    constructor(message) {
        this.message = message;
    }
}
/**
 * Turns a checked expression into closures that also count costs. Constants are folded as cel-go folds them, as that
 * decides what costs something. @throws PlanFault
 */
export function plan(checked, options) {
    const planner = new Planner(checked, options);
    const node = planner.plan(checked.expr);
    return { run: evalOf(node), slots: planner.slots };
}
function evalOf(node) {
    switch (node.kind) {
        case 'constant': {
            const { value } = node;
            return () => value;
        }
        case 'attribute':
            return attributeEval(node.attribute, node.testOnly);
        case 'other':
            return node.run;
    }
}
/** Conversions of constants are computed while planning. */
const CONVERSIONS = /* @__PURE__ */ new Set([
    'bool',
    'bytes',
    'double',
    'duration',
    'dyn',
    'int',
    'string',
    'timestamp',
    'type',
    'uint',
]);
class Planner {
    slots = 0;
    checked;
    options;
    scope = new Map();
    constructor(checked, options) {
        this.checked = checked;
        this.options = options;
    }
    plan(e) {
        switch (e.kind) {
            case 'literal':
                return { kind: 'constant', value: e.value };
            case 'ident':
                return this.planIdent(e.id, e.name);
            case 'select': {
                const node = this.attributeOf(this.plan(e.operand));
                addQualifier(node.attribute, { optional: false, testOnly: e.testOnly, key: e.field });
                return e.testOnly ? { ...node, testOnly: true } : node;
            }
            case 'call':
                return this.planCall(e);
            case 'list':
                return this.planList(e);
            case 'map':
                return this.planMap(e);
            case 'struct':
                return this.planStruct(e);
            case 'comprehension':
                return this.planComprehension(e);
            case 'unspecified':
                throw new PlanFault('unsupported expr');
        }
    }
    planIdent(id, name) {
        const reference = this.checked.references.get(id);
        const value = reference?.kind === 'ident' ? reference.value : undefined;
        // The interpreter knows types by name alone: neither those with fields, nor variables that hold types.
        const isNamed = value !== undefined && !(value instanceof Type && value.kind === 'struct');
        if (this.checked.types.get(id)?.kind === 'type' && !isNamed)
            throw new PlanFault(`reference to undefined type: ${name}`);
        if (value !== undefined)
            return { kind: 'constant', value };
        const local = this.scope.get(name);
        const plain = name.startsWith('.') ? name.slice(1) : name;
        const root = local ??
            ((frame) => {
                const value = frame.variables(plain);
                return value === undefined ? new CelError(`no such attribute(s): ${plain}`) : value;
            });
        return { kind: 'attribute', attribute: { kind: 'variable', root, qualifiers: [] }, testOnly: false };
    }
    /** A node that steps can be added to. */
    attributeOf(node) {
        if (node.kind === 'attribute' && !node.testOnly)
            return node;
        const attribute = { kind: 'operand', root: evalOf(node), qualifiers: [] };
        return { kind: 'attribute', attribute, testOnly: false };
    }
    planCall(e) {
        const exprs = e.target === undefined ? e.args : [e.target, ...e.args];
        const args = exprs.map((arg) => this.plan(arg));
        switch (e.function) {
            case '_&&_':
                return { kind: 'other', run: logicalEval(args.map(evalOf), false) };
            case '_||_':
                return { kind: 'other', run: logicalEval(args.map(evalOf), true) };
            case '_?_:_':
                return this.planConditional(args);
            case '_==_':
            case '_!=_':
                return { kind: 'other', run: equalityEval(e.function === '_==_', evalOf(args[0]), evalOf(args[1])) };
            case '_[_]':
                return this.planIndex(args, false);
            case '_?._':
            case '_[?_]':
                return this.planIndex(args, true);
        }
        if (args.length === 2 && (e.function === 'or' || e.function === 'orValue')) {
            const reference = this.checked.references.get(e.id);
            const id = reference?.kind === 'function' && reference.overloads.length === 1 ? reference.overloads[0] : '';
            if (id === '' || id === 'optional_or_optional' || id === 'optional_orValue_value') {
                return { kind: 'other', run: optionalOrEval(e.function === 'orValue', evalOf(args[0]), evalOf(args[1])) };
            }
        }
        return this.planFunction(e, args);
    }
    planConditional([condition, whenTrue, whenFalse]) {
        const branch = (node) => node.kind === 'attribute' ? node.attribute : { kind: 'operand', root: evalOf(node), qualifiers: [] };
        const attribute = {
            kind: 'conditional',
            condition: evalOf(condition),
            whenTrue: branch(whenTrue),
            whenFalse: branch(whenFalse),
        };
        return { kind: 'attribute', attribute, testOnly: false };
    }
    planIndex([operand, index], optional) {
        const node = this.attributeOf(operand);
        addQualifier(node.attribute, this.qualifierOf(index, optional));
        return node;
    }
    qualifierOf(index, optional) {
        if (index.kind === 'constant') {
            const fault = index.value instanceof CelError ? index.value : badKey(index.value);
            if (fault !== undefined)
                throw new PlanFault(fault.message);
            return { optional, testOnly: false, key: index.value };
        }
        // An attribute as an index costs only its own steps.
        if (index.kind === 'attribute')
            return { optional, testOnly: false, key: attributeEval(index.attribute, index.testOnly, 0) };
        return { optional, testOnly: false, key: index.run };
    }
    planFunction(e, args) {
        const reference = this.checked.references.get(e.id);
        const overloads = reference?.kind === 'function' ? reference.overloads : [];
        const overload = overloads.length === 1 ? overloads[0] : '';
        const declared = this.options.functions.get(e.function);
        const bound = declared === undefined ? undefined : bind(declared, overloads, args.length);
        if (bound === undefined && args.length === 0)
            throw new PlanFault(`no such overload: ${e.function}()`);
        const cost = callCost(e.function, overload);
        const evals = args.map(evalOf);
        const planned = this.planPrepared(e, args, evals, overload);
        if (planned !== undefined)
            return planned;
        const call = bound ?? {
            call: () => new CelError(`no such overload: ${e.function}`),
            nonStrict: false,
            stopsAtError: args.length > 2,
        };
        const run = callEval(evals, call, cost, isChargedFirst(overload));
        if (overload === 'in_list' && args[1].kind === 'constant') {
            const membership = membershipEval(evals[0], args[1].value);
            if (membership === false)
                return { kind: 'constant', value: false };
            if (membership !== undefined)
                return { kind: 'other', run: membership };
        }
        if (CONVERSIONS.has(e.function) && args.length === 1 && args[0].kind === 'constant') {
            const value = run(new Frame(() => undefined, 0, Infinity, undefined));
            if (value instanceof CelError)
                throw new PlanFault(value.message);
            return { kind: 'constant', value };
        }
        return { kind: 'other', run };
    }
    planPrepared(e, args, evals, overload) {
        const planner = this.options.planners.get(e.function);
        const constant = planner === undefined ? undefined : args[planner.index];
        if (planner === undefined || constant?.kind !== 'constant')
            return undefined;
        const call = planner.prepare(constant.value);
        if (call instanceof CelError)
            throw new PlanFault(call.message);
        if (call === undefined)
            return undefined;
        return {
            kind: 'other',
            run: callEval(evals, { call, nonStrict: false, stopsAtError: true }, callCost(e.function, overload), isChargedFirst(overload)),
        };
    }
    planList({ elements, optionals }) {
        const nodes = elements.map((element) => this.plan(element));
        const evals = nodes.map(evalOf);
        const optional = nodes.map((_, index) => optionals.includes(index));
        const make = (frame) => {
            const values = [];
            for (let index = 0; index < evals.length; index++) {
                const value = evals[index](frame);
                if (value instanceof CelError)
                    return value;
                if (!optional[index]) {
                    values.push(value);
                }
                else if (!(value instanceof OptionalValue)) {
                    return new CelError(`cannot initialize optional list element from non-optional value ${print(value)}`);
                }
                else if (value.value !== undefined) {
                    values.push(value.value);
                }
            }
            return new NativeList(values);
        };
        return constantOrNew(nodes, make, LIST_COST);
    }
    planMap({ entries }) {
        const keys = entries.map(({ key }) => this.plan(key));
        const values = entries.map(({ value }) => this.plan(value));
        const keyEvals = keys.map(evalOf);
        const valueEvals = values.map(evalOf);
        const make = (frame) => {
            const map = new NativeMap();
            for (let index = 0; index < entries.length; index++) {
                const key = keyEvals[index](frame);
                if (key instanceof CelError)
                    return key;
                let value = valueEvals[index](frame);
                if (value instanceof CelError)
                    return value;
                if (entries[index].optional) {
                    if (!(value instanceof OptionalValue)) {
                        return new CelError(`cannot initialize optional entry '${print(key)}' from non-optional value ${print(value)}`);
                    }
                    if (value.value === undefined) {
                        map.delete(key);
                        continue;
                    }
                    value = value.value;
                }
                map.insert(key, value);
            }
            return map;
        };
        return constantOrNew([...keys, ...values], make, MAP_COST);
    }
    planStruct({ typeName, fields }) {
        const { makeObject } = this.options;
        const evals = fields.map(({ value }) => evalOf(this.plan(value)));
        const make = (frame) => {
            const values = new Map();
            for (const [index, { name, optional }] of fields.entries()) {
                let value = evals[index](frame);
                if (value instanceof CelError)
                    return value;
                if (optional) {
                    if (!(value instanceof OptionalValue)) {
                        return new CelError(`cannot initialize optional entry '${name}' from non-optional value ${print(value)}`);
                    }
                    if (value.value === undefined) {
                        values.delete(name);
                        continue;
                    }
                    value = value.value;
                }
                values.set(name, value);
            }
            return makeObject(typeName, values);
        };
        return { kind: 'other', run: charged(make, STRUCT_COST) };
    }
    planComprehension(e) {
        const outer = this.scope;
        const range = evalOf(this.plan(e.iterRange));
        const init = evalOf(this.plan(e.accuInit));
        const accumulator = this.slots++;
        const first = this.slots++;
        const second = e.iterVar2 === '' ? -1 : this.slots++;
        const accumulated = new Map(outer).set(e.accuVar, accumulatorOf(accumulator, init));
        const inside = new Map(outer).set(e.iterVar, (frame) => frame.slots[first]);
        if (second >= 0)
            inside.set(e.iterVar2, (frame) => frame.slots[second]);
        inside.set(e.accuVar, accumulated.get(e.accuVar));
        this.scope = inside;
        const condition = evalOf(this.plan(e.loopCondition));
        const step = evalOf(this.plan(e.loopStep));
        this.scope = accumulated;
        const result = evalOf(this.plan(e.result));
        this.scope = outer;
        return { kind: 'other', run: loopEval({ range, condition, step, result, accumulator, first, second }) };
    }
}
/** A literal of constants is a constant itself, and costs nothing. */
function constantOrNew(parts, make, cost) {
    if (!parts.every(({ kind }) => kind === 'constant'))
        return { kind: 'other', run: charged(make, cost) };
    try {
        return { kind: 'constant', value: make(new Frame(() => undefined, 0, Infinity, undefined)) };
    }
    catch (fault) {
        if (fault instanceof InternalFault)
            throw new PlanFault(fault.message);
        throw fault;
    }
}
function charged(run, cost) {
    return (frame) => {
        const value = run(frame);
        frame.charge(cost);
        return value;
    };
}
/**
 * A call. It is charged even when an argument is an error, unless arguments behind that one were left out.
 * @param isChargedFirst whether the cost is known before, and what it does may take long: it is not begun then when the
 *   budget does not allow it, which ends as in Go, where it is charged afterwards
 */
function callEval(args, bound, cost, isChargedFirst = false) {
    const { call, nonStrict } = bound;
    const charge = (frame, values, result) => frame.charge(typeof cost === 'number' ? cost : cost(values, result));
    const run = (frame, values) => {
        if (isChargedFirst)
            charge(frame, values, null);
        const result = call(...values);
        if (!isChargedFirst)
            charge(frame, values, result);
        return result;
    };
    if (args.length === 1 && !bound.stopsAtError) {
        const [arg] = args;
        return (frame) => {
            const value = arg(frame);
            if (isChargedFirst && !(value instanceof CelError))
                return run(frame, [value]);
            const result = value instanceof CelError && !nonStrict ? value : call(value);
            frame.charge(typeof cost === 'number' ? cost : cost([value], result));
            return result;
        };
    }
    if (args.length === 2 && !bound.stopsAtError) {
        const [left, right] = args;
        return (frame) => {
            const a = left(frame);
            const b = right(frame);
            let result;
            if (!nonStrict && a instanceof CelError)
                result = a;
            else if (!nonStrict && b instanceof CelError)
                result = b;
            else if (isChargedFirst)
                return run(frame, [a, b]);
            else
                result = call(a, b);
            frame.charge(typeof cost === 'number' ? cost : cost([a, b], result));
            return result;
        };
    }
    return (frame) => {
        const values = [];
        for (const [index, arg] of args.entries()) {
            const value = arg(frame);
            values.push(value);
            if (nonStrict || !(value instanceof CelError))
                continue;
            if (index === args.length - 1)
                charge(frame, values, value);
            return value;
        }
        return run(frame, values);
    };
}
/**
 * `value in [constants]`, which costs nothing but the value. False for an empty list, `undefined` when the list holds
 * other than bools, numbers and strings.
 */
function membershipEval(arg, list) {
    if (!(list instanceof ListValue))
        return undefined;
    if (list.length === 0)
        return false;
    const texts = new Set();
    const others = [];
    for (const element of list) {
        if (typeof element === 'string')
            texts.add(element);
        else if (typeof element === 'object' && !(element instanceof Uint))
            return undefined;
        else
            others.push(element);
    }
    return (frame) => {
        const value = arg(frame);
        if (value instanceof CelError)
            return value;
        if (typeof value === 'string')
            return texts.has(value);
        if (value instanceof Uint8Array)
            throw new InternalFault('runtime error: hash of unhashable type types.Bytes');
        return others.some((element) => equalOf(element, value) === true);
    };
}
/** `&&` and `||`: the deciding value wins over errors on either side. */
function logicalEval(terms, deciding) {
    return (frame) => {
        let fault;
        for (const term of terms) {
            const value = term(frame);
            if (value === deciding)
                return deciding;
            if (typeof value !== 'boolean')
                fault ??= noSuchOverload(value);
        }
        return fault ?? !deciding;
    };
}
function equalityEval(wanted, left, right) {
    const cost = callCost(wanted ? '_==_' : '_!=_', wanted ? 'equals' : 'not_equals');
    return (frame) => {
        const a = left(frame);
        const b = right(frame);
        let result;
        if (a instanceof CelError)
            result = a;
        else if (b instanceof CelError)
            result = b;
        else
            result = wanted ? equal(a, b) : equal(a, b) !== true;
        frame.charge(isSmall(a) && isSmall(b) ? 1 : cost([a, b], result));
        return result;
    };
}
/** Values without a size: comparing them costs 1. */
function isSmall(value) {
    const type = typeof value;
    return type === 'bigint' || type === 'number' || type === 'boolean';
}
/** `or` and `orValue` of optional values: the second is computed only when it is needed, and neither costs anything. */
function optionalOrEval(inside, left, right) {
    return (frame) => {
        const value = left(frame);
        if (!(value instanceof OptionalValue))
            return value;
        if (value.value === undefined)
            return right(frame);
        return inside ? value.value : value;
    };
}
