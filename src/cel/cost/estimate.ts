import type { CallExpr, ComprehensionExpr, Expr, ListExpr, MapExpr, SelectExpr } from '../ast/expr.ts';
import type { Checked } from '../checker/check.ts';
import { codePoints } from '../parser/source.ts';
import { DynType, type Kind, type Type } from '../types/type.ts';
import { COMPARISONS, LIST_COST, MAP_COST, REGEX_FACTOR, STRING_FACTOR, STRUCT_COST } from './call_cost.ts';
import { estimateCall } from './call_estimate.ts';
import { type CallEstimate, type EstimatedNode, ONE, type SizeEstimator } from './estimator.ts';
import { add, exactly, multiply, NOTHING, type Range, scale, UNKNOWN, UNLIMITED, union } from './range.ts';

/** What is known of the entries of a list or map. */
interface Entries {
  readonly container: Kind;
  readonly key: Range;
  readonly value: Range;
}

/** A variable of a loop. */
interface Local {
  readonly path: Path;
  readonly size: Range | undefined;
  readonly entries: Entries | undefined;
}

/**
 * The least and the most that an expression can cost, before it ever runs. Mirrors cel-go's `checker.Cost` with the
 * estimator of Kubernetes; presence tests cost nothing.
 */
export function estimateCost(checked: Checked, sizes: SizeEstimator = () => undefined): Range {
  return new Estimate(checked, sizes).cost(checked.expr);
}

class Estimate {
  private readonly checked: Checked;
  private readonly sizes: SizeEstimator;
  private readonly paths = new Map<number, Path>();
  private readonly computedSizes = new Map<number, Range>();
  private readonly computedEntries = new Map<number, Entries>();
  private readonly locals = new Map<string, Local[]>();

  constructor(checked: Checked, sizes: SizeEstimator) {
    this.checked = checked;
    this.sizes = sizes;
  }

  cost(e: Expr): Range {
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

  private typeOf(e: Expr): Type {
    return this.checked.types.get(e.id) ?? DynType;
  }

  private local(name: string): Local | undefined {
    return this.locals.get(name)?.at(-1);
  }

  private within<T>(name: string, local: Local, compute: () => T): T {
    const stack = this.locals.get(name) ?? [];
    this.locals.set(name, stack);
    stack.push(local);
    const result = compute();
    stack.pop();
    return result;
  }

  private pathOf(e: Expr): Path {
    const local = e.kind === 'ident' ? this.local(e.name) : undefined;
    return local?.path ?? this.paths.get(e.id) ?? Path.EMPTY;
  }

  private nodeOf(e: Expr): EstimatedNode {
    const path = this.pathOf(e).toArray();
    const known = path.length === 0 || path[0] === '@result' || path[0] === '__result__' ? undefined : path;
    return { path: known, type: this.typeOf(e), expr: e, size: this.sizeOf(e) };
  }

  private sizeOf(e: Expr): Range | undefined {
    const computed = this.computedSizes.get(e.id) ?? literalSize(e);
    if (computed !== undefined) return computed;
    const estimated = this.sizes({ path: this.pathOf(e).toArray(), type: this.typeOf(e), expr: e, size: undefined });
    if (estimated !== undefined) {
      this.computedSizes.set(e.id, estimated);
      return estimated;
    }
    if (isScalar(this.typeOf(e))) return ONE;
    return e.kind === 'ident' ? this.local(e.name)?.size : undefined;
  }

  private entriesOf(e: Expr): Entries | undefined {
    const computed = this.computedEntries.get(e.id);
    if (computed !== undefined) return computed;
    return e.kind === 'ident' ? this.local(e.name)?.entries : undefined;
  }

  private setSize(e: Expr, size: Range | undefined): void {
    if (size !== undefined) this.computedSizes.set(e.id, size);
  }

  private setEntries(e: Expr, entries: Entries | undefined): void {
    if (entries !== undefined) this.computedEntries.set(e.id, entries);
  }

  private copySizes(to: Expr, from: Expr): void {
    this.setSize(to, this.sizeOf(from));
    this.setEntries(to, this.entriesOf(from));
  }

  private costSelect(e: SelectExpr): Range {
    const operand = this.cost(e.operand);
    if (e.testOnly) return operand;
    this.paths.set(e.id, this.pathOf(e.operand).append(e.field));
    const { kind } = this.typeOf(e.operand);
    return kind === 'map' || kind === 'struct' || kind === 'param' ? add(operand, ONE) : operand;
  }

  private costCall(e: CallExpr): Range {
    if (e.function === 'dyn') {
      const cost = this.cost(e.args[0]!);
      this.copySizes(e, e.args[0]!);
      return add(ONE, cost);
    }
    const costs: Range[] = [];
    const nodes: EstimatedNode[] = [];
    for (const arg of e.args) {
      costs.push(this.cost(arg));
      nodes.push(this.nodeOf(arg));
    }
    const reference = this.checked.references.get(e.id);
    const overloads = reference?.kind === 'function' ? reference.overloads : [];
    if (overloads.length === 0) return NOTHING;
    const receiver = e.target === undefined ? NOTHING : this.cost(e.target);
    const target = e.target === undefined ? undefined : this.nodeOf(e.target);
    let cost: Range = { min: UNLIMITED, max: 0n };
    let size: Range | undefined;
    for (const overload of overloads) {
      const estimate = this.overloadCost(e, overload, target, nodes, costs);
      cost = union(cost, estimate.cost);
      if (estimate.size !== undefined) size = size === undefined ? estimate.size : union(size, estimate.size);
      if ((overload === 'index_list' || overload === 'index_map') && e.args.length > 0) {
        size = this.entriesOf(e.args[0]!)?.value;
        this.paths.set(e.id, this.pathOf(e.args[0]!).append(overload === 'index_list' ? '@items' : '@values'));
      }
      size ??= this.sizeOf(e);
    }
    this.setSize(e, size);
    return add(receiver, cost);
  }

  private overloadCost(
    e: CallExpr,
    overload: string,
    target: EstimatedNode | undefined,
    nodes: readonly EstimatedNode[],
    costs: readonly Range[],
  ): CallEstimate {
    const known =
      estimateCall(e.function, overload, target, nodes, this.sizes) ?? estimateOwnCall(overload, target, nodes);
    if (known !== undefined) return { ...known, cost: costs.reduce(add, known.cost) };
    switch (overload) {
      case 'logical_or':
      case 'logical_and': {
        const [left, right] = costs as [Range, Range];
        return { cost: { min: left.min, max: add(left, right).max } };
      }
      case 'conditional': {
        const [condition, whenTrue, whenFalse] = costs as [Range, Range, Range];
        const [, a, b] = e.args as [Expr, Expr, Expr];
        this.setEntries(e, unionOfEntries(this.entriesOf(a), this.entriesOf(b)));
        const size = union(nodes[1]!.size ?? UNKNOWN, nodes[2]!.size ?? UNKNOWN);
        return { cost: add(condition, union(whenTrue, whenFalse)), size };
      }
      case 'add_list':
      case 'add_string':
      case 'add_bytes':
        return this.concatenation(e, overload === 'add_list', nodes, costs);
    }
    return { cost: costs.reduce(add, ONE) };
  }

  private concatenation(
    e: CallExpr,
    isList: boolean,
    nodes: readonly EstimatedNode[],
    costs: readonly Range[],
  ): CallEstimate {
    const [left, right] = e.args as [Expr, Expr];
    this.setEntries(e, unionOfEntries(this.entriesOf(left), this.entriesOf(right)));
    const size = add(nodes[0]!.size ?? UNKNOWN, nodes[1]!.size ?? UNKNOWN);
    return { cost: costs.reduce(add, isList ? ONE : scale(size, STRING_FACTOR)), size };
  }

  private costList(e: ListExpr): Range {
    let cost: Range = exactly(LIST_COST);
    let item: Range = { min: e.elements.length === 0 ? 0n : UNLIMITED, max: 0n };
    for (const element of e.elements) {
      cost = add(cost, this.cost(element));
      item = union(item, this.sizeOf(element) ?? UNKNOWN);
    }
    this.setEntries(e, { container: 'list', key: ONE, value: item });
    return cost;
  }

  private costMap(e: MapExpr): Range {
    let cost: Range = exactly(MAP_COST);
    const none: Range = { min: e.entries.length === 0 ? 0n : UNLIMITED, max: 0n };
    let [keys, values] = [none, none];
    for (const { key, value } of e.entries) {
      cost = add(add(cost, this.cost(key)), this.cost(value));
      keys = union(keys, this.sizeOf(key) ?? UNKNOWN);
      values = union(values, this.sizeOf(value) ?? UNKNOWN);
    }
    this.setEntries(e, { container: 'map', key: keys, value: values });
    return cost;
  }

  private accumulator(init: Expr): Local {
    return { path: this.pathOf(init), entries: this.entriesOf(init), size: this.sizeOf(init) };
  }

  private costBind(e: ComprehensionExpr): Range {
    const cost = add(this.cost(e.iterRange), this.cost(e.accuInit));
    return this.within(e.accuVar, this.accumulator(e.accuInit), () => {
      const result = this.cost(e.result);
      this.setSize(e, this.sizeOf(e.result));
      this.setEntries(e, this.entriesOf(e.result));
      return add(cost, result);
    });
  }

  private costLoop(e: ComprehensionExpr): Range {
    const before = add(this.cost(e.iterRange), this.cost(e.accuInit));
    const [each, result] = this.within(e.accuVar, this.accumulator(e.accuInit), () => {
      const [first, second] = this.iteration(e);
      const compute = (): Range => add(this.cost(e.loopCondition), this.cost(e.loopStep));
      const turn = this.within(e.iterVar, first, () =>
        second === undefined ? compute() : this.within(e.iterVar2, second, compute),
      );
      return [turn, this.cost(e.result)] as const;
    });
    const count = this.sizeOf(e.iterRange) ?? UNKNOWN;
    if (e.accuInit.kind === 'literal') {
      this.setSize(e, this.sizeOf(e.accuInit));
    } else if (e.accuInit.kind === 'list' || e.accuInit.kind === 'map') {
      this.setSize(e, count);
      this.setEntries(e, this.entriesOf(e.loopStep));
    }
    return add(add(before, result), multiply(count, each));
  }

  /** The variables of a loop: the element, or the key; and the value. */
  private iteration(e: ComprehensionExpr): readonly [first: Local, second: Local | undefined] {
    const entries = this.entriesOf(e.iterRange);
    const isList = (entries?.container ?? this.typeOf(e.iterRange).kind) === 'list';
    const path = this.pathOf(e.iterRange);
    const local = (name: string, size: Range | undefined): Local => ({
      path: path.append(name),
      size,
      entries: undefined,
    });
    if (e.iterVar2 === '') return [isList ? local('@items', entries?.value) : local('@keys', entries?.key), undefined];
    const first = local(isList ? '@indices' : '@keys', entries?.key);
    return [first, local(isList ? '@items' : '@values', entries?.value)];
  }
}

/** A loop over nothing: `optMap` and `sortBy` bind a variable so. */
function isBind({ iterRange, loopCondition, accuVar }: ComprehensionExpr): boolean {
  const overNothing = iterRange.kind === 'list' && iterRange.elements.length === 0;
  return overNothing && loopCondition.kind === 'literal' && loopCondition.value === false && accuVar !== '__result__';
}

function unionOfEntries(a: Entries | undefined, b: Entries | undefined): Entries | undefined {
  if (a === undefined || b === undefined) return undefined;
  return { container: a.container, key: union(a.key, b.key), value: union(a.value, b.value) };
}

function literalSize(e: Expr): Range | undefined {
  switch (e.kind) {
    case 'literal':
      if (typeof e.value === 'string') return exactly(codePoints(e.value));
      return e.value instanceof Uint8Array ? exactly(e.value.length) : ONE;
    case 'list':
      return exactly(e.elements.length);
    case 'map':
      return exactly(e.entries.length);
    default:
      return undefined;
  }
}

const SCALARS: ReadonlySet<Kind> = /* @__PURE__ */ new Set(['bool', 'double', 'duration', 'int', 'timestamp', 'uint']);

function isScalar(type: Type): boolean {
  if (type.kind === 'opaque' && type.name === 'optional_type') return isScalar(type.params[0]!);
  return SCALARS.has(type.kind);
}

function sizeOf(node: EstimatedNode | undefined): Range {
  return node?.size ?? UNKNOWN;
}

/**
 * What the language's own functions cost that depend on sizes, without their arguments; `undefined` for the others.
 * Mirrors the cases of cel-go's `coster.functionCost`.
 */
function estimateOwnCall(
  overload: string,
  target: EstimatedNode | undefined,
  args: readonly EstimatedNode[],
): CallEstimate | undefined {
  const [first, second] = args;
  const reading = (size: Range): Range => scale(size, STRING_FACTOR);
  const matching = (text: EstimatedNode | undefined, pattern: EstimatedNode | undefined): Range =>
    multiply(reading(add(sizeOf(text), ONE)), scale(sizeOf(pattern), REGEX_FACTOR));
  switch (overload) {
    case 'string_format':
      return { cost: reading(sizeOf(target)) };
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
      return { cost: matching(target, first) };
    case 'contains_string':
      return { cost: multiply(reading(sizeOf(target)), reading(sizeOf(first))) };
  }
  if (!COMPARISONS.has(overload)) return undefined;
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
  private readonly names: string[];
  readonly length: number;

  private constructor(names: string[], length: number) {
    this.names = names;
    this.length = length;
  }

  static readonly EMPTY: Path = /* @__PURE__ */ new Path([], 0);

  static of(name: string): Path {
    return new Path([name], 1);
  }

  append(name: string): Path {
    // Go doubles the room when there is none left.
    const capacity = this.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(this.length));
    if (this.length === capacity) return new Path([...this.toArray(), name], this.length + 1);
    this.names[this.length] = name;
    return new Path(this.names, this.length + 1);
  }

  toArray(): string[] {
    return this.names.slice(0, this.length);
  }
}
