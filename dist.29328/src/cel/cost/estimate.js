import { codePoints } from '../parser/source.js';
import { DynType } from '../types/type.js';
import { COMPARISONS, LIST_COST, MAP_COST, REGEX_FACTOR, STRING_FACTOR, STRUCT_COST } from './call_cost.js';
import { estimateCall } from './call_estimate.js';
import { ONE } from './estimator.js';
import { add, exactly, multiply, NOTHING, scale, UNKNOWN, UNLIMITED, union } from './range.js';
/**
 * The least and the most that an expression can cost, before it ever runs. Mirrors cel-go's `checker.Cost` with the
 * estimator of Kubernetes; presence tests cost nothing.
 */
export function estimateCost(checked, sizes = () => undefined) {
    return new Estimate(checked, sizes).cost(checked.expr);
}
class Estimate {
    checked;
    sizes;
    paths = new Map();
    computedSizes = new Map();
    computedEntries = new Map();
    locals = new Map();
    constructor(checked, sizes) {
        this.checked = checked;
        this.sizes = sizes;
    }
    cost(e) {
        switch (e.kind) {
            case 'ident':
                this.paths.set(e.id, this.local(e.name)?.path ?? Path.of(e.name));
                return ONE;
            case 'select':
                return this.costSelect(e);
            case 'call':
                return this.costCall(e);
            case 'list':
                return this.costList(e);
            case 'map':
                return this.costMap(e);
            case 'struct':
                return e.fields.reduce((sum, { value }) => add(sum, this.cost(value)), exactly(STRUCT_COST));
            case 'comprehension':
                return isBind(e) ? this.costBind(e) : this.costLoop(e);
            default:
                return NOTHING;
        }
    }
    typeOf(e) {
        return this.checked.types.get(e.id) ?? DynType;
    }
    local(name) {
        return this.locals.get(name)?.at(-1);
    }
    within(name, local, compute) {
        const stack = this.locals.get(name) ?? [];
        this.locals.set(name, stack);
        stack.push(local);
        const result = compute();
        stack.pop();
        return result;
    }
    pathOf(e) {
        const local = e.kind === 'ident' ? this.local(e.name) : undefined;
        return local?.path ?? this.paths.get(e.id) ?? Path.EMPTY;
    }
    nodeOf(e) {
        const path = this.pathOf(e).toArray();
        const known = path.length === 0 || path[0] === '@result' || path[0] === '__result__' ? undefined : path;
        return { path: known, type: this.typeOf(e), expr: e, size: this.sizeOf(e) };
    }
    sizeOf(e) {
        const computed = this.computedSizes.get(e.id) ?? literalSize(e);
        if (computed !== undefined)
            return computed;
        const estimated = this.sizes({ path: this.pathOf(e).toArray(), type: this.typeOf(e), expr: e, size: undefined });
        if (estimated !== undefined) {
            this.computedSizes.set(e.id, estimated);
            return estimated;
        }
        if (isScalar(this.typeOf(e)))
            return ONE;
        return e.kind === 'ident' ? this.local(e.name)?.size : undefined;
    }
    entriesOf(e) {
        const computed = this.computedEntries.get(e.id);
        if (computed !== undefined)
            return computed;
        return e.kind === 'ident' ? this.local(e.name)?.entries : undefined;
    }
    setSize(e, size) {
        if (size !== undefined)
            this.computedSizes.set(e.id, size);
    }
    setEntries(e, entries) {
        if (entries !== undefined)
            this.computedEntries.set(e.id, entries);
    }
    copySizes(to, from) {
        this.setSize(to, this.sizeOf(from));
        this.setEntries(to, this.entriesOf(from));
    }
    costSelect(e) {
        const operand = this.cost(e.operand);
        if (e.testOnly)
            return operand;
        this.paths.set(e.id, this.pathOf(e.operand).append(e.field));
        const { kind } = this.typeOf(e.operand);
        return kind === 'map' || kind === 'struct' || kind === 'param' ? add(operand, ONE) : operand;
    }
    costCall(e) {
        if (e.function === 'dyn') {
            const cost = this.cost(e.args[0]);
            this.copySizes(e, e.args[0]);
            return add(ONE, cost);
        }
        const costs = [];
        const nodes = [];
        for (const arg of e.args) {
            costs.push(this.cost(arg));
            nodes.push(this.nodeOf(arg));
        }
        const reference = this.checked.references.get(e.id);
        const overloads = reference?.kind === 'function' ? reference.overloads : [];
        if (overloads.length === 0)
            return NOTHING;
        const receiver = e.target === undefined ? NOTHING : this.cost(e.target);
        const target = e.target === undefined ? undefined : this.nodeOf(e.target);
        let cost = { min: UNLIMITED, max: 0n };
        let size;
        for (const overload of overloads) {
            const estimate = this.overloadCost(e, overload, target, nodes, costs);
            cost = union(cost, estimate.cost);
            if (estimate.size !== undefined)
                size = size === undefined ? estimate.size : union(size, estimate.size);
            if ((overload === 'index_list' || overload === 'index_map') && e.args.length > 0) {
                size = this.entriesOf(e.args[0])?.value;
                this.paths.set(e.id, this.pathOf(e.args[0]).append(overload === 'index_list' ? '@items' : '@values'));
            }
            size ??= this.sizeOf(e);
        }
        this.setSize(e, size);
        return add(receiver, cost);
    }
    overloadCost(e, overload, target, nodes, costs) {
        const known = estimateCall(e.function, overload, target, nodes, this.sizes) ?? estimateOwnCall(overload, target, nodes);
        if (known !== undefined)
            return { ...known, cost: costs.reduce(add, known.cost) };
        switch (overload) {
            case 'logical_or':
            case 'logical_and': {
                const [left, right] = costs;
                return { cost: { min: left.min, max: add(left, right).max } };
            }
            case 'conditional': {
                const [condition, whenTrue, whenFalse] = costs;
                const [, a, b] = e.args;
                this.setEntries(e, unionOfEntries(this.entriesOf(a), this.entriesOf(b)));
                const size = union(nodes[1].size ?? UNKNOWN, nodes[2].size ?? UNKNOWN);
                return { cost: add(condition, union(whenTrue, whenFalse)), size };
            }
            case 'add_list':
            case 'add_string':
            case 'add_bytes':
                return this.concatenation(e, overload === 'add_list', nodes, costs);
        }
        return { cost: costs.reduce(add, ONE) };
    }
    concatenation(e, isList, nodes, costs) {
        const [left, right] = e.args;
        this.setEntries(e, unionOfEntries(this.entriesOf(left), this.entriesOf(right)));
        const size = add(nodes[0].size ?? UNKNOWN, nodes[1].size ?? UNKNOWN);
        return { cost: costs.reduce(add, isList ? ONE : scale(size, STRING_FACTOR)), size };
    }
    costList(e) {
        let cost = exactly(LIST_COST);
        let item = { min: e.elements.length === 0 ? 0n : UNLIMITED, max: 0n };
        for (const element of e.elements) {
            cost = add(cost, this.cost(element));
            item = union(item, this.sizeOf(element) ?? UNKNOWN);
        }
        this.setEntries(e, { container: 'list', key: ONE, value: item });
        return cost;
    }
    costMap(e) {
        let cost = exactly(MAP_COST);
        const none = { min: e.entries.length === 0 ? 0n : UNLIMITED, max: 0n };
        let [keys, values] = [none, none];
        for (const { key, value } of e.entries) {
            cost = add(add(cost, this.cost(key)), this.cost(value));
            keys = union(keys, this.sizeOf(key) ?? UNKNOWN);
            values = union(values, this.sizeOf(value) ?? UNKNOWN);
        }
        this.setEntries(e, { container: 'map', key: keys, value: values });
        return cost;
    }
    accumulator(init) {
        return { path: this.pathOf(init), entries: this.entriesOf(init), size: this.sizeOf(init) };
    }
    costBind(e) {
        const cost = add(this.cost(e.iterRange), this.cost(e.accuInit));
        return this.within(e.accuVar, this.accumulator(e.accuInit), () => {
            const result = this.cost(e.result);
            this.setSize(e, this.sizeOf(e.result));
            this.setEntries(e, this.entriesOf(e.result));
            return add(cost, result);
        });
    }
    costLoop(e) {
        const before = add(this.cost(e.iterRange), this.cost(e.accuInit));
        const [each, result] = this.within(e.accuVar, this.accumulator(e.accuInit), () => {
            const [first, second] = this.iteration(e);
            const compute = () => add(this.cost(e.loopCondition), this.cost(e.loopStep));
            const turn = this.within(e.iterVar, first, () => second === undefined ? compute() : this.within(e.iterVar2, second, compute));
            return [turn, this.cost(e.result)];
        });
        const count = this.sizeOf(e.iterRange) ?? UNKNOWN;
        if (e.accuInit.kind === 'literal') {
            this.setSize(e, this.sizeOf(e.accuInit));
        }
        else if (e.accuInit.kind === 'list' || e.accuInit.kind === 'map') {
            this.setSize(e, count);
            this.setEntries(e, this.entriesOf(e.loopStep));
        }
        return add(add(before, result), multiply(count, each));
    }
    /** The variables of a loop: the element, or the key; and the value. */
    iteration(e) {
        const entries = this.entriesOf(e.iterRange);
        const isList = (entries?.container ?? this.typeOf(e.iterRange).kind) === 'list';
        const path = this.pathOf(e.iterRange);
        const local = (name, size) => ({
            path: path.append(name),
            size,
            entries: undefined,
        });
        if (e.iterVar2 === '')
            return [isList ? local('@items', entries?.value) : local('@keys', entries?.key), undefined];
        const first = local(isList ? '@indices' : '@keys', entries?.key);
        return [first, local(isList ? '@items' : '@values', entries?.value)];
    }
}
/** A loop over nothing: `optMap` and `sortBy` bind a variable so. */
function isBind({ iterRange, loopCondition, accuVar }) {
    const overNothing = iterRange.kind === 'list' && iterRange.elements.length === 0;
    return overNothing && loopCondition.kind === 'literal' && loopCondition.value === false && accuVar !== '__result__';
}
function unionOfEntries(a, b) {
    if (a === undefined || b === undefined)
        return undefined;
    return { container: a.container, key: union(a.key, b.key), value: union(a.value, b.value) };
}
function literalSize(e) {
    switch (e.kind) {
        case 'literal':
            if (typeof e.value === 'string')
                return exactly(codePoints(e.value));
            return e.value instanceof Uint8Array ? exactly(e.value.length) : ONE;
        case 'list':
            return exactly(e.elements.length);
        case 'map':
            return exactly(e.entries.length);
        default:
            return undefined;
    }
}
const SCALARS = /* @__PURE__ */ new Set(['bool', 'double', 'duration', 'int', 'timestamp', 'uint']);
function isScalar(type) {
    if (type.kind === 'opaque' && type.name === 'optional_type')
        return isScalar(type.params[0]);
    return SCALARS.has(type.kind);
}
function sizeOf(node) {
    return node?.size ?? UNKNOWN;
}
/**
 * What the language's own functions cost that depend on sizes, without their arguments; `undefined` for the others.
 * Mirrors the cases of cel-go's `coster.functionCost`.
 */
function estimateOwnCall(overload, target, args) {
    const [first, second] = args;
    const reading = (size) => scale(size, STRING_FACTOR);
    const matching = (text, pattern) => multiply(reading(add(sizeOf(text), ONE)), scale(sizeOf(pattern), REGEX_FACTOR));
    switch (overload) {
        case 'string_format':
            return target === undefined ? undefined : { cost: reading(sizeOf(target)) };
        case 'string_to_bytes': {
            const { min, max } = sizeOf(first);
            return { cost: reading({ min, max }), size: { min, max: BigInt.asUintN(64, max * 4n) } };
        }
        case 'bytes_to_string': {
            const { min, max } = sizeOf(first);
            return { cost: reading({ min, max }), size: { min: min / 4n, max } };
        }
        case 'strings_quote': {
            const { min, max } = sizeOf(first);
            const size = { min: BigInt.asUintN(64, min + 2n), max: BigInt.asUintN(64, max * 2n + 2n) };
            return { cost: reading({ min, max }), size };
        }
        case 'starts_with_string':
        case 'ends_with_string':
            return args.length === 1 ? { cost: reading(sizeOf(first)) } : undefined;
        case 'in_list':
            return { cost: scale(sizeOf(second), 1) };
        case 'matches':
            return target === undefined && args.length === 2 ? { cost: matching(first, second) } : undefined;
        case 'matches_string':
            return target === undefined ? undefined : { cost: matching(target, first) };
        case 'contains_string':
            if (target === undefined)
                return undefined;
            return { cost: multiply(reading(sizeOf(target)), reading(sizeOf(first))) };
    }
    if (!COMPARISONS.has(overload))
        return undefined;
    const [left, right] = [sizeOf(first).max, sizeOf(second).max];
    const smallest = left < right ? left : right;
    return { cost: reading({ min: smallest > 0n ? 1n : 0n, max: smallest }) };
}
/**
 * The path of a value, as the slice that it is in cel-go. What is appended to a slice with room to spare is written into the
 * array that it shares with others: the key and the value of a loop over `self.a.b` both come from `@values` then. The
 * estimates depend on that, and on them whether an API server takes a rule.
 */
class Path {
    names;
    length;
    constructor(names, length) {
        this.names = names;
        this.length = length;
    }
    static EMPTY = new Path([], 0);
    static of(name) {
        return new Path([name], 1);
    }
    append(name) {
        // Go doubles the room when there is none left.
        const capacity = this.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(this.length));
        if (this.length === capacity)
            return new Path([...this.toArray(), name], this.length + 1);
        this.names[this.length] = name;
        return new Path(this.names, this.length + 1);
    }
    toArray() {
        return this.names.slice(0, this.length);
    }
}
