import { quote } from '#engine/schema/fault';
import { get, isList, isMap, isTooDeep, MAX_DEPTH, sortFields } from '../value/index.js';
/** The element that identifies an item of an associative list, or Go's message if there is none. */
export function listItemElement(schema, list, item) {
    if (list.elementRelationship !== 'associative')
        return 'invalid indexing of non-associative list';
    return list.keys !== undefined && list.keys.length > 0 ? keyedItem(schema, list, list.keys, item) : setItem(item);
}
function keyedItem(schema, list, names, item) {
    if (item === null || item === undefined)
        return 'associative list with keys may not have a null element';
    if (!isMap(item))
        return 'associative list with keys may not have non-map elements';
    const fields = [];
    for (const name of names) {
        let value = get(item, name);
        if (value === undefined) {
            const atom = schema.resolve(list.elementType ?? {});
            if (atom === undefined)
                return `couldn't find default value for ${name}: invalid elementType for list`;
            if (atom.map === undefined)
                return `couldn't find default value for ${name}: associative list may not have non-map types`;
            value = schema.field(atom.map, name)?.default ?? undefined;
            // An item without the field differs from any item with it.
            if (value === undefined)
                continue;
        }
        if (typeof value === 'object' && isTooDeep(value))
            return `the key ${name} has more than ${MAX_DEPTH} levels`;
        fields.push({ name, value });
    }
    if (fields.length === 0) {
        return `associative list with keys has an element that omits all key fields [${names.map(quote).join(' ')}] (and doesn't have default values for any key fields)`;
    }
    return { kind: 'k', key: sortFields(fields) };
}
function setItem(item) {
    if (isMap(item))
        return "associative list without keys has an element that's a map type";
    if (isList(item))
        return 'not supported: associative list with lists as elements';
    if (item === null || item === undefined)
        return "associative list without keys has an element that's an explicit null";
    return { kind: 'v', value: item };
}
