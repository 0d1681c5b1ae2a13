import type { KindClass } from '#apimachinery/runtime/kind_class';
import { publishedSchema } from '../published_schema.ts';
import type { ServedResource } from '../served_resource.ts';
import { NO_DOCUMENTATION } from './documentation.ts';
import type { OpenAPISchema } from './openapi_schema.ts';
import { SchemaBuilder } from './schema_builder.ts';

/** What names the kind of a custom resource. */
type CustomKind = Parameters<SchemaBuilder['custom']>[0];

/**
 * The schema of a resource's Kind as it is published, with those of other types in place of the references to them. Types
 * inside themselves are any object. Mirrors Go's `resolver.PopulateRefs`.
 */
export function resolvedSchema(resource: ServedResource): OpenAPISchema {
  const schema = publishedSchema(resource);
  return schema === undefined ? resolvedKindSchema(resource.kind) : resolvedCustomSchema(resource.kind, schema);
}

/** The same for a built-in Kind. */
export function resolvedKindSchema(kind: KindClass): OpenAPISchema {
  const builder = new SchemaBuilder(NO_DOCUMENTATION);
  return resolved(builder.kind(kind), builder.schemas, []);
}

/** The same for a custom resource, by the schema of its definition. */
export function resolvedCustomSchema(kind: CustomKind, schema: OpenAPISchema): OpenAPISchema {
  const builder = new SchemaBuilder(NO_DOCUMENTATION);
  return resolved(builder.custom(kind, schema), builder.schemas, []);
}

const PREFIX = '#/components/schemas/';

function resolved(
  schema: OpenAPISchema,
  schemas: Readonly<Record<string, OpenAPISchema>>,
  around: readonly string[],
): OpenAPISchema {
  const name = referenceOf(schema);
  if (name !== undefined && around.includes(name)) return { type: 'object' };
  const whole = name === undefined ? schema : (schemas[name] ?? {});
  const inside = name === undefined ? around : [...around, name];
  const { properties, items, additionalProperties, ...rest } = whole;
  const part = (value: unknown): unknown => (isSchema(value) ? resolved(value, schemas, inside) : value);
  const parts = isSchema(properties) ? Object.entries(properties).map(([key, value]) => [key, part(value)]) : undefined;
  return {
    ...rest,
    ...(parts && { properties: Object.fromEntries(parts) }),
    ...(items !== undefined && { items: part(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: part(additionalProperties) }),
  };
}

/** A reference with a description or default beside it stands in `allOf`. */
function referenceOf({ $ref, allOf }: OpenAPISchema): string | undefined {
  if (typeof $ref === 'string') return $ref.slice(PREFIX.length);
  for (const each of Array.isArray(allOf) ? allOf : []) {
    const found = isSchema(each) ? referenceOf(each) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isSchema(value: unknown): value is OpenAPISchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
