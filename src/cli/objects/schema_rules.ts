import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';

/** The constraints of a schema besides the type, one sentence each. */
export function schemaRules(schema: JSONSchemaProps, required: boolean): string[] {
  return [
    ...(required ? ['Required.'] : []),
    ...(schema.nullable === true ? ['May be null.'] : []),
    ...(schema.enum === undefined ? [] : [`One of ${schema.enum.map(text).join(', ')}.`]),
    ...(schema.default === undefined ? [] : [`Default: ${text(schema.default)}.`]),
    ...(schema.format === undefined ? [] : [`Format: ${schema.format}.`]),
    ...(schema.pattern === undefined ? [] : [`Pattern: ${schema.pattern}`]),
    ...bound(schema.minimum, schema.exclusiveMinimum === true ? 'More than' : 'At least'),
    ...bound(schema.maximum, schema.exclusiveMaximum === true ? 'Less than' : 'At most'),
    ...bound(schema.multipleOf, 'A multiple of'),
    ...bound(schema.minLength, 'At least', 'characters'),
    ...bound(schema.maxLength, 'At most', 'characters'),
    ...bound(schema.minItems, 'At least', 'items'),
    ...bound(schema.maxItems, 'At most', 'items'),
    ...bound(schema.minProperties, 'At least', 'entries'),
    ...bound(schema.maxProperties, 'At most', 'entries'),
    ...listRules(schema),
    ...(schema['x-kubernetes-preserve-unknown-fields'] === true ? ['Unknown fields are kept.'] : []),
    ...(schema['x-kubernetes-embedded-resource'] === true ? ['A whole object with apiVersion and kind.'] : []),
    ...(schema['x-kubernetes-validations'] ?? []).map(({ rule, message }) => message ?? `Rule: ${rule}`),
  ];
}

function bound(value: number | bigint | undefined, before: string, after = ''): string[] {
  return value === undefined ? [] : [[before, value, after].filter((part) => part !== '').join(' ') + '.'];
}

function listRules(schema: JSONSchemaProps): string[] {
  const keys = schema['x-kubernetes-list-map-keys'];
  if (keys !== undefined && keys.length > 0) return [`List with unique ${keys.join(' + ')}.`];
  return schema['x-kubernetes-list-type'] === 'set' ? ['List of unique values.'] : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
