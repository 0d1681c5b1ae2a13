// `explain` with CustomResourceDefinitions at hand.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
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
---
apiVersion: bakery.example.com/v1
kind: Oven
`,
);

interface Field {
  readonly name: string;
  readonly type: string;
  readonly description?: string;
  readonly doc: readonly string[];
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
    ]);
    assert.deepEqual(
      fields.map(({ name: field, type }) => `${field} ${type}`),
      ['apiVersion string', 'kind string', 'metadata ObjectMeta', 'spec object'],
    );
    assert.match(fields[0]!.description!, /^Group and version/);
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
      type: 'integer',
      description: 'Degrees\\x1b[31m Celsius.',
      doc: ['Default: 220.', 'At least 50.', 'At most 300.'],
    },
    { name: 'loaves', type: '[]object', doc: ['Required.', 'At most 12 items.', 'List with unique name.'] },
    { name: 'labels', type: 'map[string][]string', doc: [] },
    { name: 'port', type: 'IntOrString', doc: [] },
    { name: 'constructor', type: 'object', doc: ['May be null.', 'Unknown fields are kept.'] },
  ]);
  const loaves = await explained('oven.spec.loaves[0]');
  assert.deepEqual(loaves.fields, [
    { name: 'name', type: 'string', doc: ['Pattern: ^[a-z]+$', 'At most 8 characters.'] },
    { name: 'kind', type: 'string', doc: ['One of rye, wheat.'] },
  ]);
  const { stdout } = await cli(['explain', '--crds', file, 'oven.spec.loaves']);
  assert.match(stdout, /\nOne loaf\.\n/);
});

test('what is not there', async () => {
  for (const [args, message] of [
    [['--crds', file, 'oven.spec.loave'], /Oven\.spec has no field loave\ndid you mean loaves\?/],
    [['--crds', file, 'ovn'], /unknown kind ovn\ndid you mean Oven\?/],
    [['--crds', 'examples/manifests/pod.json', 'pod'], /pod\.json has no v1 CustomResourceDefinition/],
    [['--crds', join(folder, 'none'), 'pod'], /none: no such file or folder/],
    [['oven'], /unknown kind oven/],
  ] as const) {
    const { status, stderr } = await cli(['explain', ...args]);
    assert.equal(status, 2, stderr);
    assert.match(stderr, message);
  }
});
