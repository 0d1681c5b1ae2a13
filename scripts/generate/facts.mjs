// @ts-check
// Reads the facts about the Go API types and answers questions about them.
import { readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
/** @import { Facts, FieldFacts, KindFacts, NamedTypeFacts, StructFacts, TypeFacts } from './fact_types.ts' */

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** @type {{ kubernetes: string, packages: (string | { package: string })[] }} */
const index = read('proto/facts.json');

export const kubernetesVersion = index.kubernetes;

/**
 * Packages that upstream has deleted, kept for servers that have them, with the release that deleted them.
 * @type {Record<string, string>}
 */
export const deletedPackages = read('proto/deleted.json');

/** @type {{ kinds: Record<string, Record<string, { first: string, last: string }>>, fields: Record<string, Record<string, string>>, newest: string }} */
const history = read('proto/releases.json');

/** The first and the last release with each Kind, by package. */
export const releases = history.kinds;

/** How many releases upstream supports at a time: who runs the oldest of them lacks what came with the others. */
const SUPPORTED = 3;

/**
 * The release that a field came with, if it is one of those that are supported; undefined for a field as old as its type.
 * @param {string} path
 * @param {string} struct
 * @param {string} field
 */
export function recentlySince(path, struct, field) {
  const since = history.fields[`${path}.${struct}`]?.[field];
  return since !== undefined && minorOf(since) > minorOf(history.newest) - SUPPORTED ? since : undefined;
}

/** @param {string} release */
function minorOf(release) {
  return Number(release.split('.')[1]);
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/**
 * Facts of every package, by Go path.
 * @type {Map<string, Facts>}
 */
export const packages = new Map(pathsOfPackages().map((path) => [path, factsOf(path)]));

/** The packages of the index, each deleted one before the first that follows it in the order of names. */
function pathsOfPackages() {
  const paths = index.packages.map((entry) => (typeof entry === 'string' ? entry : entry.package));
  for (const path of Object.keys(deletedPackages)) {
    const at = paths.findIndex((other) => other > path);
    paths.splice(at < 0 ? paths.length : at, 0, path);
  }
  return paths;
}

/**
 * @param {string} path
 * @returns {Facts}
 */
function factsOf(path) {
  const facts = read(`proto/${path}/facts.json`);
  const removed = deletedPackages[path];
  if (removed === undefined) return facts;
  return { ...facts, kinds: facts.kinds.map((/** @type {KindFacts} */ kind) => ({ ...kind, removed })) };
}

/** Go packages whose types are written by hand: only their Protobuf messages are generated. */
const handWritten = new Set([
  'k8s.io/apimachinery/pkg/runtime',
  'k8s.io/apimachinery/pkg/util/intstr',
  'k8s.io/apimachinery/pkg/api/resource',
  'k8s.io/apimachinery/pkg/runtime/schema',
]);

/** The packages that get TypeScript, in the order of the facts. */
export const typed = [...packages.values()].filter((facts) => !handWritten.has(facts.package));

/** Those of them that every cluster has: k8s.io/metrics is for servers behind an APIService, and those who ask them. */
export const builtIn = typed.filter((facts) => !facts.package.startsWith('k8s.io/metrics/'));

/**
 * The folder of a Go package in this project.
 * @param {string} path
 */
export function folderOf(path) {
  return path
    .replace(/^k8s\.io\/apimachinery\/pkg\//, 'apimachinery/')
    .replace(/^k8s\.io\/(apiextensions-apiserver|kube-aggregator|metrics)\/pkg\/apis\//, 'api/')
    .replace(/^k8s\.io\/api\//, 'api/');
}

/**
 * The name a package goes by in import statements: corev1, metav1.
 * @param {string} path
 */
export function aliasOf(path) {
  if (path === 'k8s.io/apimachinery/pkg/runtime') return 'runtime';
  if (path === 'k8s.io/apimachinery/pkg/util/intstr') return 'intstr';
  if (path === 'k8s.io/apimachinery/pkg/api/resource') return 'resource';
  const parts = path.split('/');
  return parts.slice(-2).join('');
}

/**
 * The specifier by which a file in one folder imports another: `#engine/...` for the engine, a relative path where that
 * climbs two folders at most, and the alias of the floor (`#api/...`) beyond.
 * @param {string} fromFolder
 * @param {string} file
 */
export function importPath(fromFolder, file) {
  const engine = 'apimachinery/engine/';
  if (file.startsWith(engine) && !`${fromFolder}/`.startsWith(engine))
    return `#engine/${file.slice(engine.length, -'.ts'.length)}`;
  const path = relative(join(root, fromFolder), join(root, file));
  if (path.startsWith('../../../')) return `#${file.slice(0, -'.ts'.length)}`;
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * The file that a specifier in a file of another folder names; a package's name as it is.
 * @param {string} fromFolder
 * @param {string} specifier
 */
export function importedFile(fromFolder, specifier) {
  if (specifier.startsWith('#engine/')) return `apimachinery/engine/${specifier.slice('#engine/'.length)}.ts`;
  if (specifier.startsWith('#')) return `${specifier.slice(1)}.ts`;
  return specifier.startsWith('.') ? normalize(join(fromFolder, specifier)) : specifier;
}

/** @param {string} ref */
export function splitRef(ref) {
  const dot = ref.lastIndexOf('.');
  return { path: ref.slice(0, dot), name: ref.slice(dot + 1) };
}

/**
 * `k8s.io/api/core/v1.Protocol` as Go prints it: `v1.Protocol`.
 * @param {string} ref
 */
export function goType(ref) {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/**
 * Facts of a named type that is no struct.
 * @param {string} ref
 */
export function namedType(ref) {
  const { path, name } = splitRef(ref);
  return packages.get(path)?.types.find((type) => type.name === name);
}

/** @param {string} ref */
export function structOf(ref) {
  const { path, name } = splitRef(ref);
  return packages.get(path)?.structs.find((struct) => struct.name === name);
}

/**
 * Whether a field embeds `apiVersion` and `kind`.
 * @param {FieldFacts} field
 */
export function isTypeMeta(field) {
  return field.inline && field.type.ref === 'k8s.io/apimachinery/pkg/apis/meta/v1.TypeMeta';
}

/**
 * Whether a type has a class.
 * @param {string} ref
 */
export function isKind(ref) {
  const { path, name } = splitRef(ref);
  return (
    (packages.get(path)?.kinds.some((kind) => kind.name === name) ?? false) ||
    (structOf(ref)?.fields.some(isTypeMeta) ?? false)
  );
}

/**
 * Whether a type has a descriptor.
 * @param {string} ref
 */
export function isValue(ref) {
  return structOf(ref) !== undefined || namedType(ref)?.proto === 'message';
}

/**
 * What a list or map holds in the end; the type itself when it is neither.
 * @param {TypeFacts} type
 * @returns {TypeFacts}
 */
export function elementOf(type) {
  const inner = type.list ?? type.map;
  return inner === undefined ? type : elementOf(inner);
}

/**
 * The JSON type of apiextensions holds any JSON.
 * @param {TypeFacts} type
 */
export function isAnyJSON(type) {
  return type.ref !== undefined && /\/apiextensions\/\w+\.JSON$/.test(type.ref);
}

/**
 * A string literal.
 * @param {string} text
 */
export function quote(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
