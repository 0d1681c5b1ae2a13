// Defaults of built-in Kinds, as k8s.io/kubernetes fills them in: rows that scripts/go/controlplane/defaults has answered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, scheme } from 'kubetyped';
import { Deployment } from 'kubetyped/api/apps/v1';
import { Pod, Service } from 'kubetyped/api/core/v1';
import { setDefaults } from 'kubetyped/defaults';
import { packedLines } from '../packed_rows.ts';
import { differs, type Row } from './compare_defaults.ts';

test('rows of Go', () => {
  const rows = packedLines('test/defaults/vectors.jsonl.gz');
  const wrong = rows.map((line) => differs(JSON.parse(line) as Row)).filter((each) => each !== undefined);
  assert.deepEqual(wrong.slice(0, 5), []);
  assert.ok(rows.length > 900, `${rows.length} rows`);
});

test('objects with a class and plain ones get the same, and what they say stays', () => {
  const manifest = {
    metadata: { name: 'a' },
    spec: { containers: [{ name: 'a', image: 'nginx', imagePullPolicy: 'Never' }] },
  };
  const pod = new Pod(structuredClone(manifest) as Pod);
  setDefaults(pod);
  assert.equal(pod.spec?.containers[0]?.imagePullPolicy, 'Never');
  assert.equal(pod.spec?.restartPolicy, 'Always');
  const plain = { apiVersion: 'v1', kind: 'Pod', ...structuredClone(manifest) };
  setDefaults(plain, Pod);
  assert.equal(JSON.stringify(plain), JSON.stringify(pod));
});

test('defaults are set once', () => {
  for (const object of [
    decode(scheme, 'apiVersion: apps/v1\nkind: Deployment\nspec: {template: {spec: {containers: [{name: a}]}}}'),
    decode(scheme, 'apiVersion: v1\nkind: Service\nspec: {ports: [{port: 80}]}'),
  ]) {
    setDefaults(object);
    const once = JSON.stringify(object);
    setDefaults(object);
    assert.equal(JSON.stringify(object), once);
  }
});

test('no object shares a default with another', () => {
  const [one, other] = [new Deployment({ spec: undefined! }), new Deployment({ spec: undefined! })];
  for (const each of [one, other]) setDefaults(each);
  one.spec!.strategy!.rollingUpdate!.maxSurge = 5;
  assert.equal(other.spec!.strategy!.rollingUpdate!.maxSurge, '25%');
  const service = new Service({});
  setDefaults(service);
  assert.equal(service.spec?.type, 'ClusterIP');
});
