// `explain` with CustomResourceDefinitions at hand.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isMissing } from '../conformance/shared_data.ts';
import { corpus } from '../validation/corpus.ts';
import { cli } from './run_cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'kubetyped-'));
after(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'ovens.yaml');
writeFileSync(
  file,
  `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: ovens.bakery.example.com}
spec:
  group: bakery.example.com
  scope: Namespaced
  names: {plural: ovens, singular: oven, kind: Oven, shortNames: [ov]}
  versions:
    - {name: v1alpha1, served: true, storage: false, deprecated: true, schema: {openAPIV3Schema: {type: object}}}
    - name: v1
      served: true
      storage: true
      subresources: {status: {}}
      selectableFields: [{jsonPath: .spec.degrees}]
      schema:
        openAPIV3Schema:
          type: object
          description: |
            An oven
            that bakes.
          required: [spec]
          properties:
            apiVersion: {type: string, description: as every project has it}
            spec:
              type: object
              required: [loaves]
              x-kubernetes-validations: [{rule: self.degrees < 300, message: too hot}, {rule: has(self.loaves)}]
              properties:
                degrees: {type: integer, minimum: 50, maximum: 300, default: 220, description: "Degrees\\u001b[31m Celsius."}
                loaves:
                  type: array
                  maxItems: 12
                  x-kubernetes-list-type: map
                  x-kubernetes-list-map-keys: [name]
                  items:
                    type: object
                    description: One loaf.
                    properties:
                      name: {type: string, pattern: '^[a-z]+$', maxLength: 8}
                      kind: {type: string, enum: [rye, wheat]}
                labels: {type: object, additionalProperties: {type: array, items: {type: string}}}
                port: {x-kubernetes-int-or-string: true}
                constructor: {type: object, nullable: true, x-kubernetes-preserve-unknown-fields: true}
            racks: {type: array, minItems: 1, items: {type: string, enum: [top, bottom]}}
            fuel:
              type: object
              description: What burns. Deprecated, use spec.energy.
              oneOf: [{required: [wood]}, {required: [gas]}]
              properties:
                wood: {type: object, additionalProperties: {type: integer, minimum: 0}}
                gas: {type: string, description: "Which gas. Deprecated: use wood."}
---
apiVersion: bakery.example.com/v1
kind: Oven
`,
);

interface Field {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly description?: string;
  readonly doc: readonly string[];
}

interface Tree extends Field {
  readonly fields?: readonly Tree[];
}

interface Explained extends Field {
  readonly version: string;
  readonly path: string;
  readonly fields: readonly Field[];
}

async function explained(...args: string[]): Promise<Explained> {
  const { status, stdout, stderr } = await cli(['explain', '--crds', file, '-o', 'json', ...args]);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as Explained;
}

test('a kind that a definition defines, by each of its names', async () => {
  for (const name of ['oven', 'Oven', 'ovens', 'ov', 'ovens.bakery.example.com']) {
    const { version, description, doc, fields } = await explained(name);
    assert.deepEqual([version, description], ['v1', 'An oven that bakes.'], name);
    assert.deepEqual(doc, [
      'Oven of bakery.example.com/v1.',
      'Namespaced: /apis/bakery.example.com/v1/namespaces/{namespace}/ovens/{name}.',
      'Subresources: status.',
      'Short names: ov.',
      'Field selectors: spec.degrees.',
      'Storage version.',
    ]);
    assert.deepEqual(
      fields.map(({ name: field, type }) => `${field} ${type}`),
      ['apiVersion string', 'kind string', 'metadata ObjectMeta', 'spec object', 'racks []string', 'fuel object'],
    );
    assert.match(fields[0]!.description!, /^APIVersion defines the schema/);
  }
  const old = await explained('oven', '--api-version', 'bakery.example.com/v1alpha1');
  assert.ok(old.doc.includes('Deprecated.'));
  assert.equal((await explained('oven.metadata.name')).type, 'string');
  assert.equal((await explained('pod.spec.nodeName')).path, 'Pod.spec.nodeName');
});

test('fields: types, rules, descriptions', async () => {
  const spec = await explained('oven.spec');
  assert.deepEqual(spec.doc, ['Required.', 'too hot', 'Rule: has(self.loaves)']);
  assert.deepEqual(spec.fields, [
    {
      name: 'degrees',
      path: 'Oven.spec.degrees',
      type: 'integer',
      description: 'Degrees\\x1b[31m Celsius.',
      doc: ['Default: 220.', 'At least 50.', 'At most 300.'],
    },
    {
      name: 'loaves',
      path: 'Oven.spec.loaves',
      type: '[]object',
      doc: ['Required.', 'At most 12 items.', 'List with unique name.'],
    },
    { name: 'labels', path: 'Oven.spec.labels', type: 'map[string][]string', doc: [] },
    { name: 'port', path: 'Oven.spec.port', type: 'IntOrString', doc: [] },
    {
      name: 'constructor',
      path: 'Oven.spec.constructor',
      type: 'object',
      doc: ['May be null.', 'Unknown fields are kept.'],
    },
  ]);
  const loaves = await explained('oven.spec.loaves[0]');
  assert.deepEqual(loaves.fields, [
    {
      name: 'name',
      path: 'Oven.spec.loaves.name',
      type: 'string',
      doc: ['Pattern: ^[a-z]+$', 'At most 8 characters.'],
    },
    { name: 'kind', path: 'Oven.spec.loaves.kind', type: 'string', doc: ['One of rye, wheat.'] },
  ]);
  const { stdout } = await cli(['explain', '--crds', file, 'oven.spec.loaves']);
  assert.match(stdout, /\nOne loaf\.\n/);
});

test('rules of elements, choices of fields, and what is deprecated', async () => {
  const { fields } = await explained('oven');
  assert.deepEqual(fields.find(({ name }) => name === 'racks')!.doc, ['At least 1 item.', 'Each: one of top, bottom.']);
  const fuel = await explained('oven.fuel', '--recursive');
  assert.deepEqual(fuel.doc, ['Exactly one of the fields wood, gas.', 'Deprecated.']);
  assert.deepEqual(
    fuel.fields.map(({ path, doc }) => [path, doc]),
    [
      ['Oven.fuel.wood', ['Each: at least 0.']],
      ['Oven.fuel.gas', ['Deprecated.']],
    ],
  );
});

test('definitions of v1beta1, several locations, and an address', async (t) => {
  const old = join(folder, 'mills.yaml');
  writeFileSync(
    old,
    `apiVersion: apiextensions.k8s.io/v1beta1
kind: CustomResourceDefinition
metadata: {name: mills.bakery.example.com}
spec:
  group: bakery.example.com
  version: v1
  names: {plural: mills, kind: Mill}
  validation: {openAPIV3Schema: {properties: {stones: {type: integer, maximum: 2}}}}
`,
  );
  const server = createServer((_, response) => response.end(readFileSync(file))).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ovens.yaml`;
  const args = ['--crds', `${old},${address}`, '--cache', join(folder, 'cache'), '-o', 'json'];
  const mill = await cli(['explain', ...args, 'mill.stones']);
  assert.deepEqual((JSON.parse(mill.stdout) as Explained).doc, ['At most 2.'], mill.stderr);
  const oven = await cli(['explain', ...args, '--offline', 'oven.spec.degrees']);
  assert.equal((JSON.parse(oven.stdout) as Explained).path, 'Oven.spec.degrees', oven.stderr);
});

test('definitions of real projects: every field can be explained', async (t) => {
  if (isMissing(t, corpus)) return;
  const { stdout, stderr, status } = await cli([
    ...['explain', '-o', 'json', '--recursive', '--crds', join(corpus, 'kube-prometheus/manifests/setup')],
    'prometheus',
  ]);
  assert.equal(status, 0, stderr);
  const all = (fields: readonly Tree[]): Tree[] => fields.flatMap((field) => [field, ...all(field.fields ?? [])]);
  const fields = all((JSON.parse(stdout) as { readonly fields: readonly Tree[] }).fields);
  assert.ok(fields.length > 1800, String(fields.length));
  const version = fields.find(({ path }) => path === 'Prometheus.spec.remoteWrite.messageVersion')!;
  assert.match(version.description!, /Remote Write message/);
  assert.deepEqual(version.doc, ['One of V1.0, V2.0.']);
});

test('what is not there', async () => {
  for (const [args, message] of [
    [['--crds', file, 'oven.spec.loave'], /Oven\.spec has no field loave\ndid you mean loaves\?/],
    [['--crds', file, 'ovn'], /unknown kind ovn\ndid you mean Oven\?/],
    [['--crds', 'examples/manifests/pod.json', 'pod'], /pod\.json has no CustomResourceDefinition/],
    [['--crds', join(folder, 'none'), 'pod'], /none: no such file or folder/],
    [['oven'], /unknown kind oven/],
  ] as const) {
    const { status, stderr } = await cli(['explain', ...args]);
    assert.equal(status, 2, stderr);
    assert.match(stderr, message);
  }
});
