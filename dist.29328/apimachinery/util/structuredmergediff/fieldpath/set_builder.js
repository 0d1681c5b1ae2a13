import { MAX_DEPTH } from '../value/index.js';
import { FieldPathError } from './field_path_error.js';
import { comparePathElements } from './path_element.js';
import { PathElementMap } from './path_element_map.js';
import { Set } from './set.js';
/** Builds a {@link Set} field by field, in any order. What comes out of order is sorted when the set is built. */
export class SetBuilder {
    members;
    membersAreSorted = true;
    children = [];
    /** The children by their elements, once they are not sorted. */
    unsorted;
    /** @param members initial fields, sorted */
    constructor(members = []) {
        this.members = [...members];
    }
    /**
     * Adds the field of a path; the empty path adds nothing.
     * @throws {FieldPathError} on a path longer than any object is deep
     */
    insert(path) {
        if (path.length > MAX_DEPTH)
            throw new FieldPathError(`a path of ${path.length} steps: more than ${MAX_DEPTH}`);
        let builder = this;
        for (const [at, element] of path.entries()) {
            if (at === path.length - 1)
                builder.addMember(element);
            else
                builder = builder.descend(element);
        }
    }
    /** Adds a step as a field. */
    addMember(element) {
        const last = this.members.at(-1);
        const order = last === undefined ? -1 : comparePathElements(last, element);
        if (order === 0)
            return;
        if (order > 0)
            this.membersAreSorted = false;
        this.members.push(element);
    }
    /** Sets the fields below a step, replacing any others. */
    addChild(element, set) {
        this.place(element, set).below = set;
    }
    descend(element) {
        const child = this.place(element, undefined);
        if (child.below instanceof SetBuilder)
            return child.below;
        const { members, children } = child.below;
        const builder = new SetBuilder(members);
        for (const node of children)
            builder.addChild(node.element, node.set);
        child.below = builder;
        return builder;
    }
    place(element, set) {
        const found = this.find(element);
        if (found !== undefined)
            return found;
        const child = { element, below: set ?? new SetBuilder() };
        this.children.push(child);
        this.unsorted?.set(element, child);
        return child;
    }
    find(element) {
        const last = this.children.at(-1);
        if (last === undefined)
            return undefined;
        if (this.unsorted === undefined) {
            const order = comparePathElements(last.element, element);
            if (order <= 0)
                return order === 0 ? last : undefined;
            this.unsorted = new PathElementMap();
            for (const child of this.children)
                this.unsorted.set(child.element, child);
        }
        return this.unsorted.get(element);
    }
    /** The set of what has been added so far. */
    build() {
        if (!this.membersAreSorted) {
            const sorted = this.members.sort(comparePathElements);
            this.members = sorted.filter((each, at) => at === 0 || comparePathElements(sorted[at - 1], each) !== 0);
            this.membersAreSorted = true;
        }
        if (this.unsorted !== undefined) {
            this.children.sort((a, b) => comparePathElements(a.element, b.element));
            this.unsorted = undefined;
        }
        const nodes = this.children.map(({ element, below }) => ({
            element,
            set: below instanceof SetBuilder ? below.build() : below,
        }));
        return new Set([...this.members], nodes);
    }
}
