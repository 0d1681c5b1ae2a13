import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';

/**
 * The constraints of a field by its schema besides the type, one sentence each, those of the elements of lists and maps
 * included.
 */
export function schemaRules(schema: JSONSchemaProps, required: boolean): string[] {
  const { items, additionalProperties } = schema;
  const element =
    typeof items === 'object' && !Array.isArray(items)
      ? items
      : typeof additionalProperties === 'object'
        ? additionalProperties
        : undefined;
  return [
    ...(required ? ['Required.'] : []),
    ...(schema.nullable === true ? ['May be null.'] : []),
    ...valueRules(schema),
    ...(schema['x-kubernetes-preserve-unknown-fields'] === true ? ['Unknown fields are kept.'] : []),
    ...(schema['x-kubernetes-embedded-resource'] === true ? ['A whole object with apiVersion and kind.'] : []),
    ...choiceRules(schema),
    ...(schema['x-kubernetes-validations'] ?? []).map(({ rule, message }) => message ?? `Rule: ${rule}`),
    ...(element === undefined ? [] : elementRules(element).map((rule) => `Each: ${rule}`)),
    ...(isDeprecated(schema.description) ? ['Deprecated.'] : []),
  ];
}

/** What holds for each element that has no fields of its own: those with fields are explained below. */
function elementRules(element: JSONSchemaProps): string[] {
  if (Object.keys(element.properties ?? {}).length > 0) return [];
  return schemaRules({ ...element, description: '' }, false).map(uncapitalised);
}

function uncapitalised(sentence: string): string {
  return sentence.replace(/^(?:Each|One|At|More|Less|A|May|Unknown|List|Exactly)\b/, (word) => word.toLowerCase());
}

function valueRules(schema: JSONSchemaProps): string[] {
  return [
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
  ];
}

/** What `oneOf` and `anyOf` say where they only choose among fields: `oneOf: [{required: [a]}, {required: [b]}]`. */
function choiceRules({ oneOf, anyOf }: JSONSchemaProps): string[] {
  const fieldsOf = (choices: readonly JSONSchemaProps[] | undefined): string | undefined => {
    const names = (choices ?? []).map(({ required, ...rest }) =>
      required?.length === 1 && Object.keys(rest).length === 0 ? required[0] : undefined,
    );
    return names.length > 0 && !names.includes(undefined) ? names.join(', ') : undefined;
  };
  const one = fieldsOf(oneOf);
  const any = fieldsOf(anyOf);
  return [
    ...(one === undefined ? [] : [`Exactly one of the fields ${one}.`]),
    ...(any === undefined ? [] : [`At least one of the fields ${any}.`]),
  ];
}

/** Whether a description says so: `Deprecated: use x`, `x is deprecated.` */
function isDeprecated(description = ''): boolean {
  return /\bdeprecated\s*[:.,]|^\W*deprecated\b/i.test(description);
}

function bound(value: number | bigint | undefined, before: string, after = ''): string[] {
  if (value === undefined) return [];
  const unit = Number(value) === 1 ? after.replace(/ies$|s$/, (end) => (end === 'ies' ? 'y' : '')) : after;
  return [`${[before, value, unit].filter((part) => part !== '').join(' ')}.`];
}

function listRules(schema: JSONSchemaProps): string[] {
  const keys = schema['x-kubernetes-list-map-keys'];
  if (keys !== undefined && keys.length > 0) return [`List with unique ${keys.join(' + ')}.`];
  return schema['x-kubernetes-list-type'] === 'set' ? ['List of unique values.'] : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
