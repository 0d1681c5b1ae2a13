// `crd`: definitions that servers refuse, and old ones that become new ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('faults are told, each with its place', async () => {
  const { stdout: good } = await cli(['crd', 'convert'], { input: old });
  const { status, stderr } = await cli(['crd', 'check'], { input: good.replace('plural: foos', 'plural: Foos') });
  assert.equal(status, 1);
  assert.match(stderr, /metadata\.name: Invalid value: "foos\.example\.com": must be spec\.names\.plural/);
});

test('mistakes in use: no action, another one, files without definitions', async () => {
  for (const args of [['crd'], ['crd', 'chek']]) {
    const { status, stderr } = await cli(args, { input: '' });
    assert.equal(status, 2);
    assert.match(stderr, /check or convert/);
  }
  const { status, stderr } = await cli(['crd', 'check'], { input: 'apiVersion: v1\nkind: ConfigMap\n' });
  assert.equal(status, 1);
  assert.match(stderr, /no CustomResourceDefinition/);
});
