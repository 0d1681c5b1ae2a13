// `validate` with CustomResourceDefinitions at hand.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { cli } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

const folder = mkdtempSync(join(tmpdir(), 'kubetyped-'));
after(() => rmSync(folder, { recursive: true }));

const crd = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Widget, plural: widgets}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, minimum: 0}
              labels: {type: object, additionalProperties: {type: string, maxLength: 3}}
            x-kubernetes-validations:
            - {rule: "self.size < 5"}
`;
const widgets = `apiVersion: example.com/v1
kind: Widget
metadata: {name: good}
spec: {size: 1}
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: bad}
spec:
  size: -1
  labels:
    a.b/c: long
  colour: red
`;
const crdFile = join(folder, 'crd.yaml');
writeFileSync(crdFile, crd);
writeFileSync(join(folder, 'widgets.yaml'), widgets);

test('a definition among the files is used', async () => {
  const { status, stdout } = await cli(['validate', folder]);
  assert.equal(status, 1);
  assert.match(
    stdout,
    /^ {2}10:3 {2}spec\.size: Invalid value: -1: spec\.size in body should be greater than or equal to 0 {2}\[value\]$/m,
  );
  assert.match(stdout, /^ {2}12:5 {2}spec\.labels\.a\.b\/c: Too long: may not be more than 3 bytes {2}\[value\]$/m);
  assert.match(stdout, /^ {2}13:3 {2}spec\.colour: unknown field {2}\[unknown\]$/m);
  assert.match(stdout, /^3 documents in 2 files: 2 ok, 1 faulty with 4 faults$/m);
  assert.match(stdout, /some validation rules were not checked because the object was invalid/);
});

test('--crds gives definitions for what is read from standard input; --lax takes unknown fields', async () => {
  const { status, stdout } = await cli(['validate', '--crds', crdFile, '--lax', '-o', 'json'], { input: widgets });
  assert.equal(status, 1);
  const report = JSON.parse(stdout) as ValidateJSON;
  assert.deepEqual(
    report.faults.map(({ path, reason }) => `${reason} ${path}`),
    ['value ', 'value spec.size', 'value spec.labels.a.b/c'],
  );
  assert.match(report.faults[0]!.text, /some validation rules were not checked/);
});

test('without a definition custom resources are skipped', async () => {
  const { status, stdout } = await cli(['validate'], { input: widgets });
  assert.equal(status, 0);
  assert.match(stdout, /2 skipped/);
});

test('a definition that cannot be used is told about, and one that cannot be read is trouble', async () => {
  const broken = join(folder, 'broken.txt');
  writeFileSync(broken, crd.replace('type: integer, minimum: 0', '$ref: "#"'));
  const { stdout } = await cli(['validate', '--crds', broken], { input: widgets });
  assert.match(
    stdout,
    /its definition can't be used: properties\.spec\.properties\.size: OpenAPIV3Schema '\$ref' is not supported/,
  );
  const { status, stderr } = await cli(['validate', '--crds', join(folder, 'none')], { input: widgets });
  assert.equal(status, 2);
  assert.match(stderr, /none: /);
});

test('a number spelled as a float is not an integer: in JSON, also in a List', async () => {
  const scaled = crd.replace(
    '    schema:',
    '    subresources: {scale: {specReplicasPath: .spec.size, statusReplicasPath: .s}}\n    schema:',
  );
  const crds = join(folder, 'scaled.yaml');
  writeFileSync(crds, scaled);
  const widget = (size: string): string =>
    `{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"w"},"spec":{"size":${size}}}`;
  const list = `{"apiVersion":"v1","kind":"List","items":[${widget('1')},${widget('1e0')}]}`;
  for (const [input, place] of [
    [widget('1.0'), 'spec.size'],
    [list, 'items[1].spec.size'],
  ] as const) {
    const { status, stdout } = await cli(['validate', '--crds', crds, '-'], { input });
    assert.equal(status, 1, stdout);
    const fault = `${place}: Invalid value: 0: .spec.size accessor error: 1 is of the type float64, expected int64`;
    assert.ok(stdout.includes(fault), stdout);
  }
  const { status } = await cli(['validate', '--crds', crds, '-'], { input: widget('1') });
  assert.equal(status, 0);
  const yaml = widgets.slice(0, widgets.indexOf('---')).replace('size: 1', 'size: 1.0');
  assert.equal((await cli(['validate', '--crds', crds, '-'], { input: yaml })).status, 0);
});

test('rules of a definition are evaluated', async () => {
  const large = 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: large}\nspec:\n  size: 7\n';
  const { status, stdout } = await cli(['validate', '--crds', crdFile], { input: large });
  assert.equal(status, 1);
  assert.match(stdout, /spec: Invalid value: failed rule: self\.size < 5/);
});

test('a definition is judged as a server does that is asked to create it', async () => {
  const input = crd.replace('self.size < 5', 'self.sise < 5').replace('scope: Namespaced', 'scope: Everywhere');
  const { status, stdout } = await cli(['validate', '-'], { input });
  assert.equal(status, 1);
  assert.match(stdout, /spec\.scope: Unsupported value: "Everywhere": supported values: "Cluster", "Namespaced"/);
  assert.match(stdout, /x-kubernetes-validations\[0\]\.rule: .*undefined field 'sise'/);
  assert.equal((await cli(['validate', '-'], { input: crd })).status, 0);
});
