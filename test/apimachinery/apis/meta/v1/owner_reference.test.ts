import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ObjectMetaAccessor } from 'kubetyped/apimachinery/apis/meta/v1';
import {
  getControllerOf,
  getControllerOfNoCopy,
  hasOwnerReference,
  isControlledBy,
  newControllerRef,
  OwnerReferenceError,
  ownerReferenceFor,
} from 'kubetyped/apimachinery/apis/meta/v1';
import type { GroupVersionKindLike } from 'kubetyped/apimachinery/runtime/schema';
import { Widget } from '../../../runtime/sample_kinds.ts';
import { assertRows } from '../../../vectors/schema_rows.ts';

test('controller references agree with Go', () => {
  assertRows({
    newControllerRef: (owner: ObjectMetaAccessor, gvk: GroupVersionKindLike) => newControllerRef(owner, gvk),
    getControllerOf: (object: ObjectMetaAccessor) => {
      const copy = getControllerOf(object);
      const found = getControllerOfNoCopy(object);
      assert.deepEqual(copy, found);
      assert.ok(copy === undefined || copy !== found);
      return [copy ?? null];
    },
    isControlledBy: (object: ObjectMetaAccessor, owner: ObjectMetaAccessor) => [isControlledBy(object, owner)],
  });
});

const owner = new Widget({ metadata: { name: 'a', uid: '1' } });

test('a class will do as the kind of the owner', () => {
  assert.deepEqual(newControllerRef(owner, Widget), {
    apiVersion: 'example.com/v1',
    kind: 'Widget',
    name: 'a',
    uid: '1',
    controller: true,
    blockOwnerDeletion: true,
  });
});

test('getControllerOfNoCopy gives the reference itself', () => {
  const ref = newControllerRef(owner, Widget);
  assert.equal(
    getControllerOfNoCopy(new Widget({ metadata: { ownerReferences: [{ ...ref, controller: false }, ref] } })),
    ref,
  );
});

test('ownerReferenceFor takes the kind from the object and only the given options', () => {
  assert.deepEqual(ownerReferenceFor(owner), { apiVersion: 'example.com/v1', kind: 'Widget', name: 'a', uid: '1' });
  assert.deepEqual(ownerReferenceFor(owner, { controller: true, blockOwnerDeletion: false }), {
    apiVersion: 'example.com/v1',
    kind: 'Widget',
    name: 'a',
    uid: '1',
    controller: true,
    blockOwnerDeletion: false,
  });
  // An item of a list has no kind of its own; its class has.
  const item = Object.setPrototypeOf({ metadata: { name: 'b', uid: '2' } }, Widget.prototype) as Widget;
  assert.equal(ownerReferenceFor(item).kind, 'Widget');
  assert.deepEqual(
    ownerReferenceFor({ metadata: { name: 'n', uid: '3' } }, { gvk: { group: '', version: 'v1', kind: 'Node' } }),
    { apiVersion: 'v1', kind: 'Node', name: 'n', uid: '3' },
  );
});

test('ownerReferenceFor refuses an owner without identity', () => {
  for (const [wrong, text] of [
    [{ metadata: { name: 'a', uid: '1' } }, /no apiVersion or kind/],
    [new Widget({ metadata: { name: 'a' } }), /the Widget has no uid/],
    [new Widget({ metadata: { uid: '1' } }), /the Widget has no name/],
    [new Widget(), /has no name/],
  ] as const) {
    assert.throws(
      () => ownerReferenceFor(wrong),
      (err) => err instanceof OwnerReferenceError && err.code === 'ERR_OWNER_REFERENCE' && text.test(err.message),
    );
  }
});

test('hasOwnerReference goes by uid', () => {
  const owned = { metadata: { ownerReferences: [ownerReferenceFor(owner)] } };
  assert.ok(hasOwnerReference(owned, owner));
  assert.ok(!hasOwnerReference(owned, new Widget({ metadata: { name: 'a', uid: '2' } })));
  assert.ok(
    !hasOwnerReference(
      { metadata: { ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'a', uid: '' }] } },
      new Widget(),
    ),
  );
  assert.ok(!hasOwnerReference({}, owner));
});
