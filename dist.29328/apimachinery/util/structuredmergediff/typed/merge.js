import { setOwn } from '#engine/json/own_property';
import { equalPathElements, fieldNameElement, PathElementMap, pathElementToString, } from '../fieldpath/index.js';
import { get, isEmpty, isList, isMap, keys } from '../value/index.js';
import { deduceAtom, invalidAtom, noType } from './atoms.js';
import { checkScalar } from './check_scalar.js';
import { Faults } from './faults.js';
import { listItemElement } from './list_item.js';
/**
 * Merges the right value of a type into the left; `undefined` means absent. The result shares parts with both.
 * @throws {ValidationErrors}
 */
export function mergeValues(lhs, rhs, schema, ref) {
    const walk = new MergeWalk(schema);
    const merged = walk.value(lhs, rhs, ref);
    walk.faults.raise();
    return merged;
}
class MergeWalk {
    faults = new Faults();
    schema;
    constructor(schema) {
        this.schema = schema;
    }
    value(lhs, rhs, ref) {
        if (lhs === undefined && rhs === undefined) {
            this.faults.add('at least one of lhs and rhs must be provided');
            return undefined;
        }
        const atom = this.schema.resolve(ref);
        if (atom === undefined) {
            this.faults.add(noType(ref));
            return undefined;
        }
        const left = deduceAtom(atom, lhs);
        const right = deduceAtom(atom, rhs);
        // An absent value matches any type. If the types differ, the left one is only validated.
        if (lhs !== undefined && rhs !== undefined && left !== right)
            this.atom(left, lhs, rhs, ref);
        return this.atom(rhs === undefined ? left : right, lhs, rhs, ref);
    }
    atom(atom, lhs, rhs, ref) {
        if (atom.map !== undefined)
            return this.map(atom.map, lhs, rhs);
        if (atom.scalar !== undefined) {
            const left = checkScalar(atom.scalar, lhs);
            const right = checkScalar(atom.scalar, rhs);
            if (left === undefined || right === undefined)
                return rhs === undefined ? lhs : rhs;
            this.faults.add(`lhs: ${left}`);
            this.faults.add(`rhs: ${right}`);
        }
        else if (atom.list !== undefined)
            return this.list(atom.list, lhs, rhs);
        else
            this.faults.add(invalidAtom(ref));
        return undefined;
    }
    map(type, lhs, rhs) {
        const left = isMap(lhs) ? lhs : {};
        const right = isMap(rhs) ? rhs : {};
        // Empty ones are leaves, to distinguish empty from null.
        if (type.elementRelationship === 'atomic' || (isEmpty(left) && isEmpty(right)))
            return rhs === undefined ? lhs : rhs;
        const merged = {};
        for (const key of keys(left))
            this.field(type, key, left[key], get(right, key), merged);
        for (const key of keys(right))
            if (get(left, key) === undefined)
                this.field(type, key, undefined, right[key], merged);
        return Object.keys(merged).length > 0 ? merged : undefined;
    }
    field(type, key, lhs, rhs, merged) {
        const field = this.schema.field(type, key);
        this.faults.path.push(fieldNameElement(key));
        const value = this.value(lhs, rhs, (field === undefined ? type.elementType : field.type) ?? {});
        this.faults.path.pop();
        if (value !== undefined)
            setOwn(merged, key, value);
    }
    list(type, lhs, rhs) {
        const left = isList(lhs) ? lhs : [];
        const right = isList(rhs) ? rhs : [];
        if (type.elementRelationship === 'atomic' || (left.length === 0 && right.length === 0))
            return rhs === undefined ? lhs : rhs;
        const before = this.faults.errors.length;
        const applied = this.index(type, right, false);
        const present = this.index(type, left, true);
        if (this.faults.errors.length > before)
            return undefined;
        const merged = this.items(type, left, present, applied);
        return merged.length > 0 ? merged : undefined;
    }
    /**
     * Merges the items. Those of the right list keep its order; an item only on the left stays after the shared item that
     * preceded it.
     */
    items(type, left, present, applied) {
        const ref = type.elementType ?? {};
        const out = [];
        const done = new PathElementMap();
        // The shared items, in the order of the right list: the left list may not advance past the next one.
        const shared = applied.elements.filter((element) => present.items.has(element));
        let next = 0;
        let l = 0;
        let r = 0;
        const put = (element, lhs, rhs) => {
            const item = this.item(element, lhs, rhs, ref);
            if (item !== undefined)
                out.push(item);
        };
        const take = (element) => {
            done.set(element, true);
            put(element, present.items.get(element), applied.items.get(element));
            r++;
        };
        while (l < present.elements.length || r < applied.elements.length) {
            const mine = present.elements[l];
            const theirs = applied.elements[r];
            if (mine !== undefined && theirs !== undefined) {
                if (equalPathElements(mine, theirs)) {
                    take(mine);
                    l++;
                    next++;
                    continue;
                }
                const wanted = shared[next];
                if (wanted !== undefined && applied.items.has(mine) && !equalPathElements(wanted, mine)) {
                    l++;
                    continue;
                }
            }
            if (mine !== undefined) {
                if (!applied.items.has(mine)) {
                    put(mine, left[l], undefined);
                    l++;
                    continue;
                }
                if (done.has(mine))
                    l++;
            }
            if (theirs !== undefined) {
                take(theirs);
                if (shared[next] !== undefined && equalPathElements(shared[next], theirs))
                    next++;
            }
        }
        return out;
    }
    index(type, list, allowDuplicates) {
        const elements = [];
        const items = new PathElementMap();
        for (const [at, item] of list.entries()) {
            const element = listItemElement(this.schema, type, item);
            if (typeof element === 'string') {
                this.faults.add(`element ${at}: ${element}`);
                continue;
            }
            const repeated = items.has(element);
            if (repeated && !allowDuplicates) {
                this.faults.add(`duplicate entries for key ${pathElementToString(element)}`);
                continue;
            }
            items.set(element, repeated ? null : item);
            elements.push(element);
        }
        return { elements, items };
    }
    /** Go drops errors within items; the value has been validated before. */
    item(element, lhs, rhs, ref) {
        const { path, errors } = this.faults;
        const before = errors.length;
        path.push(element);
        const merged = this.value(lhs, rhs, ref);
        path.pop();
        errors.length = before;
        return merged;
    }
}
