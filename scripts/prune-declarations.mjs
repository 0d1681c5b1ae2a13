// @ts-check
// Takes out of the build the declarations that nobody can import: those that no subpath of package.json leads to, not even
// through other files.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*["']([#.][^"']+)["']/g;

/**
 * @param {string} root the folder of package.json
 * @param {string} dist the build
 */
export function pruneDeclarations(root, dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.d.ts'));
  /** @type {{ exports: Record<string, { readonly types: string } | string | null> }} */
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.values(exports).flatMap((target) => {
    if (typeof target !== 'object' || target === null) return [];
    const [before, after] = target.types.slice('./dist/'.length).split('*');
    if (after === undefined) return [before];
    return files.filter((file) => file.startsWith(before) && file.endsWith(after) && !isPartOfEngine(file));
  });
  const reached = reach(dist, entries);
  for (const file of files) if (!reached.has(file)) rmSync(join(dist, file));
}

/** The engine has one entry: package.json takes its folders out of the wildcard. @param {string} file */
function isPartOfEngine(file) {
  return /^apimachinery\/engine\/./.test(file);
}

/**
 * The entries, and all that they import.
 * @param {string} dist
 * @param {readonly string[]} entries
 */
function reach(dist, entries) {
  /** @type {Set<string>} */
  const reached = new Set();
  const todo = [...entries];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (reached.has(file)) continue;
    if (!existsSync(join(dist, file))) throw new Error(`${join(dist, file)} is missing`);
    reached.add(file);
    for (const [, specifier = ''] of readFileSync(join(dist, file), 'utf8').matchAll(SPECIFIER))
      todo.push(resolve(specifier, file));
  }
  return reached;
}

/**
 * As package.json resolves `#engine/...` and its kin, and Node what is relative.
 * @param {string} specifier
 * @param {string} importer
 */
function resolve(specifier, importer) {
  if (specifier.startsWith('#')) return `${specifier.slice(1).replace(/^engine\//, 'apimachinery/engine/')}.d.ts`;
  const path = normalize(join(dirname(importer), specifier))
    .split(sep)
    .join('/');
  return path.replace(/\.[jt]s$/, '.d.ts');
}
