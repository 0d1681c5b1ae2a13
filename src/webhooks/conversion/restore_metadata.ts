import { validateAnnotations } from '#apimachinery/api/validation/annotations';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import { isObject } from '../review/json_object.ts';

type Content = Readonly<Record<string, unknown>>;

/** Mirrors Go's `validateConvertedObject`. @throws Error when an object has become another one */
export function checkSameObject(original: Content, converted: Content): void {
  for (const [field, name] of [
    ['name', 'name'],
    ['namespace', 'namespace'],
    ['uid', 'UID'],
  ] as const) {
    const [before, after] = [textIn(original, field), textIn(converted, field)];
    if (before !== after) throw new Error(`must have the same ${name}: ${before} != ${after}`);
  }
}

function textIn({ metadata }: Content, field: string): string {
  const value = isObject(metadata) ? metadata[field] : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * A converted object with the metadata of the original one, but for labels and annotations. Mirrors Go's
 * `restoreObjectMeta`.
 *
 * Differs from Go: of several labels that are no strings, the first in the object is reported, not any.
 * @throws Error when they are not valid
 */
export function restoreMetadata(original: Content, converted: Content): Content {
  if (converted['metadata'] === undefined) throw new Error('missing metadata in converted object');
  const given = converted['metadata'];
  if (!isObject(given)) throw new Error(`invalid metadata of type ${goType(given)} in converted object`);
  const before = original['metadata'] ?? {};
  if (!isObject(before)) throw new Error(`invalid metadata of type ${goType(before)} in input object`);
  const { labels: _, annotations: __, ...kept } = before;
  return {
    ...converted,
    metadata: { ...kept, ...changeable('labels', before, given), ...changeable('annotations', before, given) },
  };
}

function changeable(name: 'annotations' | 'labels', before: Content, given: Content): Content {
  const value = given[name];
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw new Error(`invalid metadata.${name} of type ${goType(value)} in converted object`);
  const old = before[name] ?? {};
  if (!isObject(old)) throw new Error(`invalid metadata.${name} of type ${goType(old)} in original object`);
  const texts: Record<string, string> = Object.create(null);
  // As to JSON, what is undefined is absent.
  for (const [key, text] of Object.entries(value)) {
    if (text === undefined) continue;
    if (typeof text !== 'string')
      throw new Error(`metadata.${name}[${key}] must be a string, but is ${goType(text)} in converted object`);
    texts[key] = text;
  }
  const keys = Object.keys(texts);
  const isSame =
    keys.length === Object.values(old).filter((text) => text !== undefined).length &&
    keys.every((key) => Object.hasOwn(old, key) && old[key] === texts[key]);
  if (!isSame) {
    const errors =
      name === 'labels'
        ? validateLabels(texts, newPath('metadata', 'labels'))
        : validateAnnotations(texts, newPath('metadata', 'annotation'));
    const error = ErrorList.toAggregate(errors);
    if (error !== undefined) throw asError(error);
  }
  return { [name]: value };
}

/** What Go calls the type of a JSON value. */
function goType(value: unknown): string {
  if (value === null || value === undefined) return '<nil>';
  if (Array.isArray(value)) return '[]interface {}';
  if (typeof value === 'object') return 'map[string]interface {}';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  return Number.isInteger(value) || typeof value === 'bigint' ? 'int64' : 'float64';
}
