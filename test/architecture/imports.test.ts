// Who may import whom: apimachinery (and in it, the engine) <- api <- src.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { cycles, importGraph, librarySources, type Source, withoutComments } from './sources.ts';

const sources = librarySources();
const byPath = new Map(sources.map((source) => [source.path, source]));

/** From the bottom to the top. A file may import its own layer and those below; a layer of `siblings` only itself and those. */
const LAYERS: readonly { readonly name: string; readonly paths: RegExp; readonly siblings?: true }[] = [
  { name: 'apimachinery/engine', paths: /^apimachinery\/engine\// },
  { name: 'apimachinery', paths: /^apimachinery\// },
  { name: 'api', paths: /^api\// },
  { name: 'the root', paths: /^src\/[^/]+$/ },
  { name: 'src/validation/checks', paths: /^src\/validation\/checks\// },
  { name: 'src/kinds', paths: /^src\/kinds\// },
  { name: 'validation, cel, client', paths: /^src\/(?:validation|cel|client|client_node)\//, siblings: true },
  { name: 'defaults', paths: /^src\/defaults\// },
  {
    name: 'controller, apiextensions, admission, webhooks, kubectl',
    paths: /^src\/(?:controller|apiextensions|admission|webhooks|kubectl)\//,
    siblings: true,
  },
  { name: 'releases', paths: /^src\/releases\// },
  { name: 'apiserver', paths: /^src\/apiserver\// },
  { name: 'src/cli', paths: /^src\/cli\// },
];

/** `src/client` of `src/client/rest/request.ts`. */
const partOf = (path: string): string => path.split('/', 2).join('/');

/** Where `node:` may be imported: the rest runs in browsers. */
const NODE = [
  /^src\/(?:cli|apiserver|releases)\//,
  /^src\/client\/(?:transport\/node|tools\/clientcmd|tools\/portforward\/node|plugin|testing)\//,
  /^src\/controller\/endpoints\//,
  /^src\/client\/util\/cert\//,
  /^src\/controller\/certificates\//,
  /^src\/webhooks\/node\//,
];
const mayImportNode = (path: string): boolean => NODE.some((paths) => paths.test(path));

function layerOf(path: string): number {
  const layer = LAYERS.findIndex(({ paths }) => paths.test(path));
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
  assert.deepEqual(
    complaints((_, target) =>
      /^(?:src|apimachinery|api)\//.test(target) && !existsSync(target)
        ? `imports ${target}, which is not there`
        : undefined,
    ),
    [],
  );
});

test('no layer imports one above it, not even types', () => {
  const wrong = complaints((source, target) => {
    if (!byPath.has(target)) return undefined;
    const layer = layerOf(target);
    const own = layerOf(source.path);
    const beside = layer === own && LAYERS[own]!.siblings === true && partOf(target) !== partOf(source.path);
    return layer > own || beside ? `imports ${target} of ${LAYERS[layer]!.name}` : undefined;
  });
  assert.deepEqual(wrong, []);
});

/** Which files import a package. */
const PACKAGES: ReadonlyMap<string, RegExp> = new Map([
  ['big.js', /^apimachinery\/api\/resource\/(?:quantity|internal\/\w+)\.ts$/],
  ['@kubernetes/client-node', /^src\/client_node\/zz_generated\.models\.ts$/],
  ['@grpc/grpc-js', /^src\/apiserver\/storage\/etcd\/(?:connection|watch)\.ts$/],
  ['vscode-languageserver', /^src\/cli\/lsp\/\w+\.ts$/],
  ['vscode-languageserver/node', /^src\/cli\/lsp\/server\.ts$/],
  ['vscode-languageserver-textdocument', /^src\/cli\/lsp\/\w+\.ts$/],
  ['classic-level', /^src\/apiserver\/storage\/folder\/level\.ts$/],
]);

test('Node and packages are imported where they belong', () => {
  const wrong = complaints((source, target) => {
    if (byPath.has(target)) return undefined;
    if (PACKAGES.get(target)?.test(source.path) === true) return undefined;
    return target.startsWith('node:') && mayImportNode(source.path) ? undefined : `imports ${target}`;
  });
  assert.deepEqual(wrong, []);
  // A dynamic import could do the same unseen.
  const dynamic = sources.filter(
    (source) => !mayImportNode(source.path) && /\b(?:import|require)\s*\(/.test(source.code),
  );
  assert.deepEqual(
    dynamic.map((source) => source.path),
    [],
  );
});

test('what stands in internal/ is imported by its own package and the packages below that folder only', () => {
  const wrong = complaints((source, target) => {
    const owner = /^(.*)\/internal\//.exec(target)?.[1];
    return owner === undefined || source.path.startsWith(`${owner}/`) ? undefined : `imports ${target}`;
  });
  assert.deepEqual(wrong, []);
});

test('no cycle of packages, types included', () => {
  // The engine is one package: its folders are the formats it reads and writes. So is a group of Kinds, of which large ones
  // have a folder.
  const packages = sources.map((source) => ({
    ...source,
    folder: source.folder.replace(/^(apimachinery\/engine|src\/kinds\/\w+)\/.*/, '$1'),
  }));
  assert.deepEqual(cycles(importGraph(packages, 'package', () => true)), []);
});

/** Generated types hold ResourceLists, whose keys have a generated type. */
const RESOURCE_LIST = 'api/core/v1/resource_list.ts';

test('no cycle of files, types included, but for one through ResourceList', () => {
  assert.deepEqual(cycles(importGraph(sources, 'file', (found) => !found.typeOnly)), []);
  const found = cycles(importGraph(sources, 'file', () => true));
  assert.deepEqual(
    found.filter((files) => !files.includes(RESOURCE_LIST)),
    [],
  );
  assert.equal(found.length, 1);
});

test('the runtime knows no API type: what it needs of them, a Scheme has', () => {
  const wrong = complaints((source, target) =>
    /^apimachinery\/(?:runtime|engine)\//.test(source.path) && /^apimachinery\/apis\//.test(target)
      ? `imports ${target}`
      : undefined,
  );
  assert.deepEqual(wrong, []);
});

test('the engine names no type of Kubernetes', () => {
  const named = sources.flatMap(({ path, text }) => {
    if (!path.startsWith('apimachinery/engine/')) return [];
    const found = /resource\.Quantity|intstr|\bv1\.|k8s\.io|metav1|WatchEvent|Unstructured/.exec(withoutComments(text));
    return found === null ? [] : [`${path}: ${found[0]}`];
  });
  assert.deepEqual(named, []);
});

test('the engine goes by its alias, and no relative import climbs three folders', () => {
  const wrong = sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, specifier }) => {
      if (specifier.startsWith('../../../')) return [`${path}: ${specifier}`];
      const enters = target.startsWith('apimachinery/engine/') && !path.startsWith('apimachinery/engine/');
      return enters && !specifier.startsWith('#engine/') ? [`${path}: ${specifier}`] : [];
    }),
  );
  assert.deepEqual(wrong, []);
});
