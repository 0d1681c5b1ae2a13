// Several modules are published in one file, so `sideEffects: false` is not enough for a bundler to drop what nobody
// uses: it has to see of each statement that it does nothing.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

let folder: string;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-'));
  cpSync('dist', folder, { recursive: true, filter: (name) => !name.endsWith('.d.ts') });
});

after(() => rmSync(folder, { recursive: true }));

test('nothing runs at import, as far as a bundler can tell', async () => {
  const packages = ['api', 'apimachinery'].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('index.js'))
      .map((name) => `./${top}/${name}`),
  );
  assert.ok(packages.length > 100);
  // Without package.json, and without the files' names of what they need from outside.
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
  const harmless = /^(?:function|import) |^var [\w$]+ = \d[^"'`(]*;$|^var [\w$, =*|+-]+;$/;
  const statements = outputFiles[0]!.text
    .split('\n')
    .filter((line) => /^[^\s/})\]]/.test(line) && !harmless.test(line));
  assert.deepEqual(statements, []);
});

const published = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

test('the published files are ASCII: one other character makes V8 hold, and read, twice the bytes', () => {
  for (const name of published) assert.equal(/[^\x00-\x7f]/.exec(readFileSync(join('dist', name), 'utf8')), null, name);
});

// A backslash of a string would be doubled.
test('no published file has a literal like /\\p{L}/u: V8 builds such sets of characters when it reads the file, used or not', () => {
  for (const name of published) assert.equal(/(?<!\\)\\p\{/.exec(readFileSync(join('dist', name), 'utf8')), null, name);
});
