import type { Path } from './path.ts';
import { type PathElement } from './path_element.ts';
import { Set } from './set.ts';
/** Builds a {@link Set} field by field, in any order. What comes out of order is sorted when the set is built. */
export declare class SetBuilder {
    private members;
    private membersAreSorted;
    private readonly children;
    /** The children by their elements, once they are not sorted. */
    private unsorted;
    /** @param members initial fields, sorted */
    constructor(members?: readonly PathElement[]);
    /**
     * Adds the field of a path; the empty path adds nothing.
     * @throws {FieldPathError} on a path longer than any object is deep
     */
    insert(path: Path): void;
    /** Adds a step as a field. */
    addMember(element: PathElement): void;
    /** Sets the fields below a step, replacing any others. */
    addChild(element: PathElement, set: Set): void;
    private descend;
    private place;
    private find;
    /** The set of what has been added so far. */
    build(): Set;
}
