// @ts-check
// How modules are found and read by a Node that runs from the sources; see sources.mjs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = new URL('..', import.meta.url).href;
/** @type {{ exports: Record<string, { node?: string, default?: string } | string | null> }} */
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
/** What `kubetyped/...` leads to: the modules of which the published files are made. */
const targets = Object.entries(exports).flatMap(([subpath, target]) => {
  if (typeof target !== 'object' || target === null) return [];
  const published = target.default ?? target.node ?? '';
  return [
    {
      subpath: `kubetyped${subpath.slice(1)}`,
      source: published.replace('./dist/node/', root).replace(/\.js$/, '.ts'),
    },
  ];
});
/** Tests of what is published take `kubetyped/...` as users do. */
const published = process.env.KUBETYPED_PUBLISHED === '1';
/** @type {{ version: string }} */
const { version } = require('esbuild/package.json');
/** By a hash of the source: several checkouts may share the packages and with them this folder. */
const cache = new URL(`node_modules/.cache/kubetyped/${version}/`, root);

/** @param {string} specifier */
function sourceOf(specifier) {
  if (specifier.startsWith('#engine/')) return `${root}apimachinery/engine/${specifier.slice(8)}.ts`;
  if (specifier.startsWith('#')) return `${root}${specifier.slice(1)}.ts`;
  if (!/^kubetyped(?:\/|$)/.test(specifier)) return undefined;
  for (const { subpath, source } of targets) {
    if (subpath === specifier) return source;
    const before = subpath.slice(0, -1);
    // What package.json takes out of a wildcard is for Node to refuse.
    if (
      subpath.endsWith('*') &&
      specifier.startsWith(before) &&
      !specifier.startsWith('kubetyped/apimachinery/engine/')
    )
      return source.replace('*', specifier.slice(before.length));
  }
  return undefined;
}

/**
 * @template T
 * @param {string} specifier
 * @param {{ parentURL?: string }} context
 * @param {(specifier: string, context: object) => T} next
 */
export function resolve(specifier, context, next) {
  // Packages have `#` names of their own.
  const isOurs =
    context.parentURL === undefined ||
    (context.parentURL.startsWith(root) && !context.parentURL.includes('/node_modules/'));
  const source = published || !isOurs ? undefined : sourceOf(specifier);
  return next(source ?? specifier, context);
}

/**
 * @template T
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => T} next
 * @returns {T | { format: string, source: string, shortCircuit: boolean }}
 */
export function load(url, context, next) {
  const [file = url] = url.split('?');
  if (!file.startsWith(root) || !file.endsWith('.ts') || file.includes('/node_modules/')) return next(url, context);
  return { format: 'module', source: javaScriptOf(fileURLToPath(file)), shortCircuit: true };
}

/** @param {string} path */
export function javaScriptOf(path) {
  const text = readFileSync(path, 'utf8');
  const kept = new URL(`${createHash('sha256').update(text).digest('hex')}.js`, cache);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    // Not stripped yet.
  }
  // Loaded only where it is needed: most processes find all they need stripped, and loading it takes as long as Node's start.
  /** @type {typeof import('esbuild')} */
  const { transformSync } = require('esbuild');
  const { code } = transformSync(text, {
    ...{ loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcesContent: false },
    sourcefile: path.slice(path.lastIndexOf('/') + 1),
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  if (!existsSync(cache)) mkdirSync(cache, { recursive: true });
  const unfinished = new URL(`${kept.href}.${process.pid}`);
  writeFileSync(unfinished, code);
  renameSync(unfinished, kept);
  return code;
}
