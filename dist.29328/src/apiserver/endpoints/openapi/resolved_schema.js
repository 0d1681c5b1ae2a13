import { publishedSchema } from '../published_schema.js';
import { SchemaBuilder } from './schema_builder.js';
/**
 * The schema of a resource's Kind as it is published, with those of other types in place of the references to them. Types
 * inside themselves are any object. Mirrors Go's `resolver.PopulateRefs`.
 */
export function resolvedSchema(resource) {
    const schema = publishedSchema(resource);
    return schema === undefined ? resolvedKindSchema(resource.kind) : resolvedCustomSchema(resource.kind, schema);
}
/** The same for a built-in Kind. */
export function resolvedKindSchema(kind) {
    const builder = new SchemaBuilder(() => undefined);
    return resolved(builder.kind(kind), builder.schemas, []);
}
/** The same for a custom resource, by the schema of its definition. */
export function resolvedCustomSchema(kind, schema) {
    const builder = new SchemaBuilder(() => undefined);
    return resolved(builder.custom(kind, schema), builder.schemas, []);
}
const PREFIX = '#/components/schemas/';
function resolved(schema, schemas, around) {
    const name = referenceOf(schema);
    if (name !== undefined && around.includes(name))
        return { type: 'object' };
    const whole = name === undefined ? schema : (schemas[name] ?? {});
    const inside = name === undefined ? around : [...around, name];
    const { properties, items, additionalProperties, ...rest } = whole;
    const part = (value) => (isSchema(value) ? resolved(value, schemas, inside) : value);
    const parts = isSchema(properties) ? Object.entries(properties).map(([key, value]) => [key, part(value)]) : undefined;
    return {
        ...rest,
        ...(parts && { properties: Object.fromEntries(parts) }),
        ...(items !== undefined && { items: part(items) }),
        ...(additionalProperties !== undefined && { additionalProperties: part(additionalProperties) }),
    };
}
/** A reference with a description or default beside it stands in `allOf`. */
function referenceOf({ $ref, allOf }) {
    if (typeof $ref === 'string')
        return $ref.slice(PREFIX.length);
    for (const each of Array.isArray(allOf) ? allOf : []) {
        const found = isSchema(each) ? referenceOf(each) : undefined;
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
