import { spellingsAt } from '#engine/json/notes';
import { additionalOf, isObject, itemsOf, propertyOf } from '../schema/parts.js';
import { equalSpelled } from './equal_spelled.js';
import { MapList } from './map_list.js';
/**
 * A part of an object that is updated, beside what it was before. Parts are found by their names; items of lists of type
 * map by their keys, other items not at all. Mirrors `CorrelatedObject` of k8s.io/apiserver.
 */
export class Correlated {
    value;
    old;
    #schema;
    #spellings;
    #equal;
    #mapList;
    #children = new Map();
    /** @param spellings of the numbers in the value; what was stored has none */
    constructor(value, old, schema, spellings) {
        this.value = value ?? null;
        this.old = old ?? null;
        this.#schema = schema;
        this.#spellings = spellings;
    }
    /** A field or entry; undefined when it is new, or not in the schema. */
    key(name) {
        const known = this.#children.get(name);
        if (known !== undefined)
            return known;
        const { value, old } = this;
        if (this.#schema === undefined || !isObject(value) || !isObject(old))
            return undefined;
        if (!Object.hasOwn(value, name) || !Object.hasOwn(old, name))
            return undefined;
        const schema = propertyOf(this.#schema, name) ?? additionalOf(this.#schema);
        if (schema === undefined)
            return undefined;
        const child = new Correlated(value[name], old[name], schema, spellingsAt(this.#spellings, name));
        this.#children.set(name, child);
        return child;
    }
    /** An item of a list of type map; undefined when it is new, and for other lists. */
    index(index) {
        const known = this.#children.get(index);
        if (known !== undefined)
            return known;
        const { value, old } = this;
        if (this.#schema === undefined || !Array.isArray(value) || !Array.isArray(old))
            return undefined;
        if (this.#schema['x-kubernetes-list-type'] !== 'map')
            return undefined;
        this.#mapList ??= new MapList(this.#schema, old);
        const spellings = spellingsAt(this.#spellings, index);
        const oldItem = this.#mapList.get(value[index], spellings);
        const schema = itemsOf(this.#schema);
        if (oldItem === undefined || schema === undefined)
            return undefined;
        const child = new Correlated(value[index], oldItem, schema, spellings);
        this.#children.set(index, child);
        return child;
    }
    /** Whether the value is what it was. One with fields that are not in the schema counts as changed. */
    isUnchanged() {
        this.#equal ??= this.#compare();
        return this.#equal;
    }
    #compare() {
        const { value, old } = this;
        if (value === null || old === null)
            return value === old;
        if (Array.isArray(value)) {
            if (!Array.isArray(old) || value.length !== old.length)
                return false;
            for (let index = 0; index < value.length; index++) {
                const child = this.index(index);
                if (child === undefined)
                    return this.#mapList === undefined && equalSpelled(value, old, this.#spellings);
                if (!child.isUnchanged())
                    return false;
            }
            return true;
        }
        if (isObject(value)) {
            if (!isObject(old))
                return false;
            const keys = Object.keys(value);
            return keys.length === Object.keys(old).length && keys.every((key) => this.key(key)?.isUnchanged() === true);
        }
        return equalSpelled(value, old, this.#spellings);
    }
}
