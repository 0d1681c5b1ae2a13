/** The difference between two objects. The sets are disjoint. Mirrors Go's `typed.Comparison`. */
export class Comparison {
    /** Fields that only the left one has. */
    removed;
    /** Fields with different values. */
    modified;
    /** Fields that only the right one has. */
    added;
    constructor(removed, modified, added) {
        this.removed = removed;
        this.modified = modified;
        this.added = added;
    }
    /** Whether nothing differs. Mirrors Go's `Comparison.IsSame`. */
    isSame() {
        return this.removed.isEmpty() && this.modified.isEmpty() && this.added.isEmpty();
    }
    /** The comparison without these fields and everything below them. Mirrors Go's `Comparison.ExcludeFields`. */
    excludeFields(fields) {
        return fields === undefined || fields.isEmpty() ? this : this.map((set) => set.recursiveDifference(fields));
    }
    /** The comparison reduced by a filter. Mirrors Go's `Comparison.FilterFields`. */
    filterFields(filter) {
        return filter === undefined ? this : this.map((set) => filter.filter(set));
    }
    map(change) {
        return new Comparison(change(this.removed), change(this.modified), change(this.added));
    }
    /** The non-empty lists of paths. Mirrors Go's `Comparison.String`. */
    toString() {
        const lists = [
            ['Modified', this.modified],
            ['Added', this.added],
            ['Removed', this.removed],
        ];
        return lists.map(([name, set]) => (set.isEmpty() ? '' : `- ${name} Fields:\n${set.toString()}\n`)).join('');
    }
}
