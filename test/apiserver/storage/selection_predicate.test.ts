import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultClusterScopedAttr, defaultNamespaceScopedAttr } from '#src/apiserver/storage/selection_predicate';

test('objects are selected by labels, name and, within namespaces, namespace; by empty texts where they have none', () => {
  const labels = { a: '1' };
  for (const [metadata, ofNamespace, ofCluster] of [
    [
      { name: 'x', namespace: 'y', labels },
      { labels, fields: { 'metadata.name': 'x', 'metadata.namespace': 'y' } },
      { labels, fields: { 'metadata.name': 'x' } },
    ],
    [
      {},
      { labels: {}, fields: { 'metadata.name': '', 'metadata.namespace': '' } },
      { labels: {}, fields: { 'metadata.name': '' } },
    ],
  ] as const) {
    assert.deepEqual(defaultNamespaceScopedAttr({ metadata }), ofNamespace);
    assert.deepEqual(defaultClusterScopedAttr({ metadata }), ofCluster);
  }
});
