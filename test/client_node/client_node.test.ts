// The official client's own serializer is the judge of what it takes and gives.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { V1NetworkPolicy, V1Pod } from '@kubernetes/client-node';
import * as models from '@kubernetes/client-node/dist/gen/models/ObjectSerializer.js';
import { ObjectSerializer } from '@kubernetes/client-node/dist/gen/models/ObjectSerializer.js';
import { scheme } from 'kubetyped';
import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as networkingv1 from 'kubetyped/api/networking/v1';
import { fromClientNode, toClientNode } from 'kubetyped/client-node';
import { objectFiles, readRows } from '../conformance/rows.ts';
import { modelNames } from './model_names.ts';

interface Attribute {
  readonly name: string;
  readonly baseName: string;
  readonly type: string;
}

const classes = models as unknown as Record<string, { getAttributeTypeMap?: () => Attribute[] }>;
const names = modelNames();

/** Without what is undefined or null, which mean absent to the official client too. */
const plain = (object: unknown): unknown =>
  JSON.parse(JSON.stringify(object, (_, value: unknown) => value ?? undefined));

/** As it is here: a list always has items. */
const ours = (wire: object): unknown => plain(scheme.from(structuredClone(wire) as typeof wire & { kind: string }));

test('every class of the official client that has apiVersion and kind is that of a Kind', () => {
  const kinds = Object.entries(classes).flatMap(([name, { getAttributeTypeMap }]) => {
    const attributes = getAttributeTypeMap?.().map(({ baseName }) => baseName) ?? [];
    return attributes.includes('apiVersion') && attributes.includes('kind') && attributes.includes('metadata')
      ? [name]
      : [];
  });
  assert.ok(kinds.length > 150, `${kinds.length} classes`);
  const known = new Set(names.values());
  assert.deepEqual(
    kinds.filter((name) => !known.has(name)),
    [],
  );
  assert.deepEqual(
    [...known].filter((name) => classes[name] === undefined),
    [],
  );
});

/** Servers read the milliseconds that the official client writes, and cut them off. */
const toTheSecond = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/(:\d\d)\.000Z$/, '$1Z') : text;
const sent = (object: unknown): unknown =>
  JSON.parse(JSON.stringify(plain(object), (_, value: unknown) => toTheSecond(value)));

/** Fields that came after the release that the official client follows, by their names. */
const { fields } = JSON.parse(readFileSync('proto/releases.json', 'utf8')) as {
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
const LATER = new Set(
  Object.values(fields).flatMap((since) => Object.keys(since).filter((name) => since[name] === '1.37')),
);

/** An object without the later fields that a class of the official client lacks, and so drops. */
function known(value: unknown, type: string): unknown {
  const element = /^Array<(.*)>$/.exec(type)?.[1] ?? /^Set<(.*)>$/.exec(type)?.[1];
  if (Array.isArray(value)) return element === undefined ? value : value.map((each) => known(each, element));
  if (typeof value !== 'object' || value === null) return value;
  const of = /^\{ \[key: string\]: (.*); \}$/.exec(type)?.[1];
  const attributes = classes[type]?.getAttributeTypeMap?.();
  if (of === undefined && attributes === undefined) return value;
  const types = new Map(attributes?.map(({ baseName, type: each }) => [baseName, each]));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => of !== undefined || types.has(name) || !LATER.has(name))
      .map(([name, each]) => [name, known(each, of ?? types.get(name) ?? '')]),
  );
}

let objects = 0;
for (const file of objectFiles()) {
  test(`objects of ${file.replace('.jsonl.gz', '')} go to the official client and come back`, () => {
    for (const { kind, variant, json, input, error } of readRows(file)) {
      // The official client loses keys of this name.
      if (json?.includes('__proto__') === true) continue;
      if (json === undefined || error !== undefined || (input !== undefined && input !== json)) continue;
      const wire = JSON.parse(json) as { apiVersion: string; kind: string };
      const model = names.get(`${wire.apiVersion}/${wire.kind}`);
      if (model === undefined) continue;
      const object = scheme.from(structuredClone(wire));
      const theirs = toClientNode(object);
      const kept = known(ours(wire), model);
      assert.deepEqual(sent(ObjectSerializer.serialize(theirs, model, '')), kept, `${kind} ${variant}: to`);
      assert.deepEqual(plain(fromClientNode(theirs)), ours(wire), `${kind} ${variant}: there and back`);
      const decoded = ObjectSerializer.deserialize(wire, model, '') as object;
      assert.deepEqual(plain(fromClientNode(decoded)), kept, `${kind} ${variant}: from`);
      objects++;
    }
  });
}

test('thousands of objects of all Kinds were compared', () => assert.ok(objects > 1000, String(objects)));

test('a NetworkPolicy keeps its from, which the official client drops under its JSON name', () => {
  const policy = new networkingv1.NetworkPolicy({
    metadata: { name: 'db' },
    spec: { podSelector: {}, ingress: [{ from: [{ podSelector: { matchLabels: { app: 'web' } } }] }] },
  });
  const dropped = ObjectSerializer.serialize(policy, 'V1NetworkPolicy', '') as {
    spec: { ingress: { from?: unknown }[] };
  };
  assert.equal(dropped.spec.ingress[0]!.from, undefined);
  const model: V1NetworkPolicy = toClientNode(policy);
  assert.equal(model.spec!.ingress![0]!._from!.length, 1);
  const back: networkingv1.NetworkPolicy = fromClientNode(networkingv1.NetworkPolicy, model);
  assert.deepEqual(plain(back), plain(policy));
});

test('microseconds are kept, and a plain Date is written as servers want it', () => {
  const renewTime = '2026-01-02T03:04:05.123456Z';
  const lease = new coordinationv1.Lease({ metadata: { name: 'a' }, spec: { renewTime } });
  const model = toClientNode(lease);
  assert.equal(model.spec!.renewTime!.getTime(), Date.parse('2026-01-02T03:04:05.123Z'));
  assert.equal(JSON.parse(JSON.stringify(ObjectSerializer.serialize(model, 'V1Lease', ''))).spec.renewTime, renewTime);
  assert.equal(fromClientNode(coordinationv1.Lease, model).spec!.renewTime, renewTime);
  const dated = { apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', metadata: {}, spec: { renewTime: new Date(0) } };
  assert.equal(
    (fromClientNode(dated) as unknown as coordinationv1.Lease).spec!.renewTime,
    '1970-01-01T00:00:00.000000Z',
  );
});

test('what would be dropped is an error that says where', () => {
  const pod = new corev1.Pod({ metadata: { name: 'a' }, spec: { containers: [{ name: 'a', imagee: 'b' } as never] } });
  assert.throws(() => toClientNode(pod), { code: 'ERR_CLIENT_NODE', paths: ['spec.containers[0].imagee'] });
  const kept = toClientNode(pod, { unknownFields: 'keep' }) as unknown as { spec: { containers: object[] } };
  assert.deepEqual(kept.spec.containers[0], { name: 'a', imagee: 'b' });
  const policy = { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', spec: { ingress: [{ from: [] }] } };
  assert.throws(() => fromClientNode(policy), { code: 'ERR_CLIENT_NODE', paths: ['spec.ingress[0].from'] });
});

test('times that are none are errors that say where', () => {
  const metadata = { creationTimestamp: new Date(Number.NaN) };
  assert.throws(() => fromClientNode({ apiVersion: 'v1', kind: 'Pod', metadata }), {
    code: 'ERR_CLIENT_NODE',
    paths: ['metadata.creationTimestamp'],
  });
  const pod = new corev1.Pod({ metadata: { creationTimestamp: 'today' } });
  assert.throws(() => toClientNode(pod), { code: 'ERR_CLIENT_NODE', paths: ['metadata.creationTimestamp'] });
});

test('items of a list are of the Kind one says; other kinds are refused', () => {
  const item = { metadata: { name: 'a', creationTimestamp: new Date(0) }, spec: { containers: [] } } as V1Pod;
  const pod: corev1.Pod = fromClientNode(corev1.Pod, item);
  assert.equal(pod.kind, 'Pod');
  assert.equal(pod.metadata.creationTimestamp, '1970-01-01T00:00:00Z');
  assert.throws(() => fromClientNode(corev1.Pod, null as never), { code: 'ERR_KIND_MISMATCH' });
  assert.throws(() => fromClientNode({ metadata: {} }), { code: 'ERR_MISSING_KIND' });
  assert.throws(() => fromClientNode({ apiVersion: 'e.io/v1', kind: 'Foo' }), { code: 'ERR_NOT_REGISTERED' });
  assert.throws(() => fromClientNode(corev1.Pod, { ...item, apiVersion: 'v1', kind: 'Node' } as V1Pod), {
    code: 'ERR_KIND_MISMATCH',
  });
});

test('types are those of the official client', () => {
  const pod = new corev1.Pod({ spec: { containers: [{ name: 'a' }] } });
  const model: V1Pod = toClientNode(pod);
  // @ts-expect-error -- a Pod is no NetworkPolicy
  const policy: V1NetworkPolicy = toClientNode(pod);
  // @ts-expect-error -- the model of another Kind
  assert.throws(() => fromClientNode(corev1.Node, model));
  assert.equal(model.spec, (policy as unknown as V1Pod).spec === undefined ? undefined : model.spec);
});
