// Public symbols carry a contract, and say what they mirror.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { librarySources } from './sources.ts';

interface Export {
  readonly name: string;
  readonly inner: string;
  readonly file: string;
}

interface Row {
  readonly path: string;
  readonly symbol: string;
  readonly how?: string;
  readonly cell?: string;
}

interface Generator {
  symbolTable(): { rows: Row[] };
  exportsByName(folder: string): ReadonlyMap<string, Export>;
}

const { symbolTable, exportsByName } = (await import(
  pathToFileURL(join(process.cwd(), 'scripts/generate/symbols.mjs')).href
)) as Generator;

const sources = new Map(librarySources().map((source) => [source.path, source]));

/** The doc comments above the declarations of a name; an empty string for a declaration without one. */
function commentsOf({ file, inner }: Export): string[] {
  const declaration = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?^export (?:declare |abstract |async )*(?:function\\*?|class|const|let|interface|type) ${inner}\\b`,
    'gm',
  );
  return Array.from(readFileSync(file, 'utf8').matchAll(declaration), ([, comment = '']) => comment);
}

const isByHand = (found: Export): boolean => sources.get(found.file)?.generated === false;

/** What a file that is no index exports itself. */
function exportsOfFile(file: string): Export[] {
  const names = readFileSync(file, 'utf8').matchAll(
    /^export (?:declare |abstract |async )*(?:function\*?|class|const|let|interface|type) (\w+)/gm,
  );
  return Array.from(names, ([, name]) => ({ name: name!, inner: name!, file }));
}

test('every exported function, class, constant and type of a package has a doc comment', () => {
  const bare = new Set<string>();
  const checked = new Map<string, number>();
  const indexes = [...sources.keys()].filter(
    (path) =>
      (/^(?:apimachinery(?!\/engine\/[a-z]+\/)|api|src\/(?:client|controller|apiserver))\//.test(path) &&
        basename(path) === 'index.ts') ||
      path === 'src/index.ts',
  );
  const all = [
    ...indexes.flatMap((index) => [...exportsByName(index.replace(/\/index\.ts$/, '')).values()]),
    ...exportsOfFile('src/json.ts'),
    ...exportsOfFile('src/protobuf.ts'),
  ];
  for (const found of all) {
    if (!isByHand(found)) continue;
    const [part] = found.file.split('/', 1) as [string];
    checked.set(part, (checked.get(part) ?? 0) + 1);
    // Overloads, and an interface and a constant of one name: the first has the contract of all.
    if (commentsOf(found)[0] === '') bare.add(`${found.file}: ${found.name}`);
  }
  assert.deepEqual([...bare], []);
  for (const [part, least] of [
    ['apimachinery', 950],
    ['api', 50],
    ['src', 8],
  ] as const) {
    assert.ok((checked.get(part) ?? 0) > least, `only ${checked.get(part) ?? 0} exports of ${part} checked`);
  }
});

test('what stands for a function, type or variable of Go says so', () => {
  const silent = new Set<string>();
  let checked = 0;
  for (const { path, symbol, how, cell = '' } of symbolTable().rows) {
    if (how !== 'name' || symbol.startsWith('const ') || cell.includes('.')) continue;
    const found = exportsByName(path.replace('k8s.io/apimachinery/pkg/', 'apimachinery/').replace('k8s.io/', '')).get(
      cell.replace(/`|new |\(\)/g, ''),
    );
    if (found === undefined || !isByHand(found)) continue;
    checked++;
    if (!commentsOf(found).some((comment) => /Mirrors|Go's/.test(comment)))
      silent.add(`${found.file}: ${found.name} mirrors Go's ${symbol}`);
  }
  assert.deepEqual([...silent], []);
  assert.ok(checked > 600, `only ${checked} exports checked`);
});
