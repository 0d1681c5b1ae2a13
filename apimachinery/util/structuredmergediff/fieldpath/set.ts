import { MAX_DEPTH } from '../value/index.ts';
import { jsonText } from '../value/to_json.ts';
import type { Schema, TypeRef } from '../schema/index.ts';
import { FieldPathError } from './field_path_error.ts';
import { pathToString, type Path } from './path.ts';
import { comparePathElements, equalPathElements, type PathElement } from './path_element.ts';
import { search } from './path_element_map.ts';
import { serializePathElement } from './serialize_path_element.ts';
import type { SetMatcher } from './set_matcher.ts';

/** A step that fields of a set lie behind. */
export interface SetNode {
  readonly element: PathElement;
  readonly set: Set;
}

/**
 * A set of fields: what a manager owns. It is a tree; a field that is in the set may have others below it that are, or
 * none. Immutable. Mirrors Go's `fieldpath.Set`, whose operations it has, with their special treatment of fields
 * below fields.
 */
export class Set {
  /** The steps that are fields of the set themselves, sorted. */
  readonly members: readonly PathElement[];
  /** The steps with fields below them, sorted. None of their sets is empty. */
  readonly children: readonly SetNode[];

  /** Of sorted members and children, as `SetBuilder` makes them. Use `newSet` for paths. */
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

  /** Whether the field is in the set. No set has the empty path. Mirrors Go's `Set.Has`. */
  has(path: Path): boolean {
    let set: Set | undefined = this;
    for (const [at, element] of path.entries()) {
      if (at === path.length - 1) return set.hasMember(element);
      set = set.child(element);
      if (set === undefined) return false;
    }
    return false;
  }

  /** Whether the step is a field of the set itself. */
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
   * The set with one more field; those above it are not added. The empty path adds nothing. Go's `Set.Insert` changes the set.
   * @throws {FieldPathError} on a path longer than any object is deep
   */
  insert(path: Path): Set {
    // Differs from Go: a path longer than any object is deep is refused.
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
   * The fields that `other` hasn't got. Only the same field takes one away: not one above or below it. Mirrors Go's
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

  /** As {@link difference}, but a field of `other` also takes away all fields below it. Mirrors Go's `Set.RecursiveDifference`. */
  recursiveDifference(other: Set): Set {
    const children: SetNode[] = [];
    zip(this.children, other.children, elementOf, (a, b) => {
      if (a === undefined || other.hasMember(a.element)) return;
      if (b === undefined) children.push(a);
      else pushNode(children, a.element, a.set.recursiveDifference(b.set));
    });
    return new Set(without(this.members, other.members), children);
  }

  /** The fields that have none below them. Mirrors Go's `Set.Leaves`. */
  leaves(): Set {
    const children = this.children.map(({ element, set }) => ({ element, set: set.leaves() }));
    return new Set(without(this.members, this.children.map(elementOf)), children);
  }

  /**
   * The set, and in it every field that the schema names and that has fields of the set below it: with `spec.replicas`
   * also `spec`. Items of lists and keys of maps are not added. Mirrors Go's `Set.EnsureNamedFieldsAreMembers`.
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

  /** All fields, one above others before them; those of a step before those below it. Mirrors Go's `Set.All`. */
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

  /** The set as `metadata.managedFields` has it, FieldsV1: plain JSON. Mirrors Go's `Set.ToJSON`. */
  toJSON(): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    zip<PathElement | SetNode>(this.members, this.children, stepOf, (member, node) => {
      const element = stepOf((member ?? node)!);
      const below = node === undefined ? {} : (node as SetNode).set.toJSON();
      // No key is `__proto__`: all have a colon.
      fields[serializePathElement(element)] =
        member !== undefined && node !== undefined && Object.keys(below).length > 0 ? { '.': {}, ...below } : below;
    });
    return fields;
  }

  /** The text of {@link toJSON}, byte for byte that of Go. */
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

/** Goes through two sorted lists at once: with both entries where they have the same element, with one of them otherwise. */
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
