import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as types from 'kubetyped/apimachinery/types';

test('a namespaced name', () => {
  const name = new types.NamespacedName({ namespace: 'kube-system', name: 'dns' });
  assert.equal(`${name}`, 'kube-system/dns');
  assert.equal(new types.NamespacedName({ name: 'node-1' }).toString(), '/node-1');
  assert.equal(new types.NamespacedName({}).toString(), '/');
  assert.ok(name.equals({ namespace: 'kube-system', name: 'dns' }));
  assert.ok(!name.equals({ namespace: '', name: 'dns' }));
  assert.deepEqual(name.marshalLog(), { name: 'dns', namespace: 'kube-system' });
  assert.deepEqual(new types.NamespacedName({ name: 'a' }).marshalLog(), { name: 'a' });
  assert.throws(() => Object.assign(name, { name: 'x' }), TypeError);
});

test('patch types are the content types of requests', () => {
  assert.deepEqual(
    [
      types.JSONPatchType,
      types.MergePatchType,
      types.StrategicMergePatchType,
      types.ApplyPatchType,
      types.ApplyYAMLPatchType,
      types.ApplyCBORPatchType,
    ],
    [
      'application/json-patch+json',
      'application/merge-patch+json',
      'application/strategic-merge-patch+json',
      'application/apply-patch+yaml',
      'application/apply-patch+yaml',
      'application/apply-patch+cbor',
    ],
  );
});
