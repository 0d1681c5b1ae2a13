// @ts-check
// Prints what a bump to another version of Kubernetes leaves to be decided, for scripts/bump.sh: from the difference between
// the tree and HEAD, and from what its steps said.
//   node scripts/bump_report.mjs VERSION FOLDER       FOLDER has what the steps said
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const [version = '', folder = ''] = process.argv.slice(2);

/** @typedef {{ name: string, type?: { ref?: string }, json: string, enumType?: string, required?: boolean, optional?: boolean, default?: unknown, validations?: string[], featureGates?: string[] }} Field */
/** @typedef {{ package: string, kinds?: { name: string }[], structs?: { name: string, fields?: Field[] }[], types?: { name: string, values?: unknown[] }[] }} Facts */

/**
 * @param {string[]} args
 * @returns {string}
 */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** The files that differ from HEAD, new ones among them. @type {string[]} */
const changed = [
  ...git('diff', '--name-only', 'HEAD').split('\n'),
  ...git('ls-files', '-o', '--exclude-standard').split('\n'),
]
  .filter((path) => path !== '')
  .sort();

/**
 * A file as it is at HEAD.
 * @param {string} path
 */
function before(path) {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${path}`], { maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function section(title, lines) {
  console.log(`\n## ${title}: ${lines.length}\n`);
  for (const line of lines) console.log(`- ${line}`);
}

console.log(`# Kubernetes ${version}`);
for (const step of ['versions', 'facts', 'functions', 'generate', 'vectors', 'servers', 'tests']) {
  const status = join(folder, `${step}.status`);
  if (!existsSync(status)) {
    console.log(`- ${step}: not run`);
    continue;
  }
  const [code, seconds] = readFileSync(status, 'utf8').split('\n');
  console.log(`- ${step}: ${code === '0' ? 'done' : `FAILED (${join(folder, `${step}.log`)})`}, ${seconds} s`);
}

/** @type {Record<'packages' | 'kinds' | 'types' | 'fields' | 'required' | 'enums' | 'values' | 'defaults' | 'rules' | 'gone', string[]>} */
const found = {
  packages: [],
  kinds: [],
  types: [],
  fields: [],
  required: [],
  enums: [],
  values: [],
  defaults: [],
  rules: [],
  gone: [],
};
/** Fields whose declared rules are at another level: alpha, beta or stable. */
let otherLevels = 0;
const files = changed.filter((path) => path.startsWith('proto/') && path.endsWith('/facts.json'));
for (const path of files) {
  const old = before(path);
  /** @type {Facts} */
  const was = old === undefined ? { package: '' } : JSON.parse(old.toString());
  /** @type {Facts} */
  const is = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { package: '' };
  const name = path.slice('proto/'.length, -'/facts.json'.length);
  if (old === undefined) found.packages.push(name);
  const kinds = new Set(was.kinds?.map((kind) => kind.name));
  found.kinds.push(...(is.kinds ?? []).filter((kind) => !kinds.has(kind.name)).map((kind) => `${name}.${kind.name}`));
  compareStructs(name, was, is);
  compareTypes(name, was, is);
}

/**
 * @param {string} name
 * @param {Facts} was
 * @param {Facts} is
 */
function compareStructs(name, was, is) {
  const structs = new Map(was.structs?.map((struct) => [struct.name, struct]));
  for (const struct of is.structs ?? []) {
    const old = structs.get(struct.name);
    structs.delete(struct.name);
    if (old === undefined) found.types.push(`${name}.${struct.name}`);
    const fields = new Map(old?.fields?.map((field) => [field.json, field]));
    for (const field of struct.fields ?? []) {
      const place = `${name}.${struct.name}.${field.json}`;
      const before = fields.get(field.json);
      fields.delete(field.json);
      if (before === undefined && old !== undefined) found.fields.push(place);
      if (before !== undefined && before.enumType !== field.enumType) found.enums.push(`${place}: ${field.enumType}`);
      if (
        Boolean(before?.required) !== Boolean(field.required) &&
        (old === undefined || before !== undefined || field.required)
      )
        found.required.push(`${place}: ${field.required ? 'required' : 'no longer required'}`);
      if (JSON.stringify(before?.default) !== JSON.stringify(field.default))
        found.defaults.push(`${place}: ${JSON.stringify(before?.default)} → ${JSON.stringify(field.default)}`);
      const [rulesBefore, rules] = [before?.validations ?? [], field.validations ?? []];
      if (JSON.stringify(rulesBefore.map(ruleOf)) !== JSON.stringify(rules.map(ruleOf)))
        found.rules.push(`${place}: ${difference(rulesBefore.map(ruleOf), rules.map(ruleOf))}`);
      else if (JSON.stringify(rulesBefore) !== JSON.stringify(rules)) otherLevels++;
    }
    for (const field of fields.keys()) found.gone.push(`${name}.${struct.name}.${field}`);
  }
  for (const struct of structs.keys()) found.gone.push(`${name}.${struct}`);
}

/**
 * @param {string} name
 * @param {Facts} was
 * @param {Facts} is
 */
function compareTypes(name, was, is) {
  const types = new Map(was.types?.map((type) => [type.name, type]));
  for (const type of is.types ?? []) {
    const old = types.get(type.name);
    if (old === undefined && (type.values?.length ?? 0) > 0)
      found.enums.push(`${name}.${type.name}: ${type.values?.map(String).join(', ')}`);
    const values = new Set(old?.values);
    const added = (type.values ?? []).filter((value) => !values.has(value));
    if (old !== undefined && added.length > 0)
      found.values.push(`${name}.${type.name}: ${added.map(String).join(', ')}`);
  }
}

/**
 * A rule without its level, such as `+k8s:beta(since: "1.37")=`.
 * @param {string} validation
 */
function ruleOf(validation) {
  return validation.replace(/\+k8s:(?:alpha|beta)\(since: "[^"]*"\)=/g, '');
}

/**
 * @param {readonly string[]} was
 * @param {readonly string[]} is
 */
function difference(was, is) {
  return [
    ...is.filter((each) => !was.includes(each)).map((each) => `+ ${each}`),
    ...was.filter((each) => !is.includes(each)).map((each) => `- ${each}`),
  ].join('; ');
}

/**
 * @param {string} text
 * @returns {string[]}
 */
const packagesOf = (text) => JSON.parse(text).packages;
const packages = new Set(packagesOf(readFileSync('proto/facts.json', 'utf8')));
found.gone.push(
  ...packagesOf(before('proto/facts.json')?.toString() ?? '{"packages":[]}').filter((name) => !packages.has(name)),
);
section(
  'Modules in other versions than kube-apiserver has',
  said('versions', /, and stays at | something else asks for it$/),
);
section('New packages', found.packages);
section('New Kinds: rules, defaults, strategy, columns', found.kinds);
section('New types', found.types);
section('New fields', found.fields);
section('Gone, to be kept where earlier servers have them', found.gone);
section('Required fields to decide on', found.required);
section('Enums to decide on', found.enums);
section('New values', found.values);
section('Defaults that changed', found.defaults);
section('Declared rules that changed', found.rules);
console.log(`\n${otherLevels} fields have the same rules at another level (alpha, beta, stable).`);

/**
 * The lines that a step said and that match.
 * @param {string} step
 * @param {RegExp} pattern
 */
function said(step, pattern) {
  const log = join(folder, `${step}.log`);
  return existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
    : [];
}

section('Descriptions to write', said('generate', /no description of|is no type|is no field/));
section('Symbols without a counterpart, and obsolete reasons', said('generate', /docs\/go-symbols|neither|reason/));

/** @type {Map<string, string[]>} */
const functions = new Map();
for (const line of said('functions', /^(?:new|changed|gone) /)) {
  const [what = '', name = '', place = ''] = line.split(' ');
  const area = place.split('/').slice(0, -1).join('/') || name.slice(0, name.indexOf('.', name.lastIndexOf('/')));
  functions.set(area, [
    ...(functions.get(area) ?? []),
    `${what} ${name.slice(name.lastIndexOf('/') + 1)} ${place.slice(place.lastIndexOf('/') + 1)}`,
  ]);
}
console.log(`\n## Functions that changed upstream: ${[...functions.values()].flat().length}`);
for (const [area, lines] of functions) {
  console.log(`\n### ${area}\n`);
  for (const line of lines) console.log(`- ${line}`);
}

/**
 * @param {string} path
 * @param {Buffer} data
 */
const rows = (path, data) => (path.endsWith('.gz') ? gunzipSync(data) : data).toString('utf8').trimEnd().split('\n');
section(
  'Vectors that changed their answers',
  changed
    .filter((path) => /^test\/.*\.jsonl(?:\.gz)?$/.test(path))
    .map((path) => {
      const old = before(path);
      const was = new Set(old === undefined ? [] : rows(path, old));
      const is = rows(path, readFileSync(path));
      const other = is.filter((row) => !was.has(row));
      return `${path}: ${other.length} of ${is.length} rows, such as ${other[0]?.slice(0, 200) ?? ''}`;
    }),
);
section('Tests that fail', [...new Set(said('tests', /^\s*✖ /).map((line) => line.replace(/\(.*ms\)/, '').trim()))]);
