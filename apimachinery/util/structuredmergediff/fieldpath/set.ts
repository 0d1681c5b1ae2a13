import type { Schema, TypeRef } from '../schema/index.ts';
import { MAX_DEPTH } from '../value/index.ts';
import { jsonText } from '../value/to_json.ts';
import { FieldPathError } from './field_path_error.ts';
import { type Path, pathToString } from './path.ts';
import { comparePathElements, equalPathElements, type PathElement } from './path_element.ts';
import { search } from './path_element_map.ts';
import { serializePathElement } from './serialize_path_element.ts';
import type { SetMatcher } from './set_matcher.ts';

/** A step with fields below it. */
export interface SetNode {
  readonly element: PathElement;
  readonly set: Set;
}

/**
 * A set of fields: what a manager owns. It is a tree; a field in the set may have others in the set below it.
 * Immutable. Mirrors Go's `fieldpath.Set`, including its special treatment of nested fields.
 */
export class Set {
  /** Steps that are themselves in the set, sorted. */
  readonly members: readonly PathElement[];
  /** Steps with fields below them, sorted. Their sets are not empty. */
  readonly children: readonly SetNode[];

  /** From sorted members and children, as built by `SetBuilder`. Use `newSet` for paths. */
  constructor(members: readonly PathElement[] = [], children: readonly SetNode[] = []) {
    this.members = members;
    this.children = children;
  }

  /** Whether the set has no fields. Mirrors Go's `Set.Empty`. */
  isEmpty(): boolean {
    return this.members.length === 0 && this.children.every(({ set }) => set.isEmpty());
  }

  /** How many fields there are. Mirrors Go's `Set.Size`. */
  size(): number {
    return this.children.reduce((sum, { set }) => sum + set.size(), this.members.length);
  }

  /** Whether the field is in the set. Never true for the empty path. Mirrors Go's `Set.Has`. */
  has(path: Path): boolean {
    let set: Set | undefined = this;
    for (const [at, element] of path.entries()) {
      if (at === path.length - 1) return set.hasMember(element);
      set = set.child(element);
      if (set === undefined) return false;
    }
    return false;
  }

  /** Whether the step itself is in the set. */
  hasMember(element: PathElement): boolean {
    return search(this.members, element, itself) >= 0;
  }

  /** The fields below a step, `undefined` when there are none. */
  child(element: PathElement): Set | undefined {
    const at = search(this.children, element, elementOf);
    return at >= 0 ? this.children[at]!.set : undefined;
  }

  /** The fields below a step; an empty set when there are none. Mirrors Go's `Set.WithPrefix`. */
  withPrefix(element: PathElement): Set {
    return this.child(element) ?? new Set();
  }

  /**
   * The set with another field, without its parents. The empty path adds nothing. Go's `Set.Insert` modifies the set.
   * @throws {FieldPathError} on a path longer than any object is deep
   */
  insert(path: Path): Set {
    // Differs from Go: rejects a path longer than the maximum depth of objects.
    if (path.length > MAX_DEPTH) throw new FieldPathError(`a path of ${path.length} steps: more than ${MAX_DEPTH}`);
    const last = path.at(-1);
    if (last === undefined) return this;
    return this.union(
      path.slice(0, -1).reduceRight((set, element) => new Set([], [{ element, set }]), new Set([last])),
    );
  }

  /** Whether both have the same fields. Mirrors Go's `Set.Equals`. */
  equals(other: Set): boolean {
    if (this === other) return true;
    if (this.members.length !== other.members.length || this.children.length !== other.children.length) return false;
    return (
      this.members.every((element, at) => equalPathElements(element, other.members[at]!)) &&
      this.children.every(
        ({ element, set }, at) =>
          equalPathElements(element, other.children[at]!.element) && set.equals(other.children[at]!.set),
      )
    );
  }

  /** The fields of either. Mirrors Go's `Set.Union`. */
  union(other: Set): Set {
    const members: PathElement[] = [];
    zip(this.members, other.members, itself, (a, b) => members.push((b ?? a)!));
    const children: SetNode[] = [];
    zip(this.children, other.children, elementOf, (a, b) => {
      if (a !== undefined && b !== undefined) children.push({ element: a.element, set: a.set.union(b.set) });
      else children.push((a ?? b)!);
    });
    return new Set(members, children);
  }

  /** The fields of both. Mirrors Go's `Set.Intersection`. */
  intersection(other: Set): Set {
    const members: PathElement[] = [];
    zip(this.members, other.members, itself, (a, b) => {
      if (a !== undefined && b !== undefined) members.push(a);
    });
    const children: SetNode[] = [];
    zip(this.children, other.children, elementOf, (a, b) => {
      if (a !== undefined && b !== undefined) pushNode(children, a.element, a.set.intersection(b.set));
    });
    return new Set(members, children);
  }

  /**
   * The fields not in `other`. Only exact matches are removed, not fields above or below. Mirrors Go's
   * `Set.Difference`.
   */
  difference(other: Set): Set {
    const children: SetNode[] = [];
    zip(this.children, other.children, elementOf, (a, b) => {
      if (a === undefined) return;
      if (b === undefined) children.push(a);
      else pushNode(children, a.element, a.set.difference(b.set));
    });
    return new Set(without(this.members, other.members), children);
  }

  /**
   * As {@link difference}, but a field of `other` also removes all fields below it. Mirrors Go's
   * `Set.RecursiveDifference`.
   */
  recursiveDifference(other: Set): Set {
    const children: SetNode[] = [];
    zip(this.children, other.children, elementOf, (a, b) => {
      if (a === undefined || other.hasMember(a.element)) return;
      if (b === undefined) children.push(a);
      else pushNode(children, a.element, a.set.recursiveDifference(b.set));
    });
    return new Set(without(this.members, other.members), children);
  }

  /** The fields without others below them. Mirrors Go's `Set.Leaves`. */
  leaves(): Set {
    const children = this.children.map(({ element, set }) => ({ element, set: set.leaves() }));
    return new Set(without(this.members, this.children.map(elementOf)), children);
  }

  /**
   * The set plus every parent field named in the schema: with `spec.replicas` also `spec`. List items and map keys are
   * not added. Mirrors Go's `Set.EnsureNamedFieldsAreMembers`.
   */
  ensureNamedFieldsAreMembers(schema: Schema, ref: TypeRef): Set {
    const atom = schema.resolve(ref);
    const named: PathElement[] = [];
    const children = this.children.map(({ element, set }) => {
      let child: TypeRef = {};
      if (element.kind === 'f' && atom?.map !== undefined) {
        const field = schema.field(atom.map, element.fieldName);
        if (field !== undefined) named.push(element);
        child = (field === undefined ? atom.map.elementType : field.type) ?? {};
      } else if (element.kind === 'k' && atom?.list !== undefined) {
        child = atom.list.elementType ?? {};
      }
      return { element, set: set.ensureNamedFieldsAreMembers(schema, child) };
    });
    return new Set(new Set(named).union(new Set(this.members)).members, children);
  }

  /** The fields that the matcher matches. Mirrors Go's `Set.FilterIncludeMatches`. */
  filterIncludeMatches(matcher: SetMatcher): Set {
    if (matcher.wildcard) return this;
    const children: SetNode[] = [];
    for (const { element, set } of this.children) {
      const found = matcher.find(element);
      if (found !== undefined) pushNode(children, element, set.filterIncludeMatches(found));
    }
    return new Set(
      this.members.filter((element) => matcher.find(element) !== undefined),
      children,
    );
  }

  /** All fields; parents before children. Mirrors Go's `Set.All`. */
  *paths(): Generator<Path> {
    yield* this.pathsBelow([]);
  }

  private *pathsBelow(prefix: Path): Generator<Path> {
    for (const element of this.members) yield [...prefix, element];
    for (const { element, set } of this.children) yield* set.pathsBelow([...prefix, element]);
  }

  /** All paths, each on a line. Mirrors Go's `Set.String`. */
  toString(): string {
    return [...this.paths()].map(pathToString).join('\n');
  }

  /** The set as FieldsV1, for `metadata.managedFields`: plain JSON. Mirrors Go's `Set.ToJSON`. */
  toJSON(): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    zip<PathElement | SetNode>(this.members, this.children, stepOf, (member, node) => {
      const element = stepOf((member ?? node)!);
      const below = node === undefined ? {} : (node as SetNode).set.toJSON();
      // No key can be `__proto__`, as all contain a colon.
      fields[serializePathElement(element)] =
        member !== undefined && node !== undefined ? { '.': {}, ...below } : below;
    });
    return fields;
  }

  /** The JSON text of {@link toJSON}, byte for byte as in Go. */
  toJSONText(): string {
    return textOf(this.toJSON());
  }
}

function textOf(fields: Record<string, unknown>): string {
  return `{${Object.entries(fields)
    .map(([key, below]) => `${jsonText(key)}:${textOf(below as Record<string, unknown>)}`)
    .join(',')}}`;
}

function itself(element: PathElement): PathElement {
  return element;
}

function elementOf(node: SetNode): PathElement {
  return node.element;
}

function stepOf(entry: PathElement | SetNode): PathElement {
  return 'set' in entry ? entry.element : entry;
}

/** Walks two sorted lists in parallel, pairing entries with the same element. */
function zip<E>(
  a: readonly E[],
  b: readonly E[],
  element: (entry: E) => PathElement,
  each: (a: E | undefined, b: E | undefined) => void,
): void {
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const order = i === a.length ? 1 : j === b.length ? -1 : comparePathElements(element(a[i]!), element(b[j]!));
    if (order < 0) each(a[i++], undefined);
    else if (order > 0) each(undefined, b[j++]);
    else each(a[i++], b[j++]);
  }
}

function without(members: readonly PathElement[], other: readonly PathElement[]): PathElement[] {
  const left: PathElement[] = [];
  zip(members, other, itself, (a, b) => {
    if (a !== undefined && b === undefined) left.push(a);
  });
  return left;
}

function pushNode(children: SetNode[], element: PathElement, set: Set): void {
  if (!set.isEmpty()) children.push({ element, set });
}
