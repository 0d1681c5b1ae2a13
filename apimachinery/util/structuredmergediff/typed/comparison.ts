import type { Filter, Set } from '../fieldpath/index.ts';

/** What differs between two objects. No field is in two of the sets. Mirrors Go's `typed.Comparison`. */
export class Comparison {
  /** What only the left one has. */
  readonly removed: Set;
  /** What both have, with other values. */
  readonly modified: Set;
  /** What only the right one has. */
  readonly added: Set;

  constructor(removed: Set, modified: Set, added: Set) {
    this.removed = removed;
    this.modified = modified;
    this.added = added;
  }

  /** Whether nothing differs. Mirrors Go's `Comparison.IsSame`. */
  isSame(): boolean {
    return this.removed.isEmpty() && this.modified.isEmpty() && this.added.isEmpty();
  }

  /** The comparison without some fields and all below them. Mirrors Go's `Comparison.ExcludeFields`. */
  excludeFields(fields: Set | undefined): Comparison {
    return fields === undefined || fields.isEmpty() ? this : this.map((set) => set.recursiveDifference(fields));
  }

  /** The comparison of the fields that a filter leaves. Mirrors Go's `Comparison.FilterFields`. */
  filterFields(filter: Filter | undefined): Comparison {
    return filter === undefined ? this : this.map((set) => filter.filter(set));
  }

  private map(change: (set: Set) => Set): Comparison {
    return new Comparison(change(this.removed), change(this.modified), change(this.added));
  }

  /** Three lists of paths, those that have any. Mirrors Go's `Comparison.String`. */
  toString(): string {
    const lists = [
      ['Modified', this.modified],
      ['Added', this.added],
      ['Removed', this.removed],
    ] as const;
    return lists.map(([name, set]) => (set.isEmpty() ? '' : `- ${name} Fields:\n${set.toString()}\n`)).join('');
  }
}
