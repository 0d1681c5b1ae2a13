import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import { PartialObjectMetadata, Status } from 'kubetyped/apimachinery/apis/meta/v1';
import { Widget, WidgetList } from '../../../runtime/sample_kinds.ts';

test("getters return for absent fields what Go's do", () => {
  const object: metav1.Object = new PartialObjectMetadata();
  assert.deepEqual(
    [
      object.getName(),
      object.getNamespace(),
      object.getGenerateName(),
      object.getUID(),
      object.getResourceVersion(),
      object.getSelfLink(),
      object.getGeneration(),
    ],
    ['', '', '', '', '', '', 0],
  );
  for (const absent of [
    object.getCreationTimestamp(),
    object.getDeletionTimestamp(),
    object.getDeletionGracePeriodSeconds(),
    object.getLabels(),
    object.getAnnotations(),
    object.getFinalizers(),
    object.getOwnerReferences(),
    object.getManagedFields(),
  ]) {
    assert.equal(absent, undefined);
  }
});

test('a null that a manifest has in metadata is absent', () => {
  const object = PartialObjectMetadata.from(
    JSON.parse('{"metadata":{"creationTimestamp":null,"labels":null,"name":null}}') as object,
  );
  assert.deepEqual([object.getCreationTimestamp(), object.getLabels(), object.getName()], [undefined, undefined, '']);
});

test('setters write metadata, and remove what Go would leave out', () => {
  const object = new PartialObjectMetadata();
  const written = {
    namespace: 'ns',
    name: 'n',
    generateName: 'g-',
    uid: 'u',
    resourceVersion: '7',
    generation: 3n,
    selfLink: '/x',
    creationTimestamp: '2020-01-01T00:00:00Z',
    deletionTimestamp: '2020-01-02T00:00:00Z',
    deletionGracePeriodSeconds: 0,
    labels: { a: 'b' },
    annotations: {},
    finalizers: ['f'],
    ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'p', uid: 'q' }],
    managedFields: [{ manager: 'm' }],
  };
  object.setNamespace(written.namespace);
  object.setName(written.name);
  object.setGenerateName(written.generateName);
  object.setUID(written.uid);
  object.setResourceVersion(written.resourceVersion);
  object.setGeneration(written.generation as never);
  object.setSelfLink(written.selfLink);
  object.setCreationTimestamp(written.creationTimestamp);
  object.setDeletionTimestamp(written.deletionTimestamp);
  object.setDeletionGracePeriodSeconds(0);
  object.setLabels(written.labels);
  object.setAnnotations(written.annotations);
  object.setFinalizers(written.finalizers);
  object.setOwnerReferences(written.ownerReferences);
  object.setManagedFields(written.managedFields);
  assert.deepEqual(object.metadata, written);
  assert.deepEqual(
    {
      namespace: object.getNamespace(),
      name: object.getName(),
      generateName: object.getGenerateName(),
      uid: object.getUID(),
      resourceVersion: object.getResourceVersion(),
      generation: object.getGeneration(),
      selfLink: object.getSelfLink(),
      creationTimestamp: object.getCreationTimestamp(),
      deletionTimestamp: object.getDeletionTimestamp(),
      deletionGracePeriodSeconds: object.getDeletionGracePeriodSeconds(),
      labels: object.getLabels(),
      annotations: object.getAnnotations(),
      finalizers: object.getFinalizers(),
      ownerReferences: object.getOwnerReferences(),
      managedFields: object.getManagedFields(),
    },
    written,
  );
  object.setNamespace('');
  object.setName('');
  object.setGenerateName('');
  object.setUID('');
  object.setResourceVersion('');
  object.setGeneration(0);
  object.setSelfLink('');
  object.setCreationTimestamp(undefined);
  object.setDeletionTimestamp(undefined);
  object.setDeletionGracePeriodSeconds(undefined);
  object.setLabels(undefined);
  object.setAnnotations(undefined);
  object.setFinalizers(undefined);
  object.setOwnerReferences(undefined);
  object.setManagedFields(undefined);
  assert.deepEqual(object.metadata, {});
});

test('a list has metadata and items, and plain items become instances that are written as they came', () => {
  assert.equal(
    JSON.stringify(new WidgetList()),
    '{"apiVersion":"example.com/v1","kind":"WidgetList","metadata":{},"items":[]}',
  );
  const own = new Widget({ metadata: { name: 'b' } });
  const plain = [{ metadata: { name: 'a' } }, own, { spec: {} }] as const;
  const list = new WidgetList({ items: plain });
  assert.ok(list.items.every((item) => item instanceof Widget));
  assert.equal(list.items[1], own);
  assert.deepEqual(
    list.items.map((item) => [item.kind, item.getName()]),
    [
      ['Widget', 'a'],
      ['Widget', 'b'],
      ['Widget', ''],
    ],
  );
  assert.equal(JSON.stringify(list.items[0]), '{"metadata":{"name":"a"}}');
  assert.ok(!(plain[0] instanceof Widget));
  const instances = [own];
  assert.equal(new WidgetList({ items: instances }).items, instances);
});

test('items that are not a list, and null, are left to verification', () => {
  assert.deepEqual(new WidgetList(JSON.parse('{"items":null}') as object).items, []);
  assert.equal(new WidgetList(JSON.parse('{"items":"x"}') as object).items, 'x');
  assert.deepEqual(new WidgetList(JSON.parse('{"items":[1,null]}') as object).items, [1, null]);
});

test('list metadata', () => {
  const list: metav1.ListInterface & metav1.ShardedListInterface = new WidgetList();
  assert.deepEqual(
    [
      list.getResourceVersion(),
      list.getSelfLink(),
      list.getContinue(),
      list.getRemainingItemCount(),
      list.getShardInfo(),
    ],
    ['', '', '', undefined, undefined],
  );
  list.setResourceVersion('1');
  list.setSelfLink('/x');
  list.setContinue('token');
  list.setRemainingItemCount(0);
  list.setShardInfo({ selector: 's' });
  const { metadata } = list as WidgetList;
  assert.deepEqual(metadata, {
    resourceVersion: '1',
    selfLink: '/x',
    continue: 'token',
    remainingItemCount: 0,
    shardInfo: { selector: 's' },
  });
  assert.deepEqual(
    [
      list.getResourceVersion(),
      list.getSelfLink(),
      list.getContinue(),
      list.getRemainingItemCount(),
      list.getShardInfo(),
    ],
    ['1', '/x', 'token', 0, { selector: 's' }],
  );
  list.setResourceVersion('');
  list.setSelfLink('');
  list.setContinue('');
  list.setRemainingItemCount(undefined);
  list.setShardInfo(undefined);
  assert.deepEqual(metadata, {});
});

test('a type with list metadata but no items gets none', () => {
  assert.equal(
    JSON.stringify(new Status({ code: 404 })),
    '{"apiVersion":"v1","kind":"Status","metadata":{},"code":404}',
  );
});
