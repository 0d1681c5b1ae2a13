// `crd`: definitions that servers refuse, and old ones that become new ones.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { cli } from './run_cli.ts';

const old = `apiVersion: apiextensions.k8s.io/v1beta1
kind: CustomResourceDefinition
metadata: {name: foos.example.com}
spec:
  group: example.com
  version: v1alpha1
  names: {kind: Foo, plural: foos}
  scope: Namespaced
  additionalPrinterColumns: [{name: Replicas, type: integer, JSONPath: .spec.replicas}]
  validation:
    openAPIV3Schema:
      type: object
      properties: {spec: {type: object, properties: {replicas: {type: integer, minimum: 1}}}}
`;

test('a definition of v1beta1 becomes one of v1 that a server takes', async () => {
  const { status, stdout, stderr } = await cli(['crd', 'convert'], { input: old });
  assert.equal(status, 0, stderr);
  assert.match(stderr, /note: unknown fields are kept/);
  assert.match(stdout, /^apiVersion: apiextensions\.k8s\.io\/v1$/m);
  assert.match(stdout, /jsonPath: \.spec\.replicas/);
  assert.match(stdout, /x-kubernetes-preserve-unknown-fields: true/);
  const checked = await cli(['crd', 'check'], { input: stdout });
  assert.equal(checked.status, 0, checked.stderr);
  assert.match(checked.stdout, /foos\.example\.com: ok/);
});

test('what v1 demands besides is added, and said: types, any value where there is none, approval', async () => {
  const schema = {
    properties: {
      spec: {
        properties: {
          count: { type: 'integer' },
          parts: { items: { type: 'string' } },
          labels: { additionalProperties: { type: 'string' } },
          port: { format: 'int-or-string' },
          rest: { description: 'Whatever.' },
        },
      },
    },
  };
  const given = {
    apiVersion: 'apiextensions.k8s.io/v1beta1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'gadgets.x.k8s.io' },
    spec: {
      ...{ group: 'x.k8s.io', version: 'v1', names: { kind: 'Gadget', plural: 'gadgets' } },
      ...{ preserveUnknownFields: false, validation: { openAPIV3Schema: schema } },
    },
  };
  const { status, stdout, stderr } = await cli(['crd', 'convert', '-o', 'json'], { input: JSON.stringify(given) });
  assert.equal(status, 0, stderr);
  assert.match(
    stderr,
    /types were added.*: \.spec\.parts is an array, \.spec\.labels is an object, \.spec is an object/,
  );
  assert.match(stderr, /api-approved\.kubernetes\.io says that it is unapproved/);
  const { metadata, spec } = JSON.parse(stdout);
  assert.deepEqual(metadata.annotations, { 'api-approved.kubernetes.io': 'unapproved, experimental-only' });
  const { type, properties } = spec.versions[0].schema.openAPIV3Schema.properties.spec;
  assert.equal(type, 'object');
  assert.deepEqual(properties, {
    count: { type: 'integer' },
    parts: { type: 'array', items: { type: 'string' } },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    port: { 'x-kubernetes-int-or-string': true },
    rest: { description: 'Whatever.', 'x-kubernetes-preserve-unknown-fields': true },
  });
  assert.equal((await cli(['crd', 'check'], { input: stdout })).status, 0);
});

test('what servers would refuse for other reasons is a fault of the conversion, too', async () => {
  const { status, stderr } = await cli(['crd', 'convert'], { input: old.replace('plural: foos', 'plural: Foos') });
  assert.equal(status, 1);
  assert.match(stderr, /must be spec\.names\.plural/);
});

test('faults are told, each with its place', async () => {
  const { stdout: good } = await cli(['crd', 'convert'], { input: old });
  const { status, stderr } = await cli(['crd', 'check'], { input: good.replace('plural: foos', 'plural: Foos') });
  assert.equal(status, 1);
  assert.match(stderr, /metadata\.name: Invalid value: "foos\.example\.com": must be spec\.names\.plural/);
});

test('a definition that lacks what every one has is a fault, and the others are read', async () => {
  const begin =
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: a.example.org}\n';
  const names = 'names: {kind: A, plural: as}';
  const broken = [
    begin,
    begin.replace('/v1', '/v1beta1'),
    `${begin}spec: {group: example.org}\n`,
    `${begin}spec: {group: example.org, ${names}}\n`,
  ];
  const input = [...broken, begin.replace(/metadata.*\n/, ''), old].join('---\n');
  assert.match((await cli(['crd', 'check'], { input })).stderr, /a definition has no metadata\n/);
  for (const action of ['convert', 'types', 'schema']) {
    const { status, stdout, stderr } = await cli(['crd', action], { input });
    assert.match(stderr, /a definition has no metadata\n/);
    const lacks = Array.from(stderr.matchAll(/: a\.example\.org: the definition has no (.*)\n/g), ([, what]) => what);
    assert.deepEqual(lacks, ['spec', 'spec', 'spec.names', 'spec.versions'], `${action}: ${stderr}`);
    assert.deepEqual([status, stdout.includes('Foo')], [1, true], action);
  }
});

test('numbers beyond 2^53 in a schema', async () => {
  const input = old.replace('minimum: 1', 'minimum: -9223372036854775808, default: 9223372036854775807');
  for (const action of ['convert', 'types', 'schema']) {
    const { status, stdout, stderr } = await cli(['crd', action], { input });
    assert.deepEqual([status, stdout.includes('9223372036854775807')], [0, true], `${action}: ${stderr}`);
  }
});

test('mistakes in use: no action, another one, files without definitions', async () => {
  for (const args of [['crd'], ['crd', 'chek']]) {
    const { status, stderr } = await cli(args, { input: '' });
    assert.equal(status, 2);
    assert.match(stderr, /check, convert, types or schema/);
  }
  const { status, stderr } = await cli(['crd', 'check'], { input: 'apiVersion: v1\nkind: ConfigMap\n' });
  assert.equal(status, 1);
  assert.match(stderr, /no CustomResourceDefinition/);
});

test('types: a module to standard output, or modules into a folder, again and again', async () => {
  const { status, stdout, stderr } = await cli(['crd', 'types'], { input: old });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^\/\/ Generated by kubetyped crd types .*\nimport \{/);
  assert.match(stdout, /export interface Foo \{\n {2}apiVersion: 'example\.com\/v1alpha1';/);
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-crd-'));
  try {
    const args = ['crd', 'types', '--output-dir', join(folder, 'out')];
    const path = join(folder, 'out/example.com/v1alpha1.ts');
    const written = await cli(args, { input: old });
    assert.deepEqual([written.status, written.stdout], [0, `${path}: Foo\n`], written.stderr);
    assert.equal(readFileSync(path, 'utf8'), stdout);
    assert.equal((await cli(args, { input: old })).status, 0);
    assert.equal(readFileSync(path, 'utf8'), stdout);
    // What somebody wrote stays.
    writeFileSync(path, '// mine');
    const refused = await cli(args, { input: old });
    assert.equal(refused.status, 2);
    assert.match(refused.stderr, /v1alpha1\.ts was not written by crd types; --force overwrites it/);
    assert.equal((await cli([...args, '--force'], { input: old })).status, 0);
    assert.equal(readFileSync(path, 'utf8'), stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('types: mistakes in use, and definitions of which there are no types', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-crd-'));
  const run = (input: string, ...args: string[]) => cli(['crd', 'types', ...args], { input, cwd: folder });
  try {
    const bar = old.replaceAll('example.com', 'example.org');
    const several = await run(`${old}---\n${bar}`);
    assert.deepEqual([several.status, several.stdout], [2, '']);
    assert.match(several.stderr, /example\.com\/v1alpha1, example\.org\/v1alpha1[^]*--output-dir DIR/);
    const twice = await run(`${old}---\n${old.replace('minimum: 1', 'minimum: 2')}`);
    assert.equal(twice.status, 1);
    assert.match(twice.stderr, /two definitions of it .* which differ; the other one is /);
    const outside = await run(old.replaceAll('example.com', '../../up'), '--output-dir', 'out');
    assert.equal(outside.status, 1);
    assert.match(outside.stderr, /spec\.group can't be "\.\.\/\.\.\/up"/);
    assert.equal(existsSync(join(folder, 'up')), false);
    mkdirSync(join(folder, 'out/example.com/v1alpha1.ts'), { recursive: true });
    assert.equal((await run(old, '--output-dir', 'out')).status, 2);
    const check = await cli(['crd', 'check', '--output-dir', 'x'], { input: old });
    assert.deepEqual([check.status, /are for crd types/.test(check.stderr)], [2, true]);
    const convert = await cli(['crd', 'types', '-o', 'yaml'], { input: old });
    assert.deepEqual([convert.status, /--output is for crd convert/.test(convert.stderr)], [2, true]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('schema: a JSON Schema of all kinds, and what it leaves out', async () => {
  const rules = old
    .replace('minimum: 1', 'minimum: 1, x-kubernetes-validations: [{rule: self < 5}]')
    .replaceAll('example.com', 'example.org');
  const { status, stdout, stderr } = await cli(['crd', 'schema'], { input: `${old}---\n${rules}` });
  assert.equal(status, 0, stderr);
  assert.match(stderr, /foos\.example\.org: note: not checked: v1alpha1 spec\.replicas: x-kubernetes-validations/);
  const validate = new Ajv({ strict: false }).compile(JSON.parse(stdout) as object);
  const foo = (group: string, replicas: unknown): object => ({
    apiVersion: `${group}/v1alpha1`,
    kind: 'Foo',
    metadata: { name: 'a' },
    spec: { replicas },
  });
  assert.deepEqual(
    [foo('example.com', 1), foo('example.org', 9), foo('example.com', 0), foo('example.net', 1)].map((each) =>
      validate(each),
    ),
    [true, true, false, false],
  );
});
