import { inSchemas, listOf, objectOf } from './document_v2.ts';
import type { OpenAPISchema } from './openapi_schema.ts';

const INT_OR_STRING = [{ type: 'integer' }, { type: 'string' }];

/**
 * The schema of a definition with `x-kubernetes-int-or-string` said in words of OpenAPI, too. Mirrors Go's
 * `Structural.Unfold`.
 */
export function unfolded(schema: OpenAPISchema): OpenAPISchema {
  const made = Object.entries(schema).map(
    ([keyword, value]) => [keyword, inSchemas(keyword, value, unfolded)] as const,
  );
  return { ...Object.fromEntries(made), ...(schema['x-kubernetes-int-or-string'] === true && intOrString(schema)) };
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
