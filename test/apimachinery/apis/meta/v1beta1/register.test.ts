import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import * as metav1beta1 from 'kubetyped/apimachinery/apis/meta/v1beta1';
import { Scheme } from 'kubetyped/apimachinery/runtime';

test('addMetaToScheme registers what a server can give in place of objects', () => {
  const scheme = new Scheme();
  metav1beta1.addMetaToScheme(scheme);
  assert.deepEqual([...scheme.knownTypes(metav1beta1.schemeGroupVersion).keys()].sort(), [
    'PartialObjectMetadata',
    'PartialObjectMetadataList',
    'Table',
    'TableOptions',
  ]);
  assert.equal(scheme.new({ ...metav1beta1.schemeGroupVersion, kind: 'Table' }).apiVersion, 'meta.k8s.io/v1beta1');
  assert.deepEqual({ ...metav1beta1.kind('Table') }, { group: metav1beta1.groupName, kind: 'Table' });
});

test('registerConversions: lists go from one version to the other', () => {
  const scheme = new Scheme();
  metav1.addMetaToScheme(scheme);
  metav1beta1.addMetaToScheme(scheme);
  metav1beta1.registerConversions(scheme);
  const old = new metav1beta1.PartialObjectMetadataList({
    metadata: { resourceVersion: '7' },
    items: [{ metadata: { name: 'a' } }],
  });
  const list = new metav1.PartialObjectMetadataList();
  scheme.convert(old, list);
  assert.deepEqual(
    [list.apiVersion, list.metadata.resourceVersion, list.items.map((item) => item.metadata.name)],
    ['meta.k8s.io/v1', '7', ['a']],
  );
  const back = new metav1beta1.PartialObjectMetadataList();
  scheme.convert(list, back);
  assert.deepEqual(back, old);
});
