import { MAX_DEPTH } from '../value/index.ts';
import { FieldPathError } from './field_path_error.ts';
import type { Path } from './path.ts';
import { comparePathElements, type PathElement } from './path_element.ts';
import { PathElementMap } from './path_element_map.ts';
import { Set, type SetNode } from './set.ts';

/** A step with what is below it. */
interface Child {
  readonly element: PathElement;
  below: Set | SetBuilder;
}

/** A step on the way to a field, and the builder of what is below it. */
interface RouteStep {
  readonly element: PathElement;
  readonly builder: SetBuilder;
}

/** Builds a {@link Set} field by field, in any order. What comes out of order is sorted when the set is built. */
export class SetBuilder {
  private members: PathElement[];
  private membersAreSorted = true;
  private readonly children: Child[] = [];
  /** The children by their elements, once they are not sorted. */
  private unsorted: PathElementMap<Child> | undefined;
  /** The way to the last field that was inserted: a walk over a value inserts many that are below the same steps. */
  private route: RouteStep[] | undefined;

  /** @param members initial fields, sorted */
  constructor(members: readonly PathElement[] = []) {
    this.members = [...members];
  }

  /**
   * Adds the field of a path; the empty path adds nothing.
   * @throws {FieldPathError} on a path longer than any object is deep
   */
  insert(path: Path): void {
    if (path.length > MAX_DEPTH) throw new FieldPathError(`a path has ${path.length} elements, more than ${MAX_DEPTH}`);
    const last = path.length - 1;
    if (last < 0) return;
    const route = (this.route ??= []);
    let known = 0;
    while (known < last && route[known]?.element === path[known]) known++;
    let builder: SetBuilder = route[known - 1]?.builder ?? this;
    if (known < last) {
      route.length = known;
      for (let at = known; at < last; at++) {
        const element = path[at]!;
        builder = builder.descend(element);
        route.push({ element, builder });
      }
    }
    builder.addMember(path[last]!);
  }

  /** Adds a step as a field. */
  addMember(element: PathElement): void {
    const last = this.members.at(-1);
    const order = last === undefined ? -1 : comparePathElements(last, element);
    if (order === 0) return;
    if (order > 0) this.membersAreSorted = false;
    this.members.push(element);
  }

  /** Sets the fields below a step, replacing any others. */
  addChild(element: PathElement, set: Set): void {
    this.route = undefined;
    this.place(element, set).below = set;
  }

  private descend(element: PathElement): SetBuilder {
    const child = this.place(element, undefined);
    if (child.below instanceof SetBuilder) return child.below;
    const { members, children } = child.below;
    const builder = new SetBuilder(members);
    for (const node of children) builder.addChild(node.element, node.set);
    child.below = builder;
    return builder;
  }

  private place(element: PathElement, set: Set | undefined): Child {
    const found = this.find(element);
    if (found !== undefined) return found;
    const child = { element, below: set ?? new SetBuilder() };
    this.children.push(child);
    this.unsorted?.set(element, child);
    return child;
  }

  private find(element: PathElement): Child | undefined {
    const last = this.children.at(-1);
    if (last === undefined) return undefined;
    if (this.unsorted === undefined) {
      const order = comparePathElements(last.element, element);
      if (order <= 0) return order === 0 ? last : undefined;
      this.unsorted = new PathElementMap();
      for (const child of this.children) this.unsorted.set(child.element, child);
    }
    return this.unsorted.get(element);
  }

  /** The set of what has been added so far. */
  build(): Set {
    if (!this.membersAreSorted) {
      const sorted = this.members.sort(comparePathElements);
      this.members = sorted.filter((each, at) => at === 0 || comparePathElements(sorted[at - 1]!, each) !== 0);
      this.membersAreSorted = true;
    }
    if (this.unsorted !== undefined) {
      this.children.sort((a, b) => comparePathElements(a.element, b.element));
      this.unsorted = undefined;
    }
    const nodes: SetNode[] = this.children.map(({ element, below }) => ({
      element,
      set: below instanceof SetBuilder ? below.build() : below,
    }));
    return new Set([...this.members], nodes);
  }
}
