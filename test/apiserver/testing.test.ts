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
    const events = `${api.url}/api/v1/namespaces/default/events`;
    for (const name of ['web', 'db'])
      await post('/api/v1/namespaces/default/events', {
        metadata: { name: `of-${name}` },
        involvedObject: { kind: 'Pod', name, namespace: 'default' },
      });
    const found = await fetch(`${events}?fieldSelector=involvedObject.name=web,involvedObject.kind=Pod`);
    const { items } = (await found.json()) as { items: { metadata: { name: string } }[] };
    assert.deepEqual(
      items.map(({ metadata }) => metadata.name),
      ['of-web'],
    );
    const review = await post('/apis/authorization.k8s.io/v1/selfsubjectaccessreviews', {
      spec: { resourceAttributes: { verb: 'get', resource: 'pods' } },
    });
    assert.equal(review.kind, 'SelfSubjectAccessReview');
  } finally {
    await api.close();
  }
});
