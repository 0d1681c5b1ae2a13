// @ts-check
// Checks the descriptions of types and fields, proto/**/words.json: none is missing or left over, each is short and
// plain, none repeats upstream's comments, and no number is made up.
//   node scripts/check-words.mjs
// The last two need upstream's sources: with KUBETYPED_GO=1.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deletedPackages, packages } from './generate/facts.mjs';
import { describe, describedFields, packagesByWords, readWords } from './generate/words.mjs';

/** @import { Facts } from './generate/fact_types.ts' */

/** A run of so many words is a copy. */
export const RUN = 8;
const MOST_CHARACTERS = 400;
const MOST_SENTENCES = 3;

/**
 * Numbers that neither the comments of a group's packages nor its facts have, and where they are from.
 * @type {Record<string, Record<string, string>>}
 */
const otherNumbers = {
  'proto/k8s.io/api/admissionregistration/words.json': { 20: 'validation: the most audit annotations' },
  'proto/k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/words.json': {
    256: 'validation: the longest deprecationWarning',
  },
  'proto/k8s.io/apimachinery/pkg/apis/meta/words.json': {
    63: 'validation: the longest name of a label, and the longest value',
    256: 'validation: the size of all annotations in KiB',
  },
  'proto/k8s.io/kube-aggregator/pkg/apis/apiregistration/words.json': {
    1000: 'validation: the most that versionPriority may be',
    20000: 'validation: the most that groupPriorityMinimum may be',
  },
};

/** How many types and fields of each group are described, and what is wrong with the words: missing, of nothing, in disorder. */
export function checkCoverage(groups = packagesByWords()) {
  const problems = [];
  const rows = [];
  for (const [file, versions] of groups) {
    const needed = versions.flatMap((facts) =>
      facts.structs.flatMap((struct) =>
        ['', ...describedFields(struct)].map((field) => ({ facts, type: struct.name, field })),
      ),
    );
    if (needed.length === 0) continue;
    const missing = needed.filter(({ facts, type, field }) => describe(facts.package, type, field) === undefined);
    rows.push({ file, described: needed.length - missing.length, needed: needed.length });
    for (const { facts, type, field } of missing)
      problems.push(`${file}: no description of ${nameOf(type, field)} (${facts.version ?? facts.package})`);
    problems.push(...leftOver(file, versions));
  }
  return { rows, problems };
}

/**
 * Words about types and fields that aren't there, or that say of a version what is said of all.
 * @param {string} file
 * @param {readonly Facts[]} versions
 */
function leftOver(file, versions) {
  const problems = [];
  const words = readWords(file);
  const types = Object.keys(words);
  const sorted = types.toSorted((a, b) => (a < b ? -1 : 1));
  const at = types.findIndex((type, index) => type !== sorted[index]);
  if (at >= 0) problems.push(`${file}: types are not in alphabetical order at ${types[at]}`);
  for (const type of types) {
    const [name, version] = type.split('@');
    const structs = versions
      .filter((facts) => version === undefined || facts.version === version)
      .flatMap((facts) => facts.structs.filter((struct) => struct.name === name));
    if (structs.length === 0) problems.push(`${file}: ${type} is no type`);
    const fields = new Set(['', ...structs.flatMap(describedFields)]);
    for (const [field, text] of Object.entries(words[type])) {
      if (structs.length > 0 && !fields.has(field)) problems.push(`${file}: ${nameOf(type, field)} is no field`);
      if (version !== undefined && words[name]?.[field] === text)
        problems.push(`${file}: ${nameOf(type, field)} says what ${name} says`);
    }
  }
  return problems;
}

/** Every description, with where it is. */
export function descriptions(groups = packagesByWords()) {
  return [...groups].flatMap(([file, versions]) =>
    Object.entries(readWords(file)).flatMap(([type, fields]) =>
      Object.entries(fields).map(([field, text]) => ({
        file,
        versions,
        place: `${file}: ${nameOf(type, field)}`,
        text,
      })),
    ),
  );
}

/**
 * What is wrong with how a description is written.
 * @param {string} text
 */
export function checkStyle(text) {
  const problems = [];
  if (text.trim() !== text || / {2}|[\n\t]/.test(text)) problems.push('has space too much');
  if (!text.endsWith('.')) problems.push('does not end with a period');
  if (text.length > MOST_CHARACTERS) problems.push(`has ${text.length} characters: at most ${MOST_CHARACTERS}`);
  const sentences = text
    .replaceAll(/`[^`]*`/g, 'x')
    .split(/[.!?](?:\s|$)/)
    .filter((sentence) => sentence !== '').length;
  if (sentences > MOST_SENTENCES) problems.push(`has ${sentences} sentences: at most ${MOST_SENTENCES}`);
  if (/^this (?:field|type|struct)\b/i.test(text)) problems.push('begins with what the reader sees anyway');
  if ((text.match(/`/g) ?? []).length % 2 === 1) problems.push('has a backtick too much');
  if (/\*\//.test(text)) problems.push('would end a comment');
  return problems;
}

/**
 * The words of a text, without case and punctuation.
 * @param {string} text
 * @returns {string[]}
 */
function wordsOf(text) {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/**
 * All runs of RUN words.
 * @param {string} text
 */
export function runs(text) {
  const words = wordsOf(text);
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) => words.slice(at, at + RUN).join(' '));
}

/**
 * The numbers a text names; digits within a name, such as ext4, are none.
 * @param {string} text
 * @returns {string[]}
 */
export function numbers(text) {
  return text.match(/(?<![\w.])\d+(?:\.\d+)*/g) ?? [];
}

/**
 * The comments of a Go file; lines that follow each other are one.
 * @param {string} source
 */
export function goComments(source) {
  const comments = [];
  let lines = [];
  for (const line of `${source}\n`.split('\n')) {
    const text = /^(?:[^"`]|"(?:[^"\\]|\\.)*"|`[^`]*`)*?\/\/(.*)$/.exec(line)?.[1];
    if (text !== undefined) lines.push(text);
    else if (lines.length > 0) {
      comments.push(lines.join(' '));
      lines = [];
    }
  }
  return [...comments, ...Array.from(source.matchAll(/\/\*([\s\S]*?)\*\//g), ([, text]) => text)];
}

/**
 * The folder of a Go package.
 * @param {string} path
 */
function folderOfPackage(path) {
  const [module, ...rest] = [path.split('/').slice(0, 2).join('/'), ...path.split('/').slice(2)];
  const known = moduleFolders.get(module) ?? goModule(module);
  moduleFolders.set(module, known);
  return join(known, ...rest);
}

/** @type {Map<string, string>} */
const moduleFolders = new Map();

/** @param {string} module */
function goModule(module) {
  const script = fileURLToPath(new URL('go.sh', import.meta.url));
  return execFileSync(script, ['folder', module], { encoding: 'utf8' }).trim();
}

/**
 * The comments of a Go package, as written by hand; none of one that upstream has deleted.
 * @param {string} path
 */
function commentsOf(path) {
  if (Object.hasOwn(deletedPackages, path)) return [];
  const folder = folderOfPackage(path);
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.go') && !/_test\.go$|^zz_generated|^generated\.|_generated\.go$/.test(name),
  );
  return files.flatMap((name) => goComments(readFileSync(join(folder, name), 'utf8')));
}

/** Copies of upstream's comments, and numbers that it doesn't name. Undefined without upstream. */
export function checkAgainstUpstream() {
  if (process.env.KUBETYPED_GO !== '1') return undefined;
  const comments = new Map([...packages.keys()].map((path) => [path, commentsOf(path)]));
  const copied = new Set([...comments.values()].flatMap((texts) => texts.flatMap(runs)));
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  const problems = [];
  const needed = new Set();
  for (const { file, versions, place, text } of descriptions()) {
    const run = runs(text).find((each) => copied.has(each));
    if (run !== undefined) problems.push(`${place}: "${run}" is upstream's`);
    const ofGroup = known.get(file) ?? knownNumbers(versions, comments);
    known.set(file, ofGroup);
    for (const number of numbers(text).filter((each) => !ofGroup.has(each))) {
      needed.add(`${file}: ${number}`);
      if (otherNumbers[file]?.[number] === undefined)
        problems.push(`${place}: ${number} is not a number of upstream, nor one of otherNumbers`);
    }
  }
  const unneeded = [...known.keys()]
    .flatMap((file) => Object.keys(otherNumbers[file] ?? {}).map((number) => `${file}: ${number}`))
    .filter((entry) => !needed.has(entry));
  problems.push(...unneeded.map((entry) => `${entry} need not be one of otherNumbers`));
  return { problems, runs: copied.size };
}

/**
 * The numbers in the comments and facts of a group. The numbers of Protobuf fields say nothing.
 * @param {readonly Facts[]} versions
 * @param {Map<string, string[]>} comments
 */
function knownNumbers(versions, comments) {
  const facts = JSON.stringify(versions, (key, value) => (key === 'proto' ? undefined : value));
  const texts = versions.flatMap((each) => comments.get(each.package) ?? []);
  return new Set([facts, ...texts].flatMap((text) => text.match(/\d+(?:\.\d+)*/g) ?? []));
}

/**
 * @param {string} type
 * @param {string} field
 */
function nameOf(type, field) {
  return field === '' ? type : `${type}.${field}`;
}

function main() {
  const { rows, problems } = checkCoverage();
  for (const { file, described, needed } of rows)
    console.log(`${file.replace(/^proto\/|\/words\.json$/g, '')}: ${described} of ${needed} described`);
  const all = descriptions();
  const styles = all.flatMap(({ place, text }) => checkStyle(text).map((problem) => `${place} ${problem}`));
  const upstream = checkAgainstUpstream();
  console.log(`${all.length} descriptions of ${rows.reduce((sum, { needed }) => sum + needed, 0)} types and fields`);
  console.log(
    upstream === undefined
      ? 'SKIPPED: not compared with upstream; set KUBETYPED_GO=1'
      : `compared with ${upstream.runs} runs of ${RUN} words of upstream's comments`,
  );
  const found = [...problems, ...styles, ...(upstream?.problems ?? [])];
  for (const problem of found) console.log(problem);
  if (found.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
