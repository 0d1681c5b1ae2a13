import { setOwn } from '#engine/json/own_property';
import { ObjectMeta } from '../../apis/meta/v1/zz_generated.types.ts';
import { SchemaError } from '../structuredmergediff/schema/index.ts';
import { isMap, type JSONMap } from '../structuredmergediff/value/index.ts';
import { parseableType } from './kind_schema.ts';
import { newTypeConverterOf } from './openapi_type_converter.ts';
import type { TypeConverter } from './type_converter.ts';

/** The required part of a CustomResourceDefinition: an instance of the Kind class, or a plain object. */
export interface CustomResourceDefinitionLike {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly preserveUnknownFields?: boolean;
    readonly versions: readonly { readonly name: string; readonly schema?: { readonly openAPIV3Schema?: object } }[];
  };
}

const objectMeta = { $ref: '#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' };
const text = { type: 'string' };
/** Maximum nesting depth of schemas. */
const maxDepth = 500;

/**
 * A converter for the objects of a CustomResourceDefinition, in all its versions: by its schemas, to which the server
 * adds `apiVersion`, `kind` and `metadata`. Objects of a version without a schema are untyped.
 * @throws {SchemaError} when a schema is not structural
 */
export function newCustomResourceTypeConverter({ spec }: CustomResourceDefinitionLike): TypeConverter {
  const { group, names, versions, preserveUnknownFields = false } = spec;
  const models = versions.map(({ name: version, schema }): [string, object] => [
    `${group}.${version}.${names.kind}`,
    {
      ...(schema?.openAPIV3Schema === undefined
        ? { type: 'object' }
        : asResource(withEmbedded(schema.openAPIV3Schema as JSONMap, 0))),
      'x-kubernetes-group-version-kind': [{ group, version, kind: names.kind }],
    },
  ]);
  const { schema } = parseableType(ObjectMeta);
  return newTypeConverterOf(Object.fromEntries(models), preserveUnknownFields, (name) => schema.findNamedType(name));
}

/** A schema with the fields every object has. */
function asResource(schema: JSONMap): JSONMap {
  const properties = isMap(schema['properties']) ? schema['properties'] : {};
  return { ...schema, properties: { ...properties, apiVersion: text, kind: text, metadata: objectMeta } };
}

/** The same for schemas of embedded objects. */
function withEmbedded(schema: JSONMap, depth: number): JSONMap {
  if (depth > maxDepth) throw new SchemaError(`more than ${maxDepth} levels of schemas`);
  const out: Record<string, unknown> = { ...schema };
  const { properties, items, additionalProperties } = schema as {
    readonly properties?: unknown;
    readonly items?: unknown;
    readonly additionalProperties?: unknown;
  };
  if (isMap(properties)) {
    const changed = {};
    for (const [name, property] of Object.entries(properties))
      setOwn(changed, name, isMap(property) ? withEmbedded(property, depth + 1) : property);
    out['properties'] = changed;
  }
  if (isMap(items)) out['items'] = withEmbedded(items, depth + 1);
  if (isMap(additionalProperties)) out['additionalProperties'] = withEmbedded(additionalProperties, depth + 1);
  return schema['x-kubernetes-embedded-resource'] === true ? asResource(out) : out;
}
