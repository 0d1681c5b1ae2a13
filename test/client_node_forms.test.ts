// What the official client's classes look like, without its package: test/client_node holds it against the package itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { fromClientNode, toClientNode } from 'kubetyped/client-node';
import { clientName } from '#src/client_node/names';

test('names that languages reserve get an underscore, $ goes, and x-kubernetes- has underscores', () => {
  const rows: readonly (readonly [json: string, name: string])[] = [
    ['continue', '_continue'],
    ['default', '_default'],
    ['enum', '_enum'],
    ['from', '_from'],
    ['int', '_int'],
    ['$ref', 'ref'],
    ['$schema', 'schema'],
    ['x-kubernetes-int-or-string', 'x_kubernetes_int_or_string'],
    ['x-kubernetes-list-map-keys', 'x_kubernetes_list_map_keys'],
    ['x-other-name', 'x-other-name'],
    ['if-not', 'if-not'],
    ['for', 'for'],
    ['metadata', 'metadata'],
  ];
  for (const [json, name] of rows) assert.equal(clientName(json), name, json);
});

test('a schema goes there and comes back, name by name', () => {
  const schema = {
    type: 'object',
    $ref: '#/a',
    default: { default: 1 },
    enum: ['a'],
    properties: { from: { type: 'string', 'x-kubernetes-int-or-string': true, enum: ['b'] } },
    'x-kubernetes-preserve-unknown-fields': true,
  };
  const versions = [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }];
  const names = { plural: 'gadgets', kind: 'Gadget' };
  const definition = new CustomResourceDefinition({
    metadata: { name: 'gadgets.example.com' },
    spec: { group: 'example.com', scope: 'Namespaced', names, versions },
  } as never);
  const model = toClientNode(definition);
  assert.deepEqual(JSON.parse(JSON.stringify(model.spec.versions[0]?.schema?.openAPIV3Schema)), {
    type: 'object',
    ref: '#/a',
    _default: { default: 1 },
    _enum: ['a'],
    properties: { from: { type: 'string', x_kubernetes_int_or_string: true, _enum: ['b'] } },
    x_kubernetes_preserve_unknown_fields: true,
  });
  assert.deepEqual(JSON.parse(JSON.stringify(fromClientNode(model))), JSON.parse(JSON.stringify(definition)));
});

test('times are Dates; those with microseconds keep their text; null stays', () => {
  const pod = new corev1.Pod({ metadata: { creationTimestamp: '2026-01-02T03:04:05Z' } });
  const { creationTimestamp } = toClientNode(pod).metadata!;
  assert.ok(creationTimestamp instanceof Date);
  assert.equal(JSON.stringify(creationTimestamp), '"2026-01-02T03:04:05.000Z"');
  assert.equal(fromClientNode(corev1.Pod, toClientNode(pod)).metadata.creationTimestamp, '2026-01-02T03:04:05Z');
  const renewTime = '2026-01-02T03:04:05.123456Z';
  const lease = (time: unknown): coordinationv1.Lease =>
    new coordinationv1.Lease({ metadata: { name: 'a' }, spec: { renewTime: time } } as never);
  const model = toClientNode(lease(renewTime));
  const written = model.spec!.renewTime!;
  assert.ok(written instanceof Date);
  assert.equal(written.getTime(), Date.parse('2026-01-02T03:04:05.123Z'));
  assert.deepEqual([written.toISOString(), JSON.stringify(written)], [renewTime, `"${renewTime}"`]);
  assert.equal(fromClientNode(coordinationv1.Lease, model).spec!.renewTime, renewTime);
  assert.equal(toClientNode(lease(null)).spec!.renewTime, null);
  const dated = (time: Date): unknown =>
    (fromClientNode({ apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', spec: { renewTime: time } }) as never)[
      'spec'
    ]['renewTime'];
  assert.equal(dated(new Date(7)), '1970-01-01T00:00:00.007000Z');
  assert.throws(() => dated(new Date(Number.NaN)), { code: 'ERR_CLIENT_NODE', paths: ['spec.renewTime'] });
  assert.throws(() => toClientNode(lease('today')), {
    code: 'ERR_CLIENT_NODE',
    message: 'spec.renewTime: no Date can hold today',
    paths: ['spec.renewTime'],
  });
});

test('fields that the Kind does not have are refused, or kept', () => {
  const containers = [{ name: 'a', imagee: 'b' }];
  const pod = new corev1.Pod({ metadata: { name: 'a' }, spec: { containers }, phase: 'x' } as never);
  for (const options of [undefined, {}, { unknownFields: 'error' }] as const)
    assert.throws(() => toClientNode(pod, options), {
      code: 'ERR_CLIENT_NODE',
      message: 'the official client would drop spec.containers[0].imagee, phase',
      paths: ['spec.containers[0].imagee', 'phase'],
    });
  const kept = JSON.parse(JSON.stringify(toClientNode(pod, { unknownFields: 'keep' }))) as object;
  assert.deepEqual(kept, JSON.parse(JSON.stringify(pod)));
});
