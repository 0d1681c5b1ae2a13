import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';

test('new operator says what is wrong with names, and writes nothing', async () => {
  await inFolder(async (cwd) => {
    for (const [args, message] of [
      [[], /missing what: operator, apiserver or manifests/],
      [['controller', 'x'], /can't make controller: operator, apiserver or manifests/],
      [
        ['apiserver', 'x', '--kind', 'Y'],
        /new apiserver takes no --kind\nkubetyped create resource does, in the project/,
      ],
      [['constructor', 'x'], /can't make constructor/],
      [['manifests', 'x', '--kind', 'Y'], /new manifests takes no --kind\nchange the objects in src\/base\.ts/],
      [['apiserver', 'x', '--domain', 'k8s.io'], /reserved for Kubernetes/],
      [['operator'], /missing name: kubetyped new operator NAME/],
      [['operator', 'a', 'b'], /one name is enough, not b/],
      [['operator', 'Redis'], /invalid name Redis\nuse small letters, digits and dashes/],
      [['operator', '7up'], /invalid name 7up/],
      [['operator', '../up'], /invalid name \.\.\/up/],
      [['operator', 'redis', '--kind', 'redis'], /invalid kind redis\nuse letters and digits, a capital first/],
      [['operator', 'x', '--kind', 'Class'], /Class means something in the language: use another kind/],
      [['operator', 'x', '--kind', 'Promise'], /Promise means something in the language/],
      [['operator', 'client'], /the code of the project uses the name Client: use another kind|the name client/],
      [['operator', 'x', '--kind', 'StatefulSet'], /the code of the project uses the name StatefulSet/],
      [['operator', 'x', '--kind', 'Upgrade'], /the project has a file src\/upgrade\.ts already: use another kind/],
      [['operator', 'x', '--domain', 'k8s.io'], /the API group x\.k8s\.io is reserved for Kubernetes/],
      [['operator', 'x', '--domain', 'x.kubernetes.io'], /reserved for Kubernetes/],
      [['operator', 'x', '--domain', 'Example.com'], /invalid API group x\.Example\.com/],
      [['operator', 'x', '--plural', 'X'], /invalid plural X/],
      [['operator', 'x', '--plural', 'x'], /the plural of X must differ from the singular/],
      [['operator', 'x', '--header', 'none.txt'], /none\.txt: no such file or folder/],
      [['operator', 'x', '--kin', 'Y'], /unknown option --kin\ndid you mean --kind\?/],
    ] as const) {
      const { status, stdout, stderr } = await cli(['new', ...args], { cwd });
      assert.deepEqual([status, stdout], [2, ''], args.join(' '));
      assert.match(stderr, message);
    }
    assert.equal(existsSync(join(cwd, 'x')), false);
  });
});

test('new operator does not touch what is there', async () => {
  await inFolder(async (cwd) => {
    mkdirSync(join(cwd, 'redis'));
    writeFileSync(join(cwd, 'redis/notes.txt'), 'mine');
    const { status, stderr } = await cli(['new', 'operator', 'redis'], { cwd });
    assert.equal(status, 2);
    assert.match(stderr, /the folder redis is not empty\nuse another one: --dir FOLDER/);
    const file = await cli(['new', 'operator', 'redis', '--dir', 'redis/notes.txt'], { cwd });
    assert.match(file.stderr, /redis\/notes\.txt already exists and is not a folder/);
    assert.equal(existsSync(join(cwd, 'redis/package.json')), false);
  });
});

test('--dry-run lists the files', async () => {
  await inFolder(async (cwd) => {
    const { status, stdout } = await cli(['new', 'operator', 'redis-operator', '--dry-run'], { cwd });
    assert.equal(status, 0);
    const files = stdout.trim().split('\n');
    for (const name of ['package.json', '.gitignore', 'src/redis.ts', 'manifests/crd.yaml', 'Dockerfile'])
      assert.ok(files.includes(`redis-operator/${name}`), name);
    assert.equal(existsSync(join(cwd, 'redis-operator')), false);
  });
});

test('names fit where they stand', async () => {
  await inFolder(async (cwd) => {
    await cli(['new', 'operator', 'api-cache-operator', '--dir', 'x'], { cwd });
    const text = (path: string): string => readFileSync(join(cwd, 'x', path), 'utf8');
    assert.match(text('manifests/crd.yaml'), /name: apicaches\.api-cache\.example\.com/);
    assert.match(text('src/apicache.ts'), /export const ApiCache = /);
    assert.match(text('src/controller.ts'), /import \{ ApiCache, .*from '\.\/apicache\.ts';/);
    assert.match(text('src/controller.ts'), /const apiCache = context\.lister\(ApiCache\)/);
    assert.match(text('README.md'), /When an ApiCache is deleted/);
    assert.equal((JSON.parse(text('package.json')) as { name: string }).name, 'api-cache-operator');
  });
});

test('--header takes a text of up to 64 KiB', async () => {
  await inFolder(async (cwd) => {
    for (const [length, message] of [
      [65_536, /^$/],
      [65_537, /header\.txt is too large for a header/],
    ] as const) {
      writeFileSync(join(cwd, 'header.txt'), 'a'.repeat(length));
      const args = ['new', 'operator', 'redis', '--header', 'header.txt', '--dry-run'];
      assert.match((await cli(args, { cwd })).stderr, message);
    }
  });
});

test('--header puts a text above each file that has comments', async () => {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'header.txt'), '// Copyright Acme\n//\n// All rights */ reserved\n');
    const { stderr } = await cli(['new', 'operator', 'redis', '--header', 'header.txt'], { cwd });
    assert.equal(stderr, '');
    const start = (path: string): string => readFileSync(join(cwd, 'redis', path), 'utf8').slice(0, 62);
    assert.match(start('src/main.ts'), /^\/\*\n \* Copyright Acme\n \*\n \* All rights \* \/ reserved\n \*\/\n\n/);
    assert.match(start('Dockerfile'), /^# Copyright Acme\n#\n# All rights \*\/ reserved\n\nFROM/);
    assert.match(start('manifests/operator.yaml'), /^# Copyright Acme/);
    assert.match(start('manifests/crd.yaml'), /^apiVersion/);
    assert.match(start('package.json'), /^\{/);
  });
});
