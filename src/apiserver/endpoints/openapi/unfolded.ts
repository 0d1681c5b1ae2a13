import { listOf, members, objectOf } from './document_v2.ts';
import type { OpenAPISchema } from './openapi_schema.ts';

const INT_OR_STRING = [{ type: 'integer' }, { type: 'string' }];

/**
 * The schema of a definition with `x-kubernetes-int-or-string` said in words of OpenAPI, too. Mirrors Go's
 * `Structural.Unfold`.
 */
export function unfolded(schema: OpenAPISchema): OpenAPISchema {
  const made = Object.entries(schema).map(([keyword, value]): [string, unknown] => [keyword, below(keyword, value)]);
  return { ...Object.fromEntries(made), ...(schema['x-kubernetes-int-or-string'] === true && intOrString(schema)) };
}

function below(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case 'items':
    case 'additionalProperties':
      return typeof value === 'object' ? unfolded(objectOf(value)) : value;
    case 'properties':
      return Object.fromEntries(members(value).map(([name, each]) => [name, unfolded(objectOf(each))]));
    default:
      return value;
  }
}

function intOrString({ anyOf, allOf }: OpenAPISchema): OpenAPISchema {
  const [first] = listOf(allOf);
  if (isIntOrString(anyOf) || isIntOrString(objectOf(first)['anyOf'])) return {};
  if (anyOf === undefined) return { anyOf: INT_OR_STRING };
  return { allOf: [{ anyOf: INT_OR_STRING }, ...listOf(allOf)] };
}

function isIntOrString(anyOf: unknown): boolean {
  const types = listOf(anyOf).map((each) => objectOf(each)['type']);
  return types.length === 2 && types[0] === 'integer' && types[1] === 'string';
}
