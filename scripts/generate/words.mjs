// @ts-check
// Descriptions of types and fields: words.json beside the facts, one for all versions of a group. `Type@v1beta1` there
// holds what a version says differently of `Type`.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packages, root } from './facts.mjs';

/** @typedef {Record<string, Record<string, string>>} Words descriptions by type and field; '' is the type itself */
/** @import { Facts, StructFacts } from './fact_types.ts' */

/** @type {Map<string, Words>} */
const files = new Map();

/**
 * The words.json of a Go package, from the root of the project.
 * @param {string} path
 */
export function wordsPath(path) {
  return join('proto', isVersion(basename(path)) ? dirname(path) : path, 'words.json');
}

/**
 * What a words.json says; nothing when there is none.
 * @param {string} file
 * @returns {Words}
 */
export function readWords(file) {
  let words = files.get(file);
  if (words === undefined) {
    words = existsSync(join(root, file))
      ? /** @type {Words} */ (JSON.parse(readFileSync(join(root, file), 'utf8')))
      : {};
    files.set(file, words);
  }
  return words;
}

/**
 * The description of a type of a package, or of one of its fields. Undefined when there is none.
 * @param {string} path
 * @param {string} type
 * @param {string} [field]
 */
export function describe(path, type, field = '') {
  const words = readWords(wordsPath(path));
  return words[`${type}@${basename(path)}`]?.[field] ?? words[type]?.[field];
}

/**
 * The fields that need a description: those with a JSON name of their own.
 * @param {StructFacts} struct
 */
export function describedFields(struct) {
  return struct.fields.filter((field) => field.json !== '' && field.json !== '-').map((field) => field.json);
}

/** Facts by the words.json that describes them. */
export function packagesByWords() {
  /** @type {Map<string, Facts[]>} */
  const groups = new Map();
  for (const facts of packages.values())
    groups.set(wordsPath(facts.package), [...(groups.get(wordsPath(facts.package)) ?? []), facts]);
  return groups;
}

/** @param {string} name */
export function isVersion(name) {
  return /^v\d/.test(name);
}
