import { MAX_DEPTH } from '../value/index.ts';
import { FieldPathError } from './field_path_error.ts';
import type { Path } from './path.ts';
import { comparePathElements, type PathElement } from './path_element.ts';
import { search } from './path_element_map.ts';
import { Set, type SetNode } from './set.ts';

/** Builds a {@link Set} field by field, in any order. */
export class SetBuilder {
  private readonly members: PathElement[];
  private readonly children: { readonly element: PathElement; below: Set | SetBuilder }[] = [];

  /** @param members initial fields, sorted */
  constructor(members: readonly PathElement[] = []) {
    this.members = [...members];
  }

  /**
   * Adds the field of a path; the empty path adds nothing.
   * @throws {FieldPathError} on a path longer than any object is deep
   */
  insert(path: Path): void {
    if (path.length > MAX_DEPTH) throw new FieldPathError(`a path of ${path.length} steps: more than ${MAX_DEPTH}`);
    let builder: SetBuilder = this;
    for (const [at, element] of path.entries()) {
      if (at === path.length - 1) builder.addMember(element);
      else builder = builder.descend(element);
    }
  }

  /** Adds a step as a field. */
  addMember(element: PathElement): void {
    const { members } = this;
    if (members.length === 0 || comparePathElements(members.at(-1)!, element) < 0) {
      members.push(element);
      return;
    }
    const at = search(members, element, itself);
    if (at < 0) members.splice(~at, 0, element);
  }

  /** Sets the fields below a step, replacing any others. */
  addChild(element: PathElement, set: Set): void {
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

  private place(element: PathElement, set: Set | undefined): { below: Set | SetBuilder } {
    const { children } = this;
    const last = children.at(-1);
    const at =
      last === undefined || comparePathElements(last.element, element) < 0
        ? ~children.length
        : search(children, element, elementOf);
    if (at >= 0) return children[at]!;
    const child = { element, below: set ?? new SetBuilder() };
    children.splice(~at, 0, child);
    return child;
  }

  /** The set of what has been added so far. */
  build(): Set {
    const nodes: SetNode[] = this.children.map(({ element, below }) => ({
      element,
      set: below instanceof SetBuilder ? below.build() : below,
    }));
    return new Set([...this.members], nodes);
  }
}

function itself(element: PathElement): PathElement {
  return element;
}

function elementOf(child: { readonly element: PathElement }): PathElement {
  return child.element;
}
