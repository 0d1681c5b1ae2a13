// What the vectors can't say of references: Kinds, Schemes, errors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addToScheme,
  getObjectReferenceKind,
  getPartialReference,
  getReference,
  type ObjectReference,
  Pod,
  PodList,
} from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';

const metadata = { name: 'web', namespace: 'shop', uid: 'u', resourceVersion: '7' };

test('a reference to a Kind, also to an item of a list, which does not say what it is', () => {
  const ref = { kind: 'Pod', namespace: 'shop', name: 'web', uid: 'u', apiVersion: 'v1', resourceVersion: '7' };
  assert.deepEqual(getReference(undefined, new Pod({ metadata })), ref);
  const item = new Pod({ metadata });
  delete (item as Partial<Pod>).kind;
  delete (item as Partial<Pod>).apiVersion;
  assert.deepEqual(getReference(null, item), ref);
  assert.deepEqual(getPartialReference(null, item, 'spec.containers{a}'), { ...ref, fieldPath: 'spec.containers{a}' });
});

test('a list has only a kind and a version', () => {
  assert.deepEqual(getReference(undefined, new PodList({ metadata: { resourceVersion: '9' } })), {
    kind: 'PodList',
    apiVersion: 'v1',
    resourceVersion: '9',
  });
});

test('plain data without a kind need a Scheme, and that one must know them', () => {
  assert.throws(() => getReference(undefined, { metadata }), {
    code: 'ERR_OBJECT_REFERENCE',
    message: 'scheme is required to look up gvk',
  });
  const scheme = new Scheme();
  addToScheme(scheme);
  assert.throws(() => getReference(scheme, { metadata }), { code: 'ERR_MISSING_KIND' });
  for (const nothing of [null, undefined, 'Pod' as never]) {
    assert.throws(() => getReference(scheme, nothing), {
      code: 'ERR_OBJECT_REFERENCE',
      message: "can't reference a nil object",
    });
  }
});

test('the kind of a reference is written where it is read', () => {
  const ref: ObjectReference = { name: 'a' };
  const kind = getObjectReferenceKind(ref);
  kind.setGroupVersionKind({ group: 'apps', version: 'v1', kind: 'Deployment' });
  assert.deepEqual(ref, { name: 'a', apiVersion: 'apps/v1', kind: 'Deployment' });
  assert.equal(kind.groupVersionKind().toString(), 'apps/v1, Kind=Deployment');
  kind.setGroupVersionKind({ group: '', version: '', kind: '' });
  assert.deepEqual(ref, { name: 'a' });
});
