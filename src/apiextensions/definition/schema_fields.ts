import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { stringifyJSON } from '#engine/json/stringify';
import { compareUTF8 } from '#engine/text/utf8';
import { isObject } from '../schema/parts.ts';

/** How a field is shown: as JSON, as a schema, a map or list of them, or in a form of its own. */
type Form =
  | 'text'
  | 'flag'
  | 'json'
  | 'schema'
  | 'schemas'
  | 'map'
  | 'items'
  | 'orBool'
  | 'rules'
  | 'dependencies'
  | 'docs';

/** The fields of a schema under Go's names, in Go's order. */
const FIELDS: readonly (readonly [go: string, json: string, form: Form])[] = [
  ['ID', 'id', 'text'],
  ['Schema', '$schema', 'text'],
  ['Ref', '$ref', 'json'],
  ['Description', 'description', 'text'],
  ['Type', 'type', 'text'],
  ['Nullable', 'nullable', 'flag'],
  ['Format', 'format', 'text'],
  ['Title', 'title', 'text'],
  ['Default', 'default', 'json'],
  ['Maximum', 'maximum', 'json'],
  ['ExclusiveMaximum', 'exclusiveMaximum', 'flag'],
  ['Minimum', 'minimum', 'json'],
  ['ExclusiveMinimum', 'exclusiveMinimum', 'flag'],
  ['MaxLength', 'maxLength', 'json'],
  ['MinLength', 'minLength', 'json'],
  ['Pattern', 'pattern', 'text'],
  ['MaxItems', 'maxItems', 'json'],
  ['MinItems', 'minItems', 'json'],
  ['UniqueItems', 'uniqueItems', 'flag'],
  ['MultipleOf', 'multipleOf', 'json'],
  ['Enum', 'enum', 'json'],
  ['MaxProperties', 'maxProperties', 'json'],
  ['MinProperties', 'minProperties', 'json'],
  ['Required', 'required', 'json'],
  ['Items', 'items', 'items'],
  ['AllOf', 'allOf', 'schemas'],
  ['OneOf', 'oneOf', 'schemas'],
  ['AnyOf', 'anyOf', 'schemas'],
  ['Not', 'not', 'schema'],
  ['Properties', 'properties', 'map'],
  ['AdditionalProperties', 'additionalProperties', 'orBool'],
  ['PatternProperties', 'patternProperties', 'map'],
  ['Dependencies', 'dependencies', 'dependencies'],
  ['AdditionalItems', 'additionalItems', 'orBool'],
  ['Definitions', 'definitions', 'map'],
  ['ExternalDocs', 'externalDocs', 'docs'],
  ['Example', 'example', 'json'],
  ['XPreserveUnknownFields', 'x-kubernetes-preserve-unknown-fields', 'json'],
  ['XEmbeddedResource', 'x-kubernetes-embedded-resource', 'flag'],
  ['XIntOrString', 'x-kubernetes-int-or-string', 'flag'],
  ['XListMapKeys', 'x-kubernetes-list-map-keys', 'json'],
  ['XListType', 'x-kubernetes-list-type', 'json'],
  ['XMapType', 'x-kubernetes-map-type', 'json'],
  ['XValidations', 'x-kubernetes-validations', 'rules'],
];

/** Go's names of the fields that a schema sets, in Go's order. */
export function fieldsSet(schema: JSONSchemaProps): string[] {
  const values: Readonly<Record<string, unknown>> = { ...schema };
  return FIELDS.flatMap(([go, json]) => {
    const value = values[json] ?? undefined;
    return value === undefined || value === '' || value === false ? notZero(json, value, go) : [go];
  });
}

/** False is set where Go has a pointer. */
function notZero(json: string, value: unknown, go: string): string[] {
  return value === false && (json === 'additionalProperties' || json === 'additionalItems') ? [go] : [];
}

/** A schema as errors of Go show it: with all fields, under Go's names. */
export function schemaText(schema: unknown): string {
  if (!isObject(schema)) return 'null';
  return struct(FIELDS.map(([go, json, form]) => [go, fieldText(schema[json], form)]));
}

function fieldText(value: unknown, form: Form): string {
  if (form === 'text') return goJSON(value ?? '');
  if (form === 'flag') return String(value === true);
  if (value === undefined || value === null) return 'null';
  switch (form) {
    case 'schema':
      return schemaText(value);
    case 'schemas':
      return listText(value, schemaText);
    case 'map':
      return mapText(value, schemaText);
    case 'items':
      return itemsText(value);
    case 'orBool':
      return struct([
        ['Allows', String(value !== false)],
        ['Schema', typeof value === 'boolean' ? 'null' : schemaText(value)],
      ]);
    case 'dependencies':
      return mapText(value, (each) =>
        struct([
          ['Schema', Array.isArray(each) ? 'null' : schemaText(each)],
          ['Property', Array.isArray(each) ? goJSON(each) : 'null'],
        ]),
      );
    case 'docs':
      return isObject(value)
        ? struct([
            ['Description', goJSON(value['description'] ?? '')],
            ['URL', goJSON(value['url'] ?? '')],
          ])
        : 'null';
    case 'rules':
      return listText(value, ruleText);
    default:
      return goJSON(value);
  }
}

/** `items` as errors of Go show it. */
export function itemsText(items: unknown): string {
  const isList = Array.isArray(items);
  return struct([
    ['Schema', isList ? 'null' : schemaText(items)],
    ['JSONSchemas', isList ? listText(items, schemaText) : 'null'],
  ]);
}

/** A rule as errors of Go show it. */
export function ruleText(rule: unknown): string {
  const given = isObject(rule) ? rule : {};
  return struct([
    ['Rule', goJSON(given['rule'] ?? '')],
    ['Message', goJSON(given['message'] ?? '')],
    ['MessageExpression', goJSON(given['messageExpression'] ?? '')],
    ['Reason', goJSON(given['reason'] ?? null)],
    ['FieldPath', goJSON(given['fieldPath'] ?? '')],
    ['OptionalOldSelf', goJSON(given['optionalOldSelf'] ?? null)],
  ]);
}

/** A struct of Go as JSON. */
export function struct(fields: readonly (readonly [name: string, text: string])[]): string {
  return `{${fields.map(([name, text]) => `"${name}":${text}`).join(',')}}`;
}

/** A list as JSON, each item by a function. */
export function listText(list: unknown, textOf: (item: unknown) => string): string {
  return Array.isArray(list) ? `[${list.map(textOf).join(',')}]` : 'null';
}

function mapText(map: unknown, textOf: (item: unknown) => string): string {
  if (!isObject(map)) return 'null';
  const keys = Object.keys(map).sort(compareUTF8);
  return `{${keys.map((key) => `${stringifyJSON(key)}:${textOf(map[key])}`).join(',')}}`;
}

/** Data as Go's JSON has it. */
export function goJSON(value: unknown): string {
  return stringifyJSON(value, { sorted: true });
}
