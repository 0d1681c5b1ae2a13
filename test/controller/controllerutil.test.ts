// Owners, finalizers, and making sure that an object is there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { isConflict, isNotFound } from 'kubetyped/apimachinery/api/errors';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import {
  AlreadyOwnedError,
  and,
  annotationsChanged,
  containsFinalizer,
  createOrUpdate,
  generationChanged,
  getControllerOf,
  isControlledBy,
  labelsChanged,
  not,
  OwnerError,
  or,
  type Predicate,
  removeOwnerReference,
  resourceVersionChanged,
  setControllerReference,
  setOwnerReference,
  withFinalizer,
} from 'kubetyped/controller';
import { configMap } from './world.ts';

const owner = (init: object = {}): appsv1.Deployment =>
  new appsv1.Deployment({
    metadata: { name: 'owner', namespace: 'default', uid: 'u', ...init },
    spec: { selector: {}, template: {} },
  } as never);

test('an object is controlled by one owner, of its namespace or of none, and has others besides', () => {
  const map = configMap('a');
  const owned = setControllerReference(owner(), map);
  const reference = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'owner', uid: 'u' };
  assert.deepEqual(owned.metadata.ownerReferences, [{ ...reference, controller: true, blockOwnerDeletion: true }]);
  assert.equal(map.metadata.ownerReferences, undefined);
  assert.deepEqual(getControllerOf(owned)?.uid, 'u');
  assert.ok(
    isControlledBy(owned, owner()) && !isControlledBy(owned, owner({ uid: 'v' })) && !isControlledBy(map, owner()),
  );
  // The same name comes again with another uid: it replaces the reference.
  const again = setControllerReference(owner({ uid: 'v' }), owned, { blockOwnerDeletion: false });
  assert.deepEqual(again.metadata.ownerReferences, [
    { ...reference, uid: 'v', controller: true, blockOwnerDeletion: false },
  ]);
  const other = owner({ name: 'other' });
  assert.throws(
    () => setControllerReference(other, owned),
    (error) =>
      error instanceof AlreadyOwnedError && error.owner.name === 'owner' && /already owned/.test(error.message),
  );
  const both = setOwnerReference(other, owned);
  assert.equal(both.metadata.ownerReferences?.length, 2);
  assert.deepEqual(removeOwnerReference(other, both).metadata, owned.metadata);
  assert.equal(removeOwnerReference(other, owned), owned);
  for (const [bad, object] of [
    [owner({ namespace: 'elsewhere' }), map],
    [owner(), { metadata: { name: 'cluster-wide' } }],
    [owner({ uid: undefined }), map],
  ] as const)
    assert.throws(() => setControllerReference(bad, object), OwnerError);
  // Of no namespace: it may own everything.
  const namespace = new corev1.Namespace({ metadata: { name: 'n', uid: 'x' } });
  assert.equal(setControllerReference(namespace, map).metadata.ownerReferences?.[0]?.kind, 'Namespace');
});

test('createOrUpdate creates, updates what differs, and leaves alone what does not', async () => {
  const api = new FakeAPI({ scheme });
  const maps = new Client({ transport: api }).resource(corev1.ConfigMap);
  const wanted = { metadata: { name: 'a', namespace: 'default' } };
  const to = (value: string) => (map: corev1.ConfigMap) => {
    map.data = { ...map.data, k: value };
  };
  assert.equal((await createOrUpdate(maps, wanted, to('1'))).operation, 'created');
  assert.equal((await createOrUpdate(maps, wanted, to('1'))).operation, 'unchanged');
  const { object, operation } = await createOrUpdate(maps, wanted, to('2'));
  assert.deepEqual([object.data, operation], [{ k: '2' }, 'updated']);
  const writes = (): number => api.actions.filter(({ verb }) => verb === 'update').length;
  assert.equal(writes(), 1);
  // What a cache gives is shared: it is not changed. One that is old makes a conflict.
  const frozen = Object.freeze({ ...object, data: Object.freeze({ k: '2' }) });
  await createOrUpdate(maps, wanted, (map) => ({ ...map, data: { k: '3' } }), { existing: frozen });
  await assert.rejects(createOrUpdate(maps, wanted, to('4'), { existing: frozen }), isConflict);
  const read = api.actions.filter(({ verb }) => verb === 'get').length;
  await assert.rejects(createOrUpdate(maps, wanted, to('5'), { existing: undefined }));
  assert.equal(api.actions.filter(({ verb }) => verb === 'get').length, read);
});

test('a finalizer is there before the work begins, and goes after the cleanup', async () => {
  const api = new FakeAPI({ scheme, objects: [configMap('a')] });
  const maps = new Client({ transport: api }).resource(corev1.ConfigMap);
  const inDefault = maps.inNamespace('default');
  const calls: string[] = [];
  let fails = true;
  const run = async (): Promise<string | undefined> =>
    withFinalizer(maps, await inDefault.get('a'), 'example.com/cleanup', {
      apply: (map) => {
        assert.ok(containsFinalizer(map, 'example.com/cleanup'));
        calls.push('apply');
        return 'applied';
      },
      cleanup: () => {
        calls.push('cleanup');
        if (fails) throw new Error('not yet');
      },
    });
  assert.equal(await run(), 'applied');
  assert.equal(await run(), 'applied');
  await inDefault.patch('a', {
    type: 'application/merge-patch+json',
    data: '{"metadata":{"finalizers":["other/x","example.com/cleanup"]}}',
  });
  await inDefault.delete('a');
  await assert.rejects(run(), /not yet/);
  fails = false;
  assert.equal(await run(), undefined);
  // That of somebody else stays, and nothing is cleaned up twice.
  assert.deepEqual((await inDefault.get('a')).metadata.finalizers, ['other/x']);
  assert.equal(await run(), undefined);
  await inDefault.patch('a', { type: 'application/merge-patch+json', data: '{"metadata":{"finalizers":null}}' });
  await assert.rejects(inDefault.get('a'), (error) => isNotFound(error));
  assert.deepEqual(calls, ['apply', 'apply', 'cleanup', 'cleanup']);
});

test('a finalizer that is added to an outdated object is a conflict, and takes away no other', async () => {
  const api = new FakeAPI({ scheme, objects: [configMap('a')] });
  const maps = new Client({ transport: api }).resource(corev1.ConfigMap, { namespace: 'default' });
  const old = await maps.get('a');
  await maps.patch('a', { type: 'application/merge-patch+json', data: '{"metadata":{"finalizers":["other/x"]}}' });
  const never = { apply: () => assert.fail('applied'), cleanup: () => assert.fail('cleaned up') };
  await assert.rejects(withFinalizer(maps, old, 'example.com/cleanup', never), isConflict);
  assert.deepEqual((await maps.get('a')).metadata.finalizers, ['other/x']);
});

test('predicates, alone and combined', () => {
  const map = (generation: number, labels: object = {}, annotations: object = {}, resourceVersion = '1') =>
    configMap('a', { metadata: { generation, labels, annotations, resourceVersion } });
  const passes = (by: Predicate<object>, a: object, b: object): boolean => by.update?.(a, b) ?? true;
  assert.ok(passes(generationChanged, map(1), map(2)) && !passes(generationChanged, map(1), map(1, { a: '' })));
  assert.ok(
    passes(labelsChanged, map(1), map(1, { a: '' })) && !passes(labelsChanged, map(1, { a: 'b' }), map(2, { a: 'b' })),
  );
  assert.ok(passes(labelsChanged, map(1, { a: 'b' }), map(1, { c: 'b' })));
  assert.ok(passes(annotationsChanged, map(1), map(1, {}, { a: '' })) && !passes(annotationsChanged, map(1), map(2)));
  assert.ok(
    passes(resourceVersionChanged, map(1), map(1, {}, {}, '2')) && !passes(resourceVersionChanged, map(1), map(1)),
  );
  const either = or(generationChanged, labelsChanged);
  assert.ok(passes(either, map(1), map(1, { a: '' })) && !passes(either, map(1), map(1, {}, { a: '' })));
  const both = and(generationChanged, labelsChanged);
  assert.ok(passes(both, map(1), map(2, { a: '' })) && !passes(both, map(1), map(2)));
  assert.ok(passes(not(generationChanged), map(1), map(1)) && !passes(not(generationChanged), map(1), map(2)));
  // What a predicate says nothing of passes; so its contrary doesn't.
  assert.equal(not(generationChanged).create?.(map(1)), false);
  assert.equal(and(generationChanged).delete?.(map(1)), true);
});
