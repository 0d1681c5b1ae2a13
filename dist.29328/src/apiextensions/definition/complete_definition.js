import { CustomResourceDefinition, } from '#api/apiextensions/v1/index';
import { additionalOf, itemsOf } from '../schema/parts.js';
import { APPROVED, isProtected } from './validate_definition.js';
/**
 * A definition with what v1 demands and v1beta1 did not: the type of each field, and for groups of the Kubernetes community
 * the annotation `api-approved.kubernetes.io`. Where the schema says nothing of a value, any is kept.
 * @returns the definition, and a note for each thing that was added
 */
export function completeDefinition(definition) {
    const notes = [];
    const { metadata, spec } = definition;
    const versions = spec.versions.map((version) => completeVersion(version, notes));
    const isApproved = !isProtected(spec.group) || Boolean(metadata.annotations?.[APPROVED]);
    const annotations = isApproved
        ? metadata.annotations
        : { ...metadata.annotations, [APPROVED]: 'unapproved, experimental-only' };
    if (!isApproved)
        notes.push(`${spec.group} is a group of the Kubernetes community: the annotation ${APPROVED} says that it is unapproved; name the URL of the approval if there is one`);
    return {
        definition: new CustomResourceDefinition({
            ...definition,
            metadata: { ...metadata, ...(annotations && { annotations }) },
            spec: { ...spec, versions },
        }),
        notes,
    };
}
function completeVersion(version, notes) {
    const { name, schema } = version;
    if (!schema?.openAPIV3Schema)
        return version;
    const added = [];
    const openAPIV3Schema = complete(schema.openAPIV3Schema, '', added);
    if (added.length > 0)
        notes.push(`${name}: types were added, and other values are refused now: ${added.join(', ')}`);
    return { ...version, schema: { ...schema, openAPIV3Schema } };
}
/** A schema whose fields all have a type, as far as their schemas tell. */
function complete(schema, path, added) {
    const [items, additional] = [itemsOf(schema), additionalOf(schema)];
    const { properties } = schema;
    const keeps = schema['x-kubernetes-preserve-unknown-fields'] === true;
    const completed = {
        ...schema,
        ...(items && { items: complete(items, `${path}[]`, added) }),
        ...(additional && { additionalProperties: complete(additional, `${path}.*`, added) }),
        ...(properties && {
            properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, complete(inner, `${path}.${name}`, added)])),
        }),
    };
    if (schema.type || schema['x-kubernetes-int-or-string'] === true)
        return completed;
    if (schema.format === 'int-or-string') {
        const { format: _, ...rest } = completed;
        return { ...rest, 'x-kubernetes-int-or-string': true };
    }
    const type = properties || schema.additionalProperties || path === '' ? 'object' : items ? 'array' : undefined;
    if (type === undefined)
        return keeps ? completed : { ...completed, 'x-kubernetes-preserve-unknown-fields': true };
    added.push(`${path === '' ? 'the root' : path} is ${type === 'array' ? 'an array' : 'an object'}`);
    return { ...completed, type };
}
