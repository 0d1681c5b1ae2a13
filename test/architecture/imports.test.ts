// Who may import whom: src/engine <- apimachinery <- api <- src/cli and the package root.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cycles, importGraph, librarySources, type Source } from './sources.ts';

const sources = librarySources();
const byPath = new Map(sources.map((source) => [source.path, source]));

/** From the bottom to the top. A file may import its own layer and those below. */
const LAYERS: readonly (readonly [name: string, paths: RegExp])[] = [
  ['src/engine', /^src\/engine\//],
  ['apimachinery', /^apimachinery\//],
  ['api', /^api\//],
  ['the root', /^src\/[^/]+$/],
  ['src/cli', /^src\/cli\//],
];

function layerOf(path: string): number {
  const layer = LAYERS.findIndex(([, paths]) => paths.test(path));
  assert.ok(layer >= 0, `${path} is in no layer`);
  return layer;
}

/** Every import for which there is something to say. */
function complaints(judge: (source: Source, target: string, typeOnly: boolean) => string | undefined): string[] {
  return sources.flatMap((source) =>
    source.imports.flatMap(({ target, typeOnly }) => {
      const complaint = judge(source, target, typeOnly);
      return complaint === undefined ? [] : [`${source.path}: ${complaint}`];
    }),
  );
}

test('every relative import names a file of the library', () => {
  assert.ok(sources.length > 200);
  assert.deepEqual(complaints((_, target) => (/^(?:src|apimachinery|api)\//.test(target) && !existsSync(target) ? `imports ${target}, which is not there` : undefined)), []);
});

test('no layer imports one above it, not even types', () => {
  const wrong = complaints((source, target) => {
    if (!byPath.has(target)) return undefined;
    return layerOf(target) > layerOf(source.path) ? `imports ${target} of ${LAYERS[layerOf(target)]![0]}` : undefined;
  });
  assert.deepEqual(wrong, []);
});

/** Which files import a package. */
const PACKAGES: ReadonlyMap<string, RegExp> = new Map([['big.js', /^apimachinery\/api\/resource\/(?:quantity|internal\/\w+)\.ts$/]]);

test('only the command line imports Node; packages are imported where they belong', () => {
  const wrong = complaints((source, target) => {
    if (byPath.has(target)) return undefined;
    if (PACKAGES.get(target)?.test(source.path) === true) return undefined;
    return target.startsWith('node:') && source.path.startsWith('src/cli/') ? undefined : `imports ${target}`;
  });
  assert.deepEqual(wrong, []);
  // A dynamic import could do the same unseen.
  const dynamic = sources.filter((source) => !source.path.startsWith('src/cli/') && /\b(?:import|require)\s*\(/.test(source.code));
  assert.deepEqual(dynamic.map((source) => source.path), []);
});

test('what stands in internal/ is imported by its own package and the packages below that folder only', () => {
  const wrong = complaints((source, target) => {
    const owner = /^(.*)\/internal\//.exec(target)?.[1];
    return owner === undefined || source.path.startsWith(`${owner}/`) ? undefined : `imports ${target}`;
  });
  assert.deepEqual(wrong, []);
});

test('no cycle of packages, types included', () => {
  // The engine is one package: its folders are the formats it reads and writes.
  const packages = sources.map((source) => ({ ...source, folder: source.folder.replace(/^src\/engine\/.*/, 'src/engine') }));
  assert.deepEqual(cycles(importGraph(packages, 'package', () => true)), []);
});

test('no cycle of files that is still there when the program runs', () => {
  assert.deepEqual(cycles(importGraph(sources, 'file', (found) => !found.typeOnly)), []);
});
