import { isObject } from '../schema/parts.js';
/** All schemas of a definition. */
export function schemasOf({ validation, versions }) {
    return [validation, ...versions.map(({ schema }) => schema)].flatMap((each) => each?.openAPIV3Schema ?? []);
}
/** Whether there is a schema with something in it. */
export function hasSchemaWith(spec, test) {
    return schemasOf(spec).some((schema) => schemaHas(schema, test));
}
/** Whether something is true of a schema, or of one inside it. Mirrors `SchemaHas`. */
export function schemaHas(schema, test) {
    if (!isObject(schema))
        return false;
    const own = schema;
    if (test(own))
        return true;
    const inside = [
        ...(Array.isArray(own.items) ? own.items : [own.items]),
        ...(own.allOf ?? []),
        ...(own.anyOf ?? []),
        ...(own.oneOf ?? []),
        own.not,
        ...Object.values(own.properties ?? {}),
        own.additionalProperties,
        ...Object.values(own.patternProperties ?? {}),
        own.additionalItems,
        ...Object.values(own.definitions ?? {}),
        ...Object.values(own.dependencies ?? {}),
    ];
    return inside.some((each) => schemaHas(each, test));
}
/** Whether a schema has a default itself. */
export function hasSchemaDefaults(schema) {
    return (schema.default ?? null) !== null;
}
/** Whether a schema says something that only Kubernetes knows. */
export function hasExtensions(schema) {
    return (schema['x-kubernetes-embedded-resource'] === true ||
        (schema['x-kubernetes-preserve-unknown-fields'] ?? null) !== null ||
        schema['x-kubernetes-int-or-string'] === true ||
        (schema['x-kubernetes-list-map-keys']?.length ?? 0) > 0 ||
        (schema['x-kubernetes-list-type'] ?? null) !== null ||
        (schema['x-kubernetes-validations']?.length ?? 0) > 0);
}
