import { fieldNameElement, PathElementMap, SetBuilder } from '../fieldpath/index.js';
import { equals, get, isEmpty, isList, isMap, keys } from '../value/index.js';
import { deduceAtom, invalidAtom, noType } from './atoms.js';
import { checkScalar } from './check_scalar.js';
import { Comparison } from './comparison.js';
import { Faults } from './faults.js';
import { listItemElement } from './list_item.js';
/**
 * Compares two values of a type; `undefined` means absent.
 * @throws {ValidationErrors}
 */
export function compareValues(lhs, rhs, schema, ref) {
    const walk = new CompareWalk(schema);
    walk.value(lhs, rhs, ref);
    walk.faults.raise();
    return new Comparison(walk.removed.build(), walk.modified.build(), walk.added.build());
}
class CompareWalk {
    faults = new Faults();
    removed = new SetBuilder();
    modified = new SetBuilder();
    added = new SetBuilder();
    schema;
    constructor(schema) {
        this.schema = schema;
    }
    value(lhs, rhs, ref) {
        if (lhs === undefined && rhs === undefined)
            return this.faults.add('at least one of lhs and rhs must be provided');
        const atom = this.schema.resolve(ref);
        if (atom === undefined)
            return this.faults.add(noType(ref));
        const left = deduceAtom(atom, lhs);
        const right = deduceAtom(atom, rhs);
        // An absent value matches any type. If the types differ, both are walked.
        if (lhs !== undefined && rhs !== undefined && left !== right)
            this.atom(left, lhs, rhs, ref);
        const isLeaf = this.atom(rhs === undefined ? left : right, lhs, rhs, ref);
        if (isLeaf)
            return;
        if (lhs === undefined)
            this.added.insert(this.faults.path);
        else if (rhs === undefined)
            this.removed.insert(this.faults.path);
    }
    /** Whether the values are compared as a whole. */
    atom(atom, lhs, rhs, ref) {
        if (atom.map !== undefined)
            return this.map(atom.map, lhs, rhs);
        if (atom.scalar !== undefined) {
            const left = checkScalar(atom.scalar, lhs);
            const right = checkScalar(atom.scalar, rhs);
            if (left === undefined || right === undefined)
                return this.leaf(lhs, rhs);
            this.faults.add(`lhs: ${left}`);
            this.faults.add(`rhs: ${right}`);
        }
        else if (atom.list !== undefined)
            return this.list(atom.list, lhs, rhs);
        else
            this.faults.add(invalidAtom(ref));
        return false;
    }
    leaf(lhs, rhs) {
        const { path } = this.faults;
        if (lhs === undefined)
            this.added.insert(path);
        else if (rhs === undefined)
            this.removed.insert(path);
        else if (!equals(lhs, rhs))
            this.modified.insert(path);
        return true;
    }
    map(type, lhs, rhs) {
        const left = isMap(lhs) ? lhs : {};
        const right = isMap(rhs) ? rhs : {};
        // Empty ones are leaves, to distinguish empty from null.
        if (type.elementRelationship === 'atomic' || (isEmpty(left) && isEmpty(right)))
            return this.leaf(lhs, rhs);
        for (const key of keys(left))
            this.field(type, key, left[key], get(right, key));
        for (const key of keys(right))
            if (get(left, key) === undefined)
                this.field(type, key, undefined, right[key]);
        return false;
    }
    field(type, key, lhs, rhs) {
        const field = this.schema.field(type, key);
        this.descend(fieldNameElement(key), lhs, rhs, (field === undefined ? type.elementType : field.type) ?? {});
    }
    list(type, lhs, rhs) {
        const left = isList(lhs) ? lhs : [];
        const right = isList(rhs) ? rhs : [];
        if (type.elementRelationship === 'atomic' || (left.length === 0 && right.length === 0))
            return this.leaf(lhs, rhs);
        const groups = new PathElementMap();
        this.group(type, left, groups, 'left');
        this.group(type, right, groups, 'right');
        for (const each of groups.all())
            this.items(each.element, each.left, each.right, type.elementType ?? {});
        return false;
    }
    group(type, items, groups, side) {
        for (const [at, item] of items.entries()) {
            const element = listItemElement(this.schema, type, item);
            if (typeof element === 'string')
                this.faults.add(`element ${at}: ${element}`);
            else
                groups.getOrMake(element, () => ({ element, left: [], right: [] }))[side].push(item);
        }
    }
    /** Duplicate items are compared as one value; so is a single item with several. */
    items(element, left, right, ref) {
        const path = [...this.faults.path, element];
        if (left.length < 2 && right.length < 2) {
            this.descend(element, left[0], right[0], ref);
        }
        else if (left.length >= 2 && right.length >= 2) {
            if (!equals(left, right))
                this.modified.insert(path);
        }
        else if (left.length >= 2) {
            if (right.length > 0)
                this.descend(element, undefined, right[0], ref);
            this.removed.insert(path);
        }
        else {
            if (left.length > 0)
                this.descend(element, left[0], undefined, ref);
            this.added.insert(path);
        }
    }
    descend(element, lhs, rhs, ref) {
        this.faults.path.push(element);
        this.value(lhs, rhs, ref);
        this.faults.path.pop();
    }
}
