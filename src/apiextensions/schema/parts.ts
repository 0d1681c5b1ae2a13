import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';

/** A schema; undefined for untyped values. */
export type Schema = JSONSchemaProps | undefined;

/** The fields that every object has. */
export const META_FIELDS: readonly string[] = ['apiVersion', 'kind', 'metadata'];

/** The schema of the items of a list. */
export function itemsOf(schema: Schema): Schema {
  const items = schema?.items;
  return items && !Array.isArray(items) ? items : undefined;
}

/** The schema of a declared property. */
export function propertyOf(schema: JSONSchemaProps, name: string): Schema {
  const { properties } = schema;
  return properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Whether undeclared properties are allowed, even if untyped. */
export function hasAdditional({ additionalProperties }: JSONSchemaProps): boolean {
  return additionalProperties !== undefined && additionalProperties !== null;
}

/** The schema of undeclared properties. */
export function additionalOf({ additionalProperties }: JSONSchemaProps): Schema {
  return typeof additionalProperties === 'object' && additionalProperties !== null ? additionalProperties : undefined;
}

export function isEmbedded(schema: JSONSchemaProps): boolean {
  return schema['x-kubernetes-embedded-resource'] === true;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema with the metadata every resource root has. */
export function ofRoot(schema: Schema): JSONSchemaProps {
  return { ...schema, 'x-kubernetes-embedded-resource': true };
}
