import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { getOwn } from '#engine/json/own_property';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { compile } from '#engine/schema/compile';
import type { FieldFacts, Struct } from '#engine/schema/descriptor';
import type { Node, Shape } from '#engine/schema/node';
import { copy, NotCopyableError } from '#engine/verbs/copy';
import { Comparison } from '#engine/verbs/equal';
import { equalJSON } from '#engine/verbs/equal_json';
import type { DiffOptions } from '../diff_options.ts';
import type { Difference, DiffOp, DiffStep } from '../difference.ts';
import { align } from './align.ts';
import type { Element } from './identify.ts';
import { identifyElements } from './identify.ts';
import type { IgnoredPath } from './ignored_path.ts';
import { parseIgnoredPath } from './ignored_path.ts';
import { Place } from './place.ts';

type Data = Record<string, unknown>;

/** Values nested deeper than this are compared as a whole. */
const MAX_DEPTH = 500;
/** From this depth on, objects are checked for cycles. */
const SUSPICIOUS_DEPTH = 64;
/**
 * Nesting depth of lists without keys from which on elements are matched by index: alignment costs time at every level.
 */
const MAX_ALIGNED = 6;

/** Two values to compare. */
interface Pair {
  readonly place: Place;
  /** Undefined when absent. */
  readonly before: unknown;
  readonly after: unknown;
  /** Their type; undefined when unknown. */
  readonly node: Node | undefined;
  readonly facts: FieldFacts | undefined;
  /** Whether an absent field equals its zero value, only null, or neither. */
  readonly absence: 'zero' | 'null' | 'none';
  readonly ignored: readonly IgnoredPath[];
  /** The pair around this one. */
  readonly outer: Pair | undefined;
  /** The number of lists without keys around the values. */
  readonly aligned: number;
}

/** The type of a pair's children, in lists and maps without one that of their elements. */
interface ChildType {
  readonly node: Node | undefined;
  readonly facts?: FieldFacts | undefined;
  readonly absence: Pair['absence'];
}

const UNTYPED: ChildType = { node: undefined, absence: 'none' };

/** A comparison of two objects. */
export class Comparer {
  readonly #options: DiffOptions;
  readonly #isExact: boolean;
  readonly #ignored: readonly IgnoredPath[];
  readonly #found: Difference[] = [];
  /** The stack of pairs still to compare. */
  readonly #open: Pair[] = [];

  constructor(options: DiffOptions) {
    this.#options = options;
    this.#isExact = options.exact === true;
    this.#ignored = (options.ignore ?? []).map(parseIgnoredPath);
  }

  compare(before: unknown, after: unknown): Difference[] {
    const { schema } = this.#options;
    const node = schema === undefined ? undefined : structNode(schema);
    this.#open.push({
      place: new Place(undefined, ''),
      before,
      after,
      node,
      facts: undefined,
      absence: 'none',
      ignored: this.#ignored,
      outer: undefined,
      aligned: 0,
    });
    for (let pair = this.#open.pop(); pair !== undefined; pair = this.#open.pop()) {
      const children = this.#compare(pair);
      for (let index = children.length - 1; index >= 0; index--) this.#open.push(children[index]!);
    }
    return this.#found;
  }

  /** Compares a pair itself. @returns the pairs still to compare */
  #compare(pair: Pair): readonly Pair[] {
    if (pair.before === pair.after) return [];
    if (pair.place.depth < MAX_DEPTH) {
      if (pair.place.depth > SUSPICIOUS_DEPTH) refuseCycle(pair);
      const children = this.#children(pair.ignored.length > 0 ? withoutAbsence(pair) : pair);
      if (children !== undefined) return children;
    }
    if (!this.#same(pair))
      this.#report(
        pair.place,
        pair.before === undefined ? 'added' : pair.after === undefined ? 'removed' : 'changed',
        pair.before,
        pair.after,
      );
    return [];
  }

  #children(pair: Pair): readonly Pair[] | undefined {
    const { before, after, node } = pair;
    const isOpen = node === undefined || node.kind === 'opaque';
    if (isMap(before) && isMap(after)) {
      const shape = isOpen
        ? this.#shapeOf(before, after)
        : node.kind === 'struct' || node.kind === 'union'
          ? node.shape
          : undefined;
      if (shape !== undefined) return this.#fields(pair, before, after, (name) => fieldType(shape, name));
      if (isOpen) return this.#fields(pair, before, after, () => UNTYPED);
      if (node.kind === 'map') return this.#fields(pair, before, after, () => ({ node: node.elem, absence: 'none' }));
    }
    if (Array.isArray(before) && Array.isArray(after)) {
      if (isOpen) return this.#elements(pair, before, after, UNTYPED);
      if (node.kind === 'list') return this.#elements(pair, before, after, { node: node.elem, absence: 'none' });
    }
    return undefined;
  }

  /** The type of two objects, if they tell it. */
  #shapeOf(before: Data, after: Data): Shape | undefined {
    const [left, right] = [classOf(before), classOf(after)];
    if (left !== undefined && right !== undefined && left !== right) return undefined;
    const type = left ?? right ?? this.#typeBySchema(before, after);
    return type === undefined ? undefined : compile(type, scalars);
  }

  #typeBySchema(before: Data, after: Data): Struct | undefined {
    const { scheme } = this.#options;
    const apiVersion = getOwn(after, 'apiVersion');
    const kind = getOwn(after, 'kind');
    if (
      scheme === undefined ||
      typeof apiVersion !== 'string' ||
      typeof kind !== 'string' ||
      getOwn(before, 'apiVersion') !== apiVersion ||
      getOwn(before, 'kind') !== kind
    )
      return undefined;
    const slash = apiVersion.indexOf('/');
    return scheme.typeFor({
      group: apiVersion.slice(0, Math.max(slash, 0)),
      version: apiVersion.slice(slash + 1),
      kind,
    });
  }

  #fields(pair: Pair, before: Data, after: Data, typeOf: (name: string) => ChildType): Pair[] {
    const children: Pair[] = [];
    const add = (name: string): void =>
      this.#child(children, pair, name, getOwn(before, name), getOwn(after, name), typeOf(name));
    for (const name of Object.keys(before)) add(name);
    for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) add(name);
    return children;
  }

  #child(
    children: Pair[],
    outer: Pair,
    step: DiffStep,
    before: unknown,
    after: unknown,
    { node, facts, absence }: ChildType,
    aligned = outer.aligned,
  ): void {
    if (before === after) return;
    let ignored = outer.ignored;
    if (ignored.length > 0) {
      ignored = ignored.flatMap((path) => path.below(step) ?? []);
      if (ignored.some((path) => path.isDone)) return;
    }
    children.push({
      place: new Place(outer.place, step),
      before,
      after,
      node,
      facts,
      absence,
      ignored,
      outer,
      aligned,
    });
  }

  #elements(pair: Pair, before: readonly unknown[], after: readonly unknown[], type: ChildType): Pair[] {
    const identified = identifyElements(before, after, pair.facts);
    return identified === undefined
      ? this.#aligned(pair, before, after, type)
      : this.#identified(pair, ...identified, type);
  }

  #identified(
    pair: Pair,
    before: ReadonlyMap<string, Element>,
    after: ReadonlyMap<string, Element>,
    type: ChildType,
  ): Pair[] {
    const children: Pair[] = [];
    for (const [id, { value, step }] of before) this.#child(children, pair, step, value, after.get(id)?.value, type);
    for (const [id, { value, step }] of after)
      if (!before.has(id)) this.#child(children, pair, step, undefined, value, type);
    const common = [...before.keys()].filter((id) => after.has(id));
    const moved = [...after.keys()].filter((id) => before.has(id));
    if (moved.some((id, index) => id !== common[index])) {
      this.#report(
        pair.place,
        'reordered',
        common.map((id) => label(before.get(id)!.step)),
        moved.map((id) => label(after.get(id)!.step)),
      );
    }
    return children;
  }

  #aligned(pair: Pair, before: readonly unknown[], after: readonly unknown[], type: ChildType): Pair[] {
    const children: Pair[] = [];
    const inside = pair.aligned + 1;
    // For two lists of one element each, there is nothing to align.
    if (pair.aligned >= MAX_ALIGNED || (before.length <= 1 && after.length <= 1)) {
      for (let index = 0; index < Math.max(before.length, after.length); index++)
        this.#child(children, pair, index, element(before, index), element(after, index), type, inside);
      return children;
    }
    const same = (a: unknown, b: unknown): boolean =>
      this.#same({ ...pair, before: a ?? null, after: b ?? null, ...type, facts: undefined });
    for (const [i, j] of align(before, after, same, idOf)) {
      this.#child(
        children,
        pair,
        (j ?? i)!,
        i === undefined ? undefined : (before[i] ?? null),
        j === undefined ? undefined : (after[j] ?? null),
        type,
        inside,
      );
    }
    return children;
  }

  #same({ before, after, node, absence }: Pair): boolean {
    const isAbsent = before === undefined || after === undefined;
    if (this.#isExact || node === undefined) return !isAbsent && equalJSON(before, after);
    if (isAbsent && absence === 'none') return false;
    const comparison = new Comparison();
    return comparison.field(before, after, node, absence === 'null') && comparison.rest();
  }

  #report(place: Place, op: DiffOp, before: unknown, after: unknown): void {
    const { steps } = place;
    this.#found.push({
      path: String(place),
      steps,
      op,
      ...(before !== undefined && { before: copied(before, steps) }),
      ...(after !== undefined && { after: copied(after, steps) }),
    });
  }
}

function copied(value: unknown, steps: readonly DiffStep[]): unknown {
  try {
    return copy(value);
  } catch (error) {
    if (!(error instanceof NotCopyableError)) throw error;
    // The error has a path within the value; its message ends with the cause.
    throw new NotCopyableError(
      [...keysOf(steps), ...error.path],
      error.message.slice(error.message.lastIndexOf(': ') + 2),
    );
  }
}

/** Steps as keys, for error messages. */
function keysOf(steps: readonly DiffStep[]): (string | number)[] {
  return steps.map((step) => (typeof step === 'object' ? String(label(step)) : step));
}

/** The identity of an element, as short as possible. */
function label(step: DiffStep): unknown {
  if (typeof step !== 'object') return step;
  if ('value' in step) return step.value;
  const values = Object.values(step.key);
  return values.length === 1 ? values[0] : values.join('/');
}

/** With paths to ignore, one-sided values are compared too: parts of them may be ignored. */
function withoutAbsence(pair: Pair): Pair {
  const { before, after } = pair;
  if ((before === undefined) === (after === undefined)) return pair;
  const present = (before ?? after) as unknown;
  if (typeof present !== 'object' || present === null || Object.keys(present).length === 0) return pair;
  const empty = Array.isArray(present) ? [] : {};
  return { ...pair, before: before ?? empty, after: after ?? empty };
}

/** Lists have null instead of holes. */
function element(list: readonly unknown[], index: number): unknown {
  return index < list.length ? (list[index] ?? null) : undefined;
}

/** Equal for equal elements with the same spelling. */
function idOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  try {
    return `{}${stringifyJSON(item)}`;
  } catch {
    // It is not JSON, and will be rejected later.
    return item;
  }
}

/** @throws NotCopyableError when one of the objects is cyclic */
function refuseCycle(pair: Pair): void {
  const { before, after } = pair;
  for (let outer = pair.outer; outer !== undefined; outer = outer.outer) {
    if (
      (typeof before === 'object' && before !== null && outer.before === before) ||
      (typeof after === 'object' && after !== null && outer.after === after)
    ) {
      throw new NotCopyableError(keysOf(pair.place.steps), 'it holds itself');
    }
  }
}

function fieldType(shape: Shape, name: string): ChildType {
  const member = shape.byName.get(name);
  return member === undefined
    ? UNTYPED
    : { node: member.node, facts: member.facts, absence: member.pointer ? 'null' : 'zero' };
}

/** The Kind class of an object, unless it has no fields. */
function classOf(value: object): Struct | undefined {
  const prototype: object | null = Object.getPrototypeOf(value);
  const type: unknown = prototype === null || prototype === Object.prototype ? undefined : prototype.constructor;
  if (typeof type !== 'function' || !('fields' in type)) return undefined;
  const struct = type as unknown as Struct;
  return Array.isArray(struct.fields) && struct.fields.length > 0 ? struct : undefined;
}

/** A struct as if it were a field's. */
function structNode(struct: Struct): Node | undefined {
  return compile({ type: '', fields: [['value', struct, 0]] }, scalars).byName.get('value')?.node;
}
