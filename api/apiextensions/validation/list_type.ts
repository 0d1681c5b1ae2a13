import { sortedJSON } from '#engine/json/sorted';
import { checkNesting } from '#engine/verbs/copy_nested';
import { setOwn } from '#engine/json/own_property';
import { duplicate, invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { JSONSchemaProps } from '../v1/zz_generated.types.ts';
import { additionalOf, isObject, itemsOf, propertyOf, type Schema } from './internal/parts.ts';
import { checkStructural } from './structural.ts';

/**
 * Reports duplicates in lists of type set, and items with duplicate keys in lists of type map (x-kubernetes-list-type).
 * Mirrors Go's `listtype.ValidateListSetsAndMaps`.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export function validateListSetsAndMaps(fldPath: Path | undefined, schema: JSONSchemaProps, object: object): ErrorList {
  checkStructural(schema);
  checkNesting(object);
  const errors: ErrorList = [];
  validateFields(fldPath ?? newPath(), schema, object as Record<string, unknown>, errors);
  return errors;
}

function validateFields(path: Path, schema: JSONSchemaProps, object: Record<string, unknown>, errors: ErrorList): void {
  const additional = additionalOf(schema);
  const keys = Object.keys(object);
  if (additional !== undefined) for (const key of keys) validateLists(path.key(key), additional, object[key], errors);
  for (const key of keys) validateLists(path.child(key), propertyOf(schema, key), object[key], errors);
}

function validateLists(path: Path, schema: Schema, value: unknown, errors: ErrorList): void {
  if (schema === undefined) return;
  if (isObject(value)) return validateFields(path, schema, value, errors);
  if (!Array.isArray(value)) return;
  if (schema['x-kubernetes-list-type'] === 'set')
    for (const index of repeated(value)) errors.push(duplicate(path.index(index), value[index]));
  if (schema['x-kubernetes-list-type'] === 'map')
    errors.push(...validateMap(path, schema['x-kubernetes-list-map-keys'] ?? [], value));
  const items = itemsOf(schema);
  for (const [index, item] of value.entries()) validateLists(path.index(index), items, item, errors);
}

function validateMap(path: Path, keys: readonly string[], list: readonly unknown[]): ErrorList {
  const wrong = list.findIndex((item) => item !== null && !isObject(item));
  if (wrong >= 0) return [invalid(path.index(wrong), list[wrong], 'must be an object for an array of list-type map')];
  const found = list.map((item) => keysOf(item as Record<string, unknown> | null, keys));
  return repeated(found).map((index) => duplicate(path.index(index), found[index]));
}

function keysOf(item: Record<string, unknown> | null, keys: readonly string[]): object {
  const found = {};
  for (const key of keys) if (item !== null && Object.hasOwn(item, key)) setOwn(found, key, item[key]);
  return found;
}

/** The indexes of repeated values. */
function repeated(list: readonly unknown[]): number[] {
  const times = new Map<unknown, number>();
  const found: number[] = [];
  for (const [index, value] of list.entries()) {
    const key = typeof value === 'string' ? `"${value}` : sortedJSON(value);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    if (before === 1) found.push(index);
  }
  return found;
}
