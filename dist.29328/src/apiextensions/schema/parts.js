/** The fields that every object has. */
export const META_FIELDS = ['apiVersion', 'kind', 'metadata'];
/** The schema of the items of a list. */
export function itemsOf(schema) {
    const items = schema?.items;
    return items && !Array.isArray(items) ? items : undefined;
}
/** The schema of a declared property. */
export function propertyOf(schema, name) {
    const { properties } = schema;
    return properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
}
/** Whether undeclared properties are allowed, even if untyped. */
export function hasAdditional({ additionalProperties }) {
    return additionalProperties !== undefined && additionalProperties !== null;
}
/** The schema of undeclared properties. */
export function additionalOf({ additionalProperties }) {
    return typeof additionalProperties === 'object' && additionalProperties !== null ? additionalProperties : undefined;
}
export function isEmbedded(schema) {
    return schema['x-kubernetes-embedded-resource'] === true;
}
export function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The schema with the metadata every resource root has. */
export function ofRoot(schema) {
    return { ...schema, 'x-kubernetes-embedded-resource': true };
}
