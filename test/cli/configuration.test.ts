// `kubetyped.yaml`: where it is found, what it sets, and what is said about a wrong one.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';

const widget = 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {size: x}\n';
const crd = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Widget, plural: widgets}
  versions:
  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {size: {type: integer}}}}}}}
`;

test('a configuration above the working folder sets options, with paths of its own; the command line wins', async () => {
  await inFolder(async (folder) => {
    const below = join(folder, 'a/b');
    mkdirSync(join(folder, 'crds'));
    mkdirSync(join(below, 'vendor'), { recursive: true });
    writeFileSync(join(folder, 'crds/widget.yaml'), crd);
    writeFileSync(join(below, 'vendor/broken.yaml'), 'kind: {');
    writeFileSync(join(below, 'old.patch.yaml'), 'kind: {');
    writeFileSync(join(below, 'w.yaml'), widget);
    writeFileSync(
      join(folder, 'kubetyped.yaml'),
      `validate:\n  output: lines\n  crds: crds\n  exclude: [vendor, 'a/**/*.patch.yaml']\n  fail-on: [warnings]\n`,
    );
    const run = (...args: string[]): ReturnType<typeof cli> => cli(['validate', '.', ...args], { cwd: below });
    const found = await run();
    assert.equal(found.status, 1);
    assert.equal(
      found.stdout,
      'w.yaml:4:8: error: spec.size: Invalid value: "string": spec.size in body must be of type integer: "string" [value]\n',
    );
    assert.equal(found.stderr, 'kubetyped: left out 2 files by --exclude\n');
    assert.match((await run('-o', 'table')).stdout, /^FILE +DOC/);
    assert.match((await run('--exclude', 'b*.yaml')).stdout, /^old\.patch\.yaml:\d+:\d+: error/);
    const without = await run('--no-config', '--exclude', 'vendor', '--exclude', '*.patch.yaml');
    assert.match(without.stdout, /1 document in 1 file: 0 ok, 1 skipped/);
    writeFileSync(
      join(folder, 'other.yaml'),
      'validate: {quiet: true, crds: [crds/widget.yaml], skip: [Widget], lax: false}\n',
    );
    const other = await cli(['validate', '--config', join(folder, 'other.yaml'), 'w.yaml'], { cwd: below });
    assert.deepEqual([other.status, other.stdout, other.stderr], [0, '', '']);
  });
});

test('the configuration is not a manifest', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'kubetyped.yaml'), 'validate: {}\n');
    writeFileSync(join(folder, 'cm.yaml'), 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n');
    const { status, stdout } = await cli(['validate', '.'], { cwd: folder });
    assert.equal(status, 0);
    assert.match(stdout, /\n1 document in 1 file: 1 ok\n$/);
  });
});

for (const [text, message] of [
  [
    'validate: {kubernetes-version: 1.30}',
    '1:12: validate.kubernetes-version: expected a string, got a number\nput it in quotes: "1.30"',
  ],
  [
    'validate:\n  fail-on: [skipped, warning]',
    '2:22: validate.fail-on[1]: invalid value warning\ndid you mean warnings?',
  ],
  ['validate:\n  falio-on: [skipped]', '2:3: validate.falio-on: unknown option\ndid you mean fail-on?'],
  ['validate: {config: a.yaml}', /^1:12: validate\.config: unknown option\nknown: output, summary, /],
  ['valdate: {lax: true}', '1:1: valdate: unknown command\ndid you mean validate?'],
  ['validate: {lax: "yes"}', '1:12: validate.lax: expected true or false, got a string'],
  ['validate: [lax]', '1:1: validate: expected an object, got a list'],
  ['validate: {crds: {a: b}}', '1:12: validate.crds: expected PATHS, got an object'],
  ['validate: {crds: [""]}', '1:19: validate.crds[0]: expected PATHS, got nothing'],
  ['- validate', '1:1: expected an object, got a list'],
  ['validate: {__proto__: 1}', /^1:12: validate\.__proto__: unknown option/],
  ['validate: {lax: true, lax: false}', /already set in map/],
  ['validate: {', /^ yaml: /],
] as const) {
  test(`a wrong configuration is refused with its place: ${text.replaceAll('\n', ' ')}`, async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'kubetyped.yaml'), `${text}\n`);
      const { status, stdout, stderr } = await cli(['validate', '-'], { cwd: folder, input: widget });
      assert.deepEqual([status, stdout], [2, '']);
      const said = stderr.replace('kubetyped: kubetyped.yaml:', '').replace('\nSee kubetyped validate --help.\n', '');
      if (typeof message === 'string') assert.equal(said, message);
      else assert.match(said, message);
    });
  });
}

test('a configuration that is not there is an error only when it is named', async () => {
  const { status, stderr } = await cli(['validate', '--config', 'none.yaml', 'examples/manifests']);
  assert.deepEqual(
    [status, stderr],
    [2, 'kubetyped: none.yaml: no such file or folder\nSee kubetyped validate --help.\n'],
  );
});
