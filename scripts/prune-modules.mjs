// @ts-check
// Takes out of the build what nobody can import: modules and declarations that no subpath of package.json leads to, not
// even by way of others. The joined files for Node stand for themselves.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

/** The tests of the engine's own functions take these from here. */
const TESTED = /^apimachinery\/engine\/text\//;
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*["']([#.][^"']+)["']/g;

/**
 * @typedef {{ readonly types: string, readonly node: string, readonly default?: string }} Target
 * @param {string} root the folder of package.json, with the build in `dist`
 */
export function pruneModules(root) {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  /** @type {{ exports: Record<string, Target | string | null> }} */
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const targets = Object.values(exports).filter((target) => typeof target === 'object' && target !== null);
  for (const [condition, extension] of /** @type {const} */ ([
    ['types', '.d.ts'],
    ['default', '.js'],
  ])) {
    const paths = targets.flatMap((target) => target[condition] ?? []).map((path) => path.slice('./dist/'.length));
    const entries = paths.flatMap((path) => {
      const [before, after] = path.split('*');
      if (after === undefined) return [path];
      return files.filter((file) => file.startsWith(before) && file.endsWith(after) && !isPartOfEngine(file));
    });
    const reached = reach(dist, entries, extension);
    for (const file of files) {
      const isOurs = file.endsWith(extension) && !file.startsWith('node/') && !TESTED.test(file);
      if (isOurs && !reached.has(file)) rmSync(join(dist, file));
    }
  }
}

/** The engine has one entry: package.json takes its folders out of the wildcard. @param {string} file */
function isPartOfEngine(file) {
  return /^apimachinery\/engine\/./.test(file);
}

/**
 * The entries, and all that they import.
 * @param {string} dist
 * @param {readonly string[]} entries
 * @param {string} extension
 */
function reach(dist, entries, extension) {
  /** @type {Set<string>} */
  const reached = new Set();
  const todo = [...entries];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (reached.has(file)) continue;
    if (!existsSync(join(dist, file))) throw new Error(`dist/${file} is missing`);
    reached.add(file);
    for (const [, specifier = ''] of readFileSync(join(dist, file), 'utf8').matchAll(SPECIFIER))
      todo.push(resolve(specifier, file, extension));
  }
  return reached;
}

/**
 * As package.json resolves `#engine/...` and its kin, and Node what is relative.
 * @param {string} specifier
 * @param {string} importer
 * @param {string} extension
 */
function resolve(specifier, importer, extension) {
  if (specifier.startsWith('#'))
    return `${specifier.slice(1).replace(/^engine\//, 'apimachinery/engine/')}${extension}`;
  const path = normalize(join(dirname(importer), specifier))
    .split(sep)
    .join('/');
  return path.replace(/\.[jt]s$/, extension);
}
