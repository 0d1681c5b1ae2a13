import { LIST, MAP, OMITEMPTY, POINTER } from '#engine/schema/descriptor';
import { additionalOf, isEmbedded, itemsOf, META_FIELDS } from '../schema/parts.js';
/** Schemas nested deeper than this accept any value. */
const MAX_DEPTH = 100;
/** A pointer, so that fields are neither added when absent nor omitted when empty. */
const OPTIONAL = POINTER | OMITEMPTY;
const ANY = ['any', 0];
/**
 * The descriptor of the fields of an object besides `apiVersion`, `kind` and `metadata`: their types, and how
 * server-side apply merges them. Other constraints are for the validator.
 * @param name the Go-like name of the type of the object, `example.com/v1.CronTab`: those within it begin with it
 */
export function schemaFields(schema, name) {
    // Two types of one name would be taken for the same.
    const names = new Set();
    const structOf = (inner, wanted, depth) => {
        let type = wanted;
        for (let count = 2; names.has(type); count++)
            type = `${wanted}${count}`;
        names.add(type);
        return {
            type,
            fields: depth > MAX_DEPTH
                ? []
                : fieldRows(inner, (each, field) => structOf(each, type + capitalized(field), depth + 1)),
        };
    };
    return structOf(schema, name, 0).fields.filter(([field]) => !META_FIELDS.includes(field));
}
/** A row for each property of an object's schema. */
export function fieldRows(schema, structOf) {
    return Object.entries(schema.properties ?? {}).map(([name, inner]) => {
        const [type, flags] = typeOf(inner, name, structOf);
        const facts = { ...mergeFacts(inner), ...(inner.nullable === true && { nullable: true }) };
        const row = [name, type, flags | OPTIONAL];
        return Object.keys(facts).length === 0 ? row : [...row, facts];
    });
}
function typeOf(schema, field, structOf) {
    if (schema['x-kubernetes-int-or-string'] === true)
        return ['@intstr.IntOrString', 0];
    switch (schema.type) {
        case 'string':
            return [schema.format === 'byte' ? 'bytes' : 'string', 0];
        case 'boolean':
            return ['bool', 0];
        case 'integer':
            return [schema.format === 'int32' ? 'int32' : 'int64', 0];
        case 'number':
            return ['float64', 0];
        case 'array':
            return collection(itemsOf(schema), field, LIST, structOf);
        case 'object': {
            const additional = additionalOf(schema);
            if (additional !== undefined)
                return collection(additional, field, MAP, structOf);
            // What a struct has no field for would be unknown.
            const isOpen = schema['x-kubernetes-preserve-unknown-fields'] === true || isEmbedded(schema);
            const isEmpty = Object.keys(schema.properties ?? {}).length === 0;
            return isEmpty || isOpen ? ANY : [structOf(schema, field), 0];
        }
        default:
            return ANY;
    }
}
function collection(elem, field, flag, structOf) {
    // Lists of lists and the like have no descriptor, nor have items that may be null.
    const isNested = elem?.type === 'array' || (elem !== undefined && additionalOf(elem) !== undefined);
    if (elem === undefined || isNested || elem.nullable === true)
        return ['any', flag];
    return [typeOf(elem, field, structOf)[0], flag];
}
function mergeFacts(schema) {
    const listType = schema['x-kubernetes-list-type'];
    const keys = schema['x-kubernetes-list-map-keys'];
    if (listType !== undefined)
        return { merge: listType, ...(keys && { keys }) };
    const mapType = schema['x-kubernetes-map-type'];
    return mapType && { merge: mapType };
}
function capitalized(name) {
    return name.slice(0, 1).toUpperCase() + name.slice(1);
}
