import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { defineKind } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';

test('a test server has the built-in Kinds and those of the test', async () => {
  const Bird = defineKind({
    group: 'zoo.example.com',
    version: 'v1',
    kind: 'Bird',
    plural: 'birds',
    namespaced: false,
    fields: [],
  });
  const api = await startTestServer({ kinds: [[Bird as never, { shortNames: ['bi'] }]] });
  try {
    const post = async (path: string, body: object): Promise<{ kind: string; metadata: { generation?: number } }> =>
      (
        await fetch(api.url + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
      ).json() as never;
    const deployment = await post('/apis/apps/v1/namespaces/default/deployments', {
      metadata: { name: 'web' },
      spec: { selector: {}, template: {} },
    });
    assert.deepEqual([deployment.kind, deployment.metadata.generation], ['Deployment', 1]);
    assert.equal((await post('/apis/zoo.example.com/v1/birds', { metadata: { name: 'owl' } })).kind, 'Bird');
    assert.equal((await fetch(`${api.url}/apis/apps/v1/namespaces/default/deployments/web/status`)).status, 200);
  } finally {
    await api.close();
  }
});
