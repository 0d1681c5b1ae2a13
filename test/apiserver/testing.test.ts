import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { defineKind } from 'kubetyped/apiextensions';
import { isForbidden } from 'kubetyped/apimachinery/api/errors';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { withBearerToken } from 'kubetyped/client/transport';
import { policyRules } from 'kubetyped/controller';

test('a test server has the built-in Kinds and those of the test', async () => {
  const Bird = defineKind({
    group: 'zoo.example.com',
    version: 'v1',
    kind: 'Bird',
    namespaced: false,
    schema: { type: 'object' },
  });
  const api = await startTestServer({ kinds: [[Bird, { shortNames: ['bi'] }]] });
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
      spec: {
        selector: { matchLabels: { app: 'web' } },
        template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'web', image: 'web' }] } },
      },
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

test('a test server with users and rules refuses what these do not allow', async () => {
  await using api = await startTestServer({
    authentication: tokens({
      root: { name: 'root', groups: ['system:masters'] },
      robot: { name: 'robot', groups: [] },
    }),
    authorization: rbac(),
  });
  const as = (token: string): Client =>
    new Client({ transport: withBearerToken(new FetchTransport({ server: api.url }), token) });
  const robot = as('robot').resource(corev1.ConfigMap, { namespace: 'default' });
  const map = { metadata: { name: 'a', namespace: 'default' } };
  await assert.rejects(robot.create(map), isForbidden);
  const root = as('root');
  assert.equal((await root.resource(corev1.Namespace).get('default')).metadata.name, 'default');
  await root.resource(rbacv1.ClusterRole).create({
    metadata: { name: 'robot' },
    rules: policyRules([{ kind: corev1.ConfigMap, verbs: ['create'] }]),
  });
  await root.resource(rbacv1.ClusterRoleBinding).create({
    metadata: { name: 'robot' },
    roleRef: { apiGroup: rbacv1.groupName, kind: 'ClusterRole', name: 'robot' },
    subjects: [{ apiGroup: rbacv1.groupName, kind: 'User', name: 'robot' }],
  });
  assert.equal((await robot.create(map)).metadata.name, 'a');
  await assert.rejects(robot.get('a'), isForbidden);
});
