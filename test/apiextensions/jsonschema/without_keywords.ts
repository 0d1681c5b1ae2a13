import type { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import type { Unchecked } from 'kubetyped/apiextensions';

/** The schema without the keywords that a JSON Schema of it leaves out. */
export function withoutKeywords(schema: JSONSchemaProps, unchecked: readonly Unchecked[]): JSONSchemaProps {
  const left = JSON.parse(JSON.stringify(schema)) as JSONSchemaProps;
  for (const { pointer } of unchecked) {
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const keyword = steps.pop()!;
    let at: Record<string, unknown> = left as object as Record<string, unknown>;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    if (keyword === 'properties') {
      // One of the name __proto__, of which ajv knows nothing.
      at['properties'] = Object.fromEntries(
        Object.entries(at['properties'] as object).filter(([name]) => name !== '__proto__'),
      );
      delete at['additionalProperties'];
    } else delete at[keyword];
  }
  return left;
}
