import { fieldNameElement, PathElementMap, Set, SetBuilder, unknownElement, } from '../fieldpath/index.js';
import { isEmpty, isList, isMap, keys } from '../value/index.js';
import { deduceAtom, invalidAtom, noType } from './atoms.js';
import { Faults } from './faults.js';
import { listItemElement } from './list_item.js';
/**
 * The fields present in a value of a type.
 * @throws {ValidationErrors} on types that are not in the schema
 */
export function toFieldSet(value, schema, ref) {
    const walk = new FieldSetWalk(schema);
    const { set } = walk.value(value, ref);
    walk.faults.raise();
    return set ?? new Set();
}
const LEAF = { set: undefined, isMember: true };
const NOTHING = { set: undefined, isMember: false };
class FieldSetWalk {
    faults = new Faults();
    schema;
    constructor(schema) {
        this.schema = schema;
    }
    value(value, ref) {
        const found = this.schema.resolve(ref);
        if (found === undefined) {
            this.faults.add(noType(ref));
            return NOTHING;
        }
        const atom = deduceAtom(found, value);
        if (atom.map !== undefined)
            return this.map(value, atom.map);
        if (atom.scalar !== undefined)
            return LEAF;
        if (atom.list !== undefined)
            return this.list(value, atom.list);
        this.faults.add(invalidAtom(ref));
        return NOTHING;
    }
    map(value, type) {
        if (type.elementRelationship === 'atomic')
            return LEAF;
        if (!isMap(value))
            return NOTHING;
        const builder = new SetBuilder();
        for (const key of keys(value)) {
            const child = value[key];
            const field = this.schema.field(type, key);
            const empty = child === null || (isMap(child) && isEmpty(child));
            this.put(builder, fieldNameElement(key), child, (field === undefined ? type.elementType : field.type) ?? {}, empty || field === undefined);
        }
        return { set: builder.build(), isMember: false };
    }
    list(value, type) {
        if (type.elementRelationship === 'atomic')
            return LEAF;
        if (!isList(value))
            return NOTHING;
        const groups = new PathElementMap();
        for (const item of value) {
            const element = this.element(type, item);
            groups.getOrMake(element, () => ({ element, items: [] })).items.push(item);
        }
        const builder = new SetBuilder();
        for (const { element, items } of groups.all()) {
            // Duplicate items are owned together, as a whole.
            if (items.length > 1)
                builder.addMember(element);
            else
                this.put(builder, element, items[0], type.elementType ?? {}, true);
        }
        return { set: builder.build(), isMember: false };
    }
    /** A validated value has no unidentifiable elements, but a remainder may have. */
    element(type, item) {
        const element = listItemElement(this.schema, type, item);
        return typeof element === 'string' ? unknownElement : element;
    }
    put(builder, element, value, ref, always) {
        this.faults.path.push(element);
        const { set, isMember } = this.value(value, ref);
        this.faults.path.pop();
        if (isMember || always)
            builder.addMember(element);
        if (set !== undefined && (set.members.length > 0 || set.children.length > 0))
            builder.addChild(element, set);
    }
}
