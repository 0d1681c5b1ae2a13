import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import { itemsOf, propertyOf, type Schema } from './parts.ts';

/** Reports fields and items that `allOf` and the like check, but the schema itself does not declare. */
export function validateCompleteness(schema: JSONSchemaProps, path: Path, errors: ErrorList): void {
  checksComplete(schema, schema, path, path, errors);
}

/** @param place where the schema stands, which declares what `checks` may check */
function checksComplete(checks: JSONSchemaProps, schema: Schema, place: Path, path: Path, errors: ErrorList): void {
  if (schema === undefined) {
    errors.push(required(place, `because it is defined in ${path.toString()}`));
    return;
  }
  if (checks.not) nestedComplete(checks.not, schema, place, path.child('not'), errors);
  for (const name of ['allOf', 'anyOf', 'oneOf'] as const)
    for (const [index, each] of (checks[name] ?? []).entries())
      nestedComplete(each, schema, place, path.child(name).index(index), errors);
}

function nestedComplete(checks: JSONSchemaProps, schema: Schema, place: Path, path: Path, errors: ErrorList): void {
  if (schema === undefined) {
    errors.push(required(place, `because it is defined in ${path.toString()}`));
    return;
  }
  checksComplete(checks, schema, place, path, errors);
  const items = itemsOf(checks);
  if (items !== undefined) nestedComplete(items, itemsOf(schema), place.child('items'), path.child('items'), errors);
  for (const [name, property] of Object.entries(checks.properties ?? {})) {
    const there = place.child('properties').key(name);
    nestedComplete(property, propertyOf(schema, name), there, path.child('properties').key(name), errors);
  }
}
