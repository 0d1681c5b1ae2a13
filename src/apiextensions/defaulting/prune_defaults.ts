import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import { copyNested } from '#engine/verbs/copy_nested';
import { coerceInPlace } from '../objectmeta/embedded_metadata.ts';
import { pruneInPlace } from '../pruning/prune.ts';
import { additionalOf, itemsOf, ofRoot, type Schema } from '../schema/parts.ts';
import { type Steps, surround, surrounded } from './surrounding_object.ts';

/**
 * A schema whose defaults have no unknown fields, as a server uses it. A default that can't be pruned stays as it is:
 * validation of the definition refuses it. Mirrors `defaulting.PruneDefaults`, which changes the schema itself.
 */
export function pruneDefaults(schema: JSONSchemaProps): JSONSchemaProps {
  return hasDefaults(schema) ? pruned(schema, schema, []) : schema;
}

/** Whether a structural schema has defaults; those within `allOf` and the like are none. */
export function hasDefaults(schema: Schema): boolean {
  if (schema === undefined) return false;
  return (
    (schema.default ?? null) !== null ||
    hasDefaults(itemsOf(schema)) ||
    hasDefaults(additionalOf(schema)) ||
    Object.values(schema.properties ?? {}).some(hasDefaults)
  );
}

function pruned(schema: JSONSchemaProps, root: JSONSchemaProps, steps: Steps): JSONSchemaProps {
  const result: { -readonly [K in keyof JSONSchemaProps]: JSONSchemaProps[K] } = { ...schema };
  if ((schema.default ?? null) !== null) {
    const object = surround(copyNested(schema.default), steps);
    const { error } = coerceInPlace(newPath(), object, ofRoot(root), true);
    if (error === undefined) {
      pruneInPlace(object, ofRoot(root));
      const left = surrounded(object, steps);
      if (left === undefined) delete result.default;
      else result.default = left;
    }
  }
  const items = itemsOf(schema);
  const additional = additionalOf(schema);
  if (items !== undefined && hasDefaults(items)) result.items = pruned(items, root, [...steps, 0]);
  if (additional !== undefined && hasDefaults(additional))
    result.additionalProperties = pruned(additional, root, [...steps, '*']);
  if (Object.values(schema.properties ?? {}).some(hasDefaults)) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [
        name,
        hasDefaults(property) ? pruned(property, root, [...steps, name]) : property,
      ]),
    );
  }
  return result;
}
