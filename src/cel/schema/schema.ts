/**
 * What is read of a structural schema. The `JSONSchemaProps` of a CustomResourceDefinition are one; numbers may be bigints
 * there.
 */
export interface Schema {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
  readonly items?: Schema | readonly Schema[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly default?: unknown;
  readonly nullable?: boolean | undefined;
  readonly maxLength?: number | bigint | undefined;
  readonly maxItems?: number | bigint | undefined;
  readonly maxProperties?: number | bigint | undefined;
  readonly 'x-kubernetes-int-or-string'?: boolean | undefined;
  readonly 'x-kubernetes-embedded-resource'?: boolean | undefined;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean | undefined;
  readonly 'x-kubernetes-list-type'?: string | undefined;
  readonly 'x-kubernetes-list-map-keys'?: readonly string[] | undefined;
}

/** The schema of a list's items; `undefined` when there is none. */
export function itemsOf({ items }: Schema): Schema | undefined {
  return Array.isArray(items) ? undefined : ((items as Schema | undefined | null) ?? undefined);
}

/** The schema of values under keys that are no properties; `undefined` when there is none. */
export function valuesOf({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' && additionalProperties !== null ? additionalProperties : undefined;
}

/** The properties; `undefined` for a schema without any. */
export function propertiesOf({ properties }: Schema): Readonly<Record<string, Schema>> | undefined {
  const all = properties ?? undefined;
  return all === undefined || Object.keys(all).length === 0 ? undefined : all;
}

/** The schema of one property. */
export function propertyOf(schema: Schema, name: string): Schema | undefined {
  const properties = schema.properties ?? undefined;
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

const TEXT: Schema = { type: 'string' };
const METADATA: Schema = { type: 'object', properties: { name: TEXT, generateName: TEXT } };

/**
 * A schema with the metadata that rules of a whole resource may read: `apiVersion`, `kind`, `metadata.name` and
 * `metadata.generateName`, and nothing else of metadata.
 */
export function withTypeAndObjectMeta(schema: Schema): Schema {
  const metadata = propertyOf(schema, 'metadata');
  const isText = (of: Schema | undefined, name: string): boolean =>
    of !== undefined && propertyOf(of, name)?.type === 'string';
  if (
    isText(schema, 'kind') &&
    isText(schema, 'apiVersion') &&
    metadata?.type === 'object' &&
    isText(metadata, 'name') &&
    isText(metadata, 'generateName')
  ) {
    return schema;
  }
  return { ...schema, properties: { ...schema.properties, kind: TEXT, apiVersion: TEXT, metadata: METADATA } };
}
