import type { Filter, Set } from '../fieldpath/index.ts';
/** The difference between two objects. The sets are disjoint. Mirrors Go's `typed.Comparison`. */
export declare class Comparison {
    /** Fields that only the left one has. */
    readonly removed: Set;
    /** Fields with different values. */
    readonly modified: Set;
    /** Fields that only the right one has. */
    readonly added: Set;
    constructor(removed: Set, modified: Set, added: Set);
    /** Whether nothing differs. Mirrors Go's `Comparison.IsSame`. */
    isSame(): boolean;
    /** The comparison without these fields and everything below them. Mirrors Go's `Comparison.ExcludeFields`. */
    excludeFields(fields: Set | undefined): Comparison;
    /** The comparison reduced by a filter. Mirrors Go's `Comparison.FilterFields`. */
    filterFields(filter: Filter | undefined): Comparison;
    private map;
    /** The non-empty lists of paths. Mirrors Go's `Comparison.String`. */
    toString(): string;
}
