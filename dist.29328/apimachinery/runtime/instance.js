import { fieldType } from '#engine/schema/field_type';
import { itemClassOf } from './kind_class.js';
/**
 * Decoded data as an instance of its Kind: a new object with the properties of the data, and with `metadata` and
 * `items` where they are missing. The items of a list are replaced by instances of their Kind.
 *
 * Differs from Go: a list that came without items is written with `[]`, as servers write it, not with `null`.
 */
export function toInstance(type, data) {
    const { metadata, items } = partsOf(type);
    // A copy, because V8 takes another prototype on the data themselves as a reason to optimise less; and a literal,
    // because assigning to an instance would call the accessors of its class.
    const object = Object.setPrototypeOf({ ...data }, type.prototype);
    if (metadata && (!Object.hasOwn(object, 'metadata') || object.metadata === undefined))
        object.metadata = {};
    if (items === undefined)
        return object;
    const list = (object.items = (Object.hasOwn(object, 'items') ? object.items : undefined) ?? []);
    if (items === null)
        return object;
    for (let index = 0; index < list.length; index++) {
        const item = list[index];
        if (typeof item === 'object' && item !== null)
            list[index] = toInstance(items, item);
    }
    return object;
}
const parts = new WeakMap();
function partsOf(type) {
    let found = parts.get(type);
    if (found === undefined) {
        found = { metadata: fieldType(type, 'metadata') !== undefined, items: itemClassOf(type) };
        parts.set(type, found);
    }
    return found;
}
