// @ts-check
// What the API demands and Go's types don't say: which sets of values are closed, which fields must be there. Listed by
// hand in proto/enums.json and proto/required.json, each with the function upstream that enforces it. Keys are of a group,
// `core.OSName`, or of one version of it, `events/v1.Event.type`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementOf, namedType, root, splitRef, typed } from './facts.mjs';

/** @import { FieldFacts, StructFacts } from './fact_types.ts' */

/** @type {{ closed: Record<string, unknown>, fields: Record<string, { values: string[] }> }} */
const { closed, fields } = read('enums.json');
/** @type {{ required: Record<string, unknown>, optional: Record<string, unknown> }} */
const { required, optional } = read('required.json');
/** @type {Set<string>} */
const used = new Set();

/** Types that upstream marks as enumerations in one version of their group at least. */
const marked = new Set(
  typed.flatMap((facts) => facts.types.filter((type) => type.enum).map((type) => groupKey(facts.package, type.name))),
);

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(join(root, 'proto', file), 'utf8'));
}

/**
 * `core.OSName` of `k8s.io/api/core/v1` and `OSName`.
 * @param {string} path
 * @param {string} name
 */
function groupKey(path, name) {
  return `${path.split('/').at(-2)}.${name}`;
}

/**
 * @template T
 * @param {Record<string, T>} table
 * @param {string} path
 * @param {string} name
 * @returns {T | undefined}
 */
function lookUp(table, path, name) {
  const version = path.split('/').slice(-2).join('/');
  for (const key of [`${version}.${name}`, groupKey(path, name)]) {
    if (!Object.hasOwn(table, key)) continue;
    used.add(key);
    return table[key];
  }
  return undefined;
}

/**
 * Whether the API refuses values of a type of strings that are not among its constants.
 * @param {string} path
 * @param {string} type
 */
export function isClosed(path, type) {
  return lookUp(closed, path, type) !== undefined || marked.has(groupKey(path, type));
}

/**
 * The values that the API takes for a field whose Go type is a plain string; undefined for any.
 * @param {string} path
 * @param {string} struct
 * @param {string} field
 */
export function valuesOf(path, struct, field) {
  return lookUp(fields, path, `${struct}.${field}`)?.values;
}

/**
 * The values that the API takes for a field, or for its elements, whether by their type or by the field; undefined for any.
 * @param {string} path
 * @param {StructFacts} struct
 * @param {FieldFacts} field
 */
export function closedValues(path, struct, field) {
  const element = elementOf(field.type);
  const named = element.named === undefined ? undefined : namedType(element.named);
  const ofType = named?.alias ?? element.named ?? '';
  const listed = namedType(ofType)?.values ?? [];
  const { path: home, name } = splitRef(ofType);
  return listed.length > 0 && isClosed(home, name) ? [...new Set(listed)] : valuesOf(path, struct.name, field.json);
}

/**
 * Whether the API demands a field, or can do without one that Go always writes; undefined where the Go type tells.
 * @param {string} path
 * @param {string} struct
 * @param {string} field
 */
export function isDemanded(path, struct, field) {
  if (lookUp(required, path, `${struct}.${field}`) !== undefined) return true;
  return lookUp(optional, path, `${struct}.${field}`) === undefined ? undefined : false;
}

/** Entries that nothing asked for: what they name is gone. */
export function unusedEntries() {
  return [closed, fields, required, optional].flatMap(Object.keys).filter((key) => !used.has(key));
}
