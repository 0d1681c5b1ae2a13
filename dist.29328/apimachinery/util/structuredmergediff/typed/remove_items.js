import { setOwn } from '#engine/json/own_property';
import { fieldNameElement } from '../fieldpath/index.js';
import { isEmpty, isList, isMap, keys } from '../value/index.js';
import { deduceAtom } from './atoms.js';
import { listItemElement } from './list_item.js';
/**
 * Removes the fields and items of a set or, to extract, all others. Returns null when nothing is left. The result
 * shares parts with the value.
 */
export function removeItems(value, set, schema, ref, extract) {
    return new RemoveWalk(schema, extract).value(value, set, ref);
}
class RemoveWalk {
    schema;
    extract;
    constructor(schema, extract) {
        this.schema = schema;
        this.extract = extract;
    }
    value(value, set, ref) {
        const found = this.schema.resolve(ref);
        if (found === undefined)
            return null;
        const atom = deduceAtom(found, value);
        if (atom.map !== undefined)
            return this.map(value, set, atom.map);
        if (atom.scalar !== undefined)
            return value ?? null;
        return atom.list === undefined ? null : this.list(value, set, atom.list);
    }
    map(value, set, type) {
        if (!isMap(value))
            return null;
        // For extraction, empty and null differ.
        if (isEmpty(value) || type.elementRelationship === 'atomic')
            return this.extract ? value : null;
        const left = {};
        for (const key of keys(value)) {
            const element = fieldNameElement(key);
            const field = this.schema.field(type, key);
            const ref = (field === undefined ? type.elementType : field.type) ?? {};
            if (set.hasMember(element)) {
                // As in Go, a value extracted as a whole is still searched for other fields.
                if (this.extract)
                    setOwn(left, key, this.value(value[key], set, ref));
                continue;
            }
            const below = set.withPrefix(element);
            if (!below.isEmpty())
                setOwn(left, key, this.value(value[key], below, ref));
            else if (!this.extract)
                setOwn(left, key, value[key]);
        }
        return Object.keys(left).length > 0 ? left : null;
    }
    list(value, set, type) {
        if (!isList(value))
            return null;
        if (value.length === 0 || type.elementRelationship === 'atomic')
            return this.extract ? value : null;
        const left = [];
        for (const item of value) {
            const element = listItemElement(this.schema, type, item);
            const exact = typeof element !== 'string' && set.hasMember(element);
            if (exact && !this.extract)
                continue;
            const below = typeof element === 'string' ? undefined : set.child(element);
            if (below !== undefined && !below.isEmpty())
                left.push(this.value(item, below, type.elementType ?? {}));
            else if (exact || !this.extract)
                left.push(item);
        }
        return left.length > 0 ? left : null;
    }
}
