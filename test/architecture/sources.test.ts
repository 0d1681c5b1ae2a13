// What a source file may contain.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { filesBelow, librarySources, type Source } from './sources.ts';

const sources = librarySources();
/** What runs in browsers as well. */
const belowCLI = sources.filter(
  (source) =>
    !/^src\/(?:cli|apiserver|client\/(?:transport\/node|tools\/clientcmd|tools\/portforward\/node|util\/cert|plugin|testing)|controller\/(?:endpoints|certificates))\//.test(
      source.path,
    ),
);

function offenders(among: readonly Source[], offence: (source: Source) => boolean): string[] {
  return among.filter(offence).map((source) => source.path);
}

test('no code is made of text', () => {
  assert.deepEqual(
    offenders(sources, (source) => /\beval\s*\(|\bnew\s+Function\b|\bFunction\s*\(/.test(source.code)),
    [],
  );
});

test('nothing below the command line needs Node: no process, and Buffer only where it is looked for', () => {
  const usesNode = (source: Source): boolean =>
    source.code
      .split('\n')
      .some(
        (line) =>
          /\bprocess\.|\b__dirname\b|\brequire\b/.test(line) ||
          (/\bBuffer\b/.test(line) && !/\bglobalThis\b/.test(line)),
      );
  assert.deepEqual(offenders(belowCLI, usesNode), []);
});

test('nothing happens while the modules load', () => {
  // Statements at the top level that are no declarations; constants made by a call must say that they can be dropped.
  const statement =
    /^(?!import |export |function\*? |async function\*? |class |abstract class |const |let |type |interface |declare |[})\]>\s;,|&?:.]|$)/m;
  assert.deepEqual(
    offenders(belowCLI, (source) => statement.test(source.code)),
    [],
  );
  assert.deepEqual(
    offenders(belowCLI, (source) => /^\s*static \{/m.test(source.code)),
    [],
  );
});

test('no file is named for holding this and that', () => {
  const files = ['src', 'apimachinery', 'api', 'scripts', 'test', 'bench'].flatMap((folder) =>
    ['.ts', '.mjs', '.go'].flatMap((ending) => filesBelow(folder, ending)),
  );
  assert.ok(files.length > 200);
  assert.deepEqual(
    files.filter((path) => /^(?:utils?|helpers?|common|misc|shared|stuff)\./.test(basename(path))),
    [],
  );
});

test('generated files say so, and no other file does', () => {
  const named = (path: string): boolean => basename(path).startsWith('zz_generated.');
  assert.deepEqual(
    offenders(sources, (source) => named(source.path) && !source.generated),
    [],
  );
  assert.deepEqual(
    offenders(sources, (source) => source.generated && !named(source.path) && basename(source.path) !== 'index.ts'),
    [],
  );
});

test('an index.ts re-exports and does nothing else', () => {
  const statement = /^export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';\n/gm;
  const indexes = sources.filter((source) => basename(source.path) === 'index.ts');
  assert.ok(indexes.length > 80);
  const rest = (source: Source): string =>
    source.text
      .replace(/\/\*[^]*?\*\/|^\/\/.*$/gm, '')
      .replace(statement, '')
      .trim();
  assert.deepEqual(
    offenders(indexes, (source) => rest(source) !== ''),
    [],
  );
});

test('every package has an index.ts, and it leaves out nothing but internal/', () => {
  const missing: string[] = [];
  for (const folder of new Set(sources.map((source) => dirname(source.path)))) {
    if (
      !/^(?:apimachinery|api)\//.test(folder) ||
      folder.includes('/internal') ||
      folder.startsWith('apimachinery/engine/')
    )
      continue;
    const index = join(folder, 'index.ts');
    if (!existsSync(index)) missing.push(index);
  }
  assert.deepEqual(missing, []);
  for (const folder of ['apimachinery/apis/meta/v1', 'api/core/v1']) {
    // The types export the structs.
    const text = ['index.ts', 'zz_generated.types.ts']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    for (const name of readdirSync(folder))
      if (name.endsWith('.ts') && name !== 'index.ts')
        assert.ok(text.includes(`'./${name}'`), `${folder}/index.ts lacks ${name}`);
  }
});

test('no comment or document names a place on somebody’s machine', () => {
  const place = /(?<![\w.:/$}<-])\/(?:work|home|root|Users|tmp|opt)\/[\w.-]+/;
  const documents = readdirSync('.')
    .filter((name) => name.endsWith('.md'))
    .concat(['scripts', 'bench'].flatMap((folder) => filesBelow(folder, '.md')));
  const code = ['src', 'apimachinery', 'api', 'test', 'scripts', 'bench'].flatMap((folder) =>
    ['.ts', '.mjs', '.go', '.sh'].flatMap((ending) => filesBelow(folder, ending)),
  );
  const commentsOf = (text: string): string =>
    (text.match(/\/\*[^]*?\*\/|(?<=^|\s)(?:\/\/|#)[^\n]*/g) ?? []).join('\n');
  const found = [
    ...documents.map((path) => [path, readFileSync(path, 'utf8')]),
    ...code.map((path) => [path, commentsOf(readFileSync(path, 'utf8'))]),
  ];
  assert.deepEqual(
    found.filter(([, text]) => place.test(text!)).map(([path, text]) => `${path}: ${place.exec(text!)![0]}`),
    [],
  );
});

test('the compiler checks every script', () => {
  const scripts = filesBelow('scripts', '.mjs');
  assert.ok(scripts.length > 20);
  assert.deepEqual(
    scripts.filter((path) => !/^(?:#!.*\n)?\/\/ @ts-check\n/.test(readFileSync(path, 'utf8'))),
    [],
  );
  assert.equal(JSON.parse(readFileSync('package.json', 'utf8')).scripts.types.includes('tsconfig.scripts.json'), true);
});

/** `list.push(...items)` takes each item as an argument of a call, and overflows the stack where there are many. */
test('no list is spread into a call that adds to another', () => {
  const spread = sources.flatMap(({ path, code }) =>
    [...code.matchAll(/\b(?:push|unshift)\(\.\.\.(?!types\.splice)/g)].map(() => `${path}: use append`),
  );
  assert.deepEqual(spread, []);
});

test('nothing compiled lies beside the sources', () => {
  const compiled = ['src', 'apimachinery', 'api'].flatMap((folder) => filesBelow(folder, '.js'));
  assert.deepEqual(compiled, []);
});
