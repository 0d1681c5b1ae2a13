// Of a module that a program takes something of, `sideEffects: false` drops nothing else: a bundler has to see of each
// statement that it does nothing.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';

let folder: string;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-'));
  cpSync('dist/node', folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});

after(() => rmSync(folder, { recursive: true }));

test('nothing runs at import, as far as a bundler can tell', async () => {
  const packages = ['api', 'apimachinery'].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('index.js'))
      .map((name) => `./${top}/${name}`),
  );
  assert.ok(packages.length > 100);
  // Without what package.json says of side effects, and without the names of what the files need from outside.
  const contents = [...packages, './src/index.js', './apimachinery/engine/index.js']
    .map((path) => `import '${path}';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    minifySyntax: true,
    treeShaking: true,
    write: false,
    logLevel: 'silent',
  });
  // Arithmetic with constants is a few bytes, and reads better than its result.
  const harmless =
    /^(?:function|import) |^var [\w$]+ = \d[^"'`(]*;$|^var [\w$, =*|+-]+;$|^var [\w$]+ = \{ (?:\d+: (?:![01]|null),? )+\};$/;
  const statements = outputFiles[0]!.text
    .split('\n')
    .filter((line) => /^[^\s/})\]]/.test(line) && !harmless.test(line));
  assert.deepEqual(statements, []);
});

const published = readdirSync('dist/node', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

// A backslash of a string would be doubled.
test('no published file has a literal like /\\p{L}/u: V8 builds such sets of characters when it reads the file, used or not', () => {
  for (const name of published)
    assert.equal(/(?<!\\)\\p\{/.exec(readFileSync(join('dist/node', name), 'utf8')), null, name);
});
