/** The schema of a list's items; `undefined` when there is none. */
export function itemsOf({ items }) {
    return Array.isArray(items) ? undefined : (items ?? undefined);
}
/** The schema of values under keys that are no properties; `undefined` when there is none. */
export function valuesOf({ additionalProperties }) {
    return typeof additionalProperties === 'object' && additionalProperties !== null ? additionalProperties : undefined;
}
/** The properties; `undefined` for a schema without any. */
export function propertiesOf({ properties }) {
    const all = properties ?? undefined;
    return all === undefined || Object.keys(all).length === 0 ? undefined : all;
}
/** The schema of one property. */
export function propertyOf(schema, name) {
    const properties = schema.properties ?? undefined;
    return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}
const TEXT = { type: 'string' };
const MAX_NAME = 253;
/** A text that is no longer than names are, and than a schema says. */
function nameOf(schema, maxLength) {
    return { type: 'string', maxLength: Math.min(Number(schema?.maxLength ?? maxLength), maxLength) };
}
/**
 * A schema with the metadata that rules of a whole resource may read: `apiVersion`, `kind`, `metadata.name` and
 * `metadata.generateName`, and nothing else of metadata.
 */
export function withTypeAndObjectMeta(schema) {
    const metadata = propertyOf(schema, 'metadata');
    const isText = (of, name) => of !== undefined && propertyOf(of, name)?.type === 'string';
    if (isText(schema, 'kind') &&
        isText(schema, 'apiVersion') &&
        metadata?.type === 'object' &&
        isText(metadata, 'name') &&
        isText(metadata, 'generateName')) {
        return schema;
    }
    const own = (name) => metadata && propertyOf(metadata, name);
    // What is generated has a character more at least.
    const properties = { name: nameOf(own('name'), MAX_NAME), generateName: nameOf(own('generateName'), MAX_NAME - 1) };
    const known = { kind: TEXT, apiVersion: TEXT, metadata: { type: 'object', properties } };
    return { ...schema, properties: { ...schema.properties, ...known } };
}
