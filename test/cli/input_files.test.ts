// Which files are read: folders, patterns, links, standard input, and what cannot be read.
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

const manifest = 'apiVersion: v1\nkind: ServiceAccount\nmetadata:\n  name: a\n';

test('standard input is read for -, and when no path is given', async () => {
  for (const args of [['validate', '-'], ['validate'], ['validate', '-', '-']]) {
    const { status, stdout } = await cli(args, { input: manifest });
    assert.equal(status, 0);
    assert.match(stdout, /^1 document in 1 file: 1 ok$/m);
  }
  const empty = await cli(['validate']);
  assert.equal(empty.status, 2);
  assert.equal(empty.stderr, 'kubetyped: standard input: is empty\n');
});

test('folders, patterns and links', async () => {
  await inFolder(async (folder) => {
    const at = (...names: string[]): string => join(folder, ...names);
    for (const name of ['a/b', 'a/.git', 'a/node_modules', 'a/.hidden']) mkdirSync(at(name), { recursive: true });
    for (const name of [
      'one.yaml',
      'a/two.yml',
      'a/b/three.json',
      'a/.git/no.yaml',
      'a/node_modules/no.yaml',
      'a/readme.txt',
      'a/.hidden/four.yaml',
      'a/b/[x].yaml',
    ]) {
      writeFileSync(at(name), name.endsWith('.json') ? '{"apiVersion":"v1","kind":"Pod"}' : manifest);
    }
    symlinkSync('..', at('a/loop'));
    symlinkSync('b', at('a/same'));
    symlinkSync('../one.yaml', at('a/linked.yaml'));
    symlinkSync('self', at('a/self'));
    const files = async (...args: string[]): Promise<string[]> => {
      const { stdout } = await cli(['validate', '-o', 'json', ...args], { cwd: folder });
      return (JSON.parse(stdout) as ValidateJSON).files.map(({ file, error }) =>
        error === undefined ? file : `${file}: ${error}`,
      );
    };
    assert.deepEqual(await files('.'), [
      'one.yaml',
      'a/linked.yaml',
      'a/two.yml',
      'a/.hidden/four.yaml',
      'a/b/[x].yaml',
      'a/b/three.json',
    ]);
    assert.deepEqual(await files('**/*.yaml'), ['one.yaml', 'a/linked.yaml', 'a/b/[x].yaml']);
    assert.deepEqual(await files('a/*.{yml,yaml}', 'one.yaml', './one.yaml'), [
      'a/linked.yaml',
      'a/two.yml',
      'one.yaml',
    ]);
    assert.deepEqual(await files('a/b/t?ree.json', 'a/b/[x].yaml'), ['a/b/three.json', 'a/b/[x].yaml']);
    assert.deepEqual(await files('a/**'), [
      'a/self: too many links lead from one to the next',
      'a/linked.yaml',
      'a/readme.txt',
      'a/two.yml',
      'a/b/[x].yaml',
      'a/b/three.json',
      'a/loop/one.yaml',
    ]);
    assert.deepEqual(await files('*.toml', 'a/b/**/none'), ['*.toml: no file matches', 'a/b/**/none: no file matches']);
    assert.deepEqual(await files('a/.git/hooks'), ['a/.git/hooks: no such file or folder']);
  });
});

test('what cannot be read is told, the rest is checked, and the status is 2', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'good.yaml'), manifest);
    writeFileSync(join(folder, 'binary.yaml'), Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]));
    writeFileSync(join(folder, 'closed.yaml'), manifest);
    chmodSync(join(folder, 'closed.yaml'), 0);
    symlinkSync('nowhere', join(folder, 'dangling.yaml'));
    mkdirSync(join(folder, 'empty'));
    const { status, stdout, stderr } = await cli(['validate', '.', 'missing.yaml', 'empty'], { cwd: folder });
    assert.equal(status, 2);
    assert.match(stdout, /: [12] ok$/m);
    const told = stderr
      .trimEnd()
      .split('\n')
      .filter((line) => !line.includes('closed.yaml'));
    assert.deepEqual(told, [
      'kubetyped: dangling.yaml: no such file or folder',
      'kubetyped: missing.yaml: no such file or folder',
      'kubetyped: empty: no .yaml, .yml or .json files in this folder',
      'kubetyped: binary.yaml: looks like a binary file, not a manifest',
    ]);
    // Root may read everything.
    if (process.getuid?.() !== 0) assert.match(stderr, /closed\.yaml: permission denied/);
  });
});

test('UTF-16 files and byte order marks are read', async () => {
  await inFolder(async (folder) => {
    writeFileSync(
      join(folder, 'utf16.yaml'),
      Buffer.from(`\ufeff${manifest}---\n${manifest.replace('name: a', 'name: b')}`, 'utf16le'),
    );
    writeFileSync(join(folder, 'utf8.yaml'), `\ufeff${manifest}`);
    const { status, stdout } = await cli(['validate', resolve(folder)]);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /^3 documents in 2 files: 3 ok$/m);
  });
});
