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
const MAX_NAME = 253;

/** A text that is no longer than names are, and than a schema says. */
function nameOf(schema: Schema | undefined, maxLength: number): Schema {
  return { type: 'string', maxLength: Math.min(Number(schema?.maxLength ?? maxLength), maxLength) };
}

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
  const own = (name: string): Schema | undefined => metadata && propertyOf(metadata, name);
  // What is generated has a character more at least.
  const properties = { name: nameOf(own('name'), MAX_NAME), generateName: nameOf(own('generateName'), MAX_NAME - 1) };
  const known = { kind: TEXT, apiVersion: TEXT, metadata: { type: 'object', properties } };
  return { ...schema, properties: { ...schema.properties, ...known } };
}
