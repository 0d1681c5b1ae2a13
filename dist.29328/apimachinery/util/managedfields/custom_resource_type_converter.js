import { setOwn } from '#engine/json/own_property';
import { ObjectMeta } from '../../apis/meta/v1/zz_generated.types.js';
import { SchemaError } from '../structuredmergediff/schema/index.js';
import { isMap } from '../structuredmergediff/value/index.js';
import { parseableType } from './kind_schema.js';
import { newTypeConverterOf } from './openapi_type_converter.js';
const objectMeta = { $ref: '#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' };
const text = { type: 'string' };
/** Maximum nesting depth of schemas. */
const maxDepth = 500;
/**
 * A converter for the objects of a CustomResourceDefinition, in all its versions: by its schemas, to which the server
 * adds `apiVersion`, `kind` and `metadata`. Objects of a version without a schema are untyped.
 * @throws {SchemaError} when a schema is not structural
 */
export function newCustomResourceTypeConverter({ spec }) {
    const { group, names, versions, preserveUnknownFields = false } = spec;
    const models = versions.map(({ name: version, schema }) => [
        `${group}.${version}.${names.kind}`,
        {
            ...(schema?.openAPIV3Schema === undefined
                ? { type: 'object' }
                : asResource(withEmbedded(schema.openAPIV3Schema, 0))),
            'x-kubernetes-group-version-kind': [{ group, version, kind: names.kind }],
        },
    ]);
    const { schema } = parseableType(ObjectMeta);
    return newTypeConverterOf(Object.fromEntries(models), preserveUnknownFields, (name) => schema.findNamedType(name));
}
/** A schema with the fields every object has. */
function asResource(schema) {
    const properties = isMap(schema['properties']) ? schema['properties'] : {};
    return { ...schema, properties: { ...properties, apiVersion: text, kind: text, metadata: objectMeta } };
}
/** The same for schemas of embedded objects. */
function withEmbedded(schema, depth) {
    if (depth > maxDepth)
        throw new SchemaError(`more than ${maxDepth} levels of schemas`);
    const out = { ...schema };
    const { properties, items, additionalProperties } = schema;
    if (isMap(properties)) {
        const changed = {};
        for (const [name, property] of Object.entries(properties))
            setOwn(changed, name, isMap(property) ? withEmbedded(property, depth + 1) : property);
        out['properties'] = changed;
    }
    if (isMap(items))
        out['items'] = withEmbedded(items, depth + 1);
    if (isMap(additionalProperties))
        out['additionalProperties'] = withEmbedded(additionalProperties, depth + 1);
    return schema['x-kubernetes-embedded-resource'] === true ? asResource(out) : out;
}
