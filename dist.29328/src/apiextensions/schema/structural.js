import { formatPath } from '#engine/schema/fault';
import { checkNesting } from '#engine/verbs/copy_nested';
import { itemsOf } from './parts.js';
/** A schema that is not structural, as those of CustomResourceDefinitions of v1 must be. `text` is Go's. */
export class StructuralSchemaError extends Error {
    code = 'ERR_STRUCTURAL_SCHEMA';
    /** Go's text of the error. The message is the same with the path in front. */
    text;
    /** Where in the schema: `properties.spec.items`. Empty for its root. */
    path;
    constructor(text, path) {
        super(path === '' ? text : `${path}: ${text}`);
        this.name = 'StructuralSchemaError';
        this.text = text;
        this.path = path;
    }
}
/**
 * Checks that a schema is structural, as far as validation, pruning and defaulting rely on it: without references,
 * definitions, dependencies, patternProperties, additionalItems and lists of items. All functions of this package do
 * so. Mirrors Go's `schema.NewStructural`, which also converts the schema; here it is not modified.
 * @throws {StructuralSchemaError}
 * @throws NotCopyableError for one that is nested more than 1,000 levels
 */
export function checkStructural(schema) {
    checkNesting(schema);
    check(schema, []);
}
const UNSUPPORTED = [
    ['id', 'id'],
    ['$schema', 'schema'],
    ['$ref', '$ref'],
    ['patternProperties', 'patternProperties'],
    ['dependencies', 'dependencies'],
    ['additionalItems', 'additionalItems'],
    ['definitions', 'definitions'],
];
function check(schema, keys) {
    for (const [name, shown] of UNSUPPORTED) {
        if (isSet(schema[name]))
            throw new StructuralSchemaError(`OpenAPIV3Schema '${shown}' is not supported`, formatPath(keys));
    }
    if (schema['x-kubernetes-preserve-unknown-fields'] === false) {
        throw new StructuralSchemaError(`internal error: 'x-kubernetes-preserve-unknown-fields' must be true or undefined`, formatPath(keys));
    }
    if (Array.isArray(schema.items) && schema.items.length > 0) {
        throw new StructuralSchemaError(`OpenAPIV3Schema 'items' must be a schema, but is an array`, formatPath(keys));
    }
    const { not, additionalProperties } = schema;
    if (not)
        check(not, [...keys, 'not']);
    for (const name of ['allOf', 'anyOf', 'oneOf'])
        for (const [index, each] of (schema[name] ?? []).entries())
            check(each, [...keys, name, index]);
    const items = itemsOf(schema);
    if (items !== undefined)
        check(items, [...keys, 'items']);
    for (const [name, property] of Object.entries(schema.properties ?? {}))
        check(property, [...keys, 'properties', name]);
    if (typeof additionalProperties === 'object' && additionalProperties !== null)
        check(additionalProperties, [...keys, 'additionalProperties']);
}
/** Whether the value is non-zero in Go. `additionalItems` may be false. */
function isSet(value) {
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length > 0;
    return value !== undefined && value !== null && value !== '';
}
