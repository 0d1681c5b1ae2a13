import type { CustomResourceDefinition, JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { isMap } from '#engine/json/untyped';

/** What a structural schema has no words for, and says by other means. */
const DROPPED = new Set(['$schema', '$id', 'title', 'x-kubernetes-group-version-kind']);
const OF_SCHEMAS = new Set(['items', 'not', 'additionalProperties']);
const OF_SCHEMA_MAPS = new Set(['properties', 'patternProperties', 'definitions']);
const OF_SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf']);

/**
 * A definition that has the JSON Schema of a kind, as tools make them of CustomResourceDefinitions: closed objects become
 * objects that are pruned, `type: [string, null]` is nullable, and a choice of string and integer is an IntOrString.
 * @throws Error for a schema with references, or that is none
 */
export function definitionOf(
  { group, version, kind }: Pick<GroupVersionKind, 'group' | 'version' | 'kind'>,
  schema: unknown,
): CustomResourceDefinition {
  const plural = `${kind.toLowerCase()}s`;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      // Objects may have a namespace or not: a schema does not say.
      scope: 'Namespaced',
      names: { plural, kind },
      versions: [{ name: version, served: true, storage: true, schema: { openAPIV3Schema: structural(schema) } }],
    },
  };
}

function structural(schema: unknown): JSONSchemaProps {
  if (!isMap(schema)) throw new Error('not a JSON Schema of an object');
  if (Object.hasOwn(schema, '$ref')) throw new Error(`it has a reference (${String(schema['$ref'])})`);
  if (isIntOrString(schema)) return { 'x-kubernetes-int-or-string': true };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (DROPPED.has(key) || (key === 'additionalProperties' && value === false)) continue;
    if (key === 'type' && Array.isArray(value)) {
      result['type'] = value.find((each) => each !== 'null');
      if (value.includes('null')) result['nullable'] = true;
    } else if (OF_SCHEMAS.has(key) && isMap(value)) result[key] = structural(value);
    else if (OF_SCHEMA_LISTS.has(key) && Array.isArray(value)) result[key] = value.map(structural);
    else if (OF_SCHEMA_MAPS.has(key) && isMap(value))
      result[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, structural(each)]));
    else result[key] = value;
  }
  return result;
}

function isIntOrString({ type, oneOf, anyOf, format }: Readonly<Record<string, unknown>>): boolean {
  if (format === 'int-or-string') return true;
  const either = oneOf ?? anyOf;
  if (Array.isArray(type)) return type.length === 2 && type.includes('string') && type.includes('integer');
  if (type !== undefined || !Array.isArray(either) || either.length !== 2) return false;
  const types = either.map((each: unknown) =>
    isMap(each) && Object.keys(each).length === 1 ? each['type'] : undefined,
  );
  return types.includes('string') && types.includes('integer');
}
