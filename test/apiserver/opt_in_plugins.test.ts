// The admission plug-ins that kube-apiserver has off by default.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdmissionPlugin } from 'kubetyped/admission';
import { newForbidden } from 'kubetyped/admission';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { packedRows } from '../packed_rows.ts';
import { goAnswer, type PluginAnswer, PluginAnswers, type PluginRequest } from './admission_plugin_answers.ts';
import { create, expectStatus, startAdmitting } from './admission_servers.ts';
import { send } from './client.ts';

interface Row extends PluginRequest {
  readonly out: PluginAnswer;
}

const rows = packedRows<Row>('test/apiserver/vectors/admission-plugins.jsonl.gz');

test(`${rows.length} requests are admitted as by the plug-ins of kube-apiserver`, async (t) => {
  const ours = await PluginAnswers.start();
  t.after(() => ours.close());
  for (const { out, ...request } of rows)
    assert.deepEqual(await ours.answer(request), goAnswer(request, out), JSON.stringify(request));
  const refusing = new Set(rows.filter(({ out }) => out.admit ?? out.validate).map(({ plugin }) => plugin));
  assert.deepEqual([...refusing].sort(), [
    'AlwaysDeny',
    'AlwaysPullImages',
    'DenyServiceExternalIPs',
    'LimitPodHardAntiAffinityTopology',
    'NamespaceExists',
    'OwnerReferencesPermissionEnforcement',
  ]);
});

test('a user who may not finalize an owner does not block its deletion', async (t) => {
  const all = await startAdmitting({ admissionPlugins: { enable: ['OwnerReferencesPermissionEnforcement'] } });
  t.after(() => all.close());
  const [server] = all.servers;
  assert.ok(server);
  const rbac = '/apis/rbac.authorization.k8s.io/v1';
  const configMaps = '/api/v1/namespaces/default/configmaps';
  const allow = async (name: string, resources: readonly string[], verbs: readonly string[]): Promise<void> => {
    await create(server, `${rbac}/clusterroles`, {
      metadata: { name },
      rules: [{ apiGroups: [''], resources, verbs }],
    });
    const subjects = [{ kind: 'User', name: 'nobody', apiGroup: 'rbac.authorization.k8s.io' }];
    const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name };
    await create(server, `${rbac}/clusterrolebindings`, { metadata: { name }, subjects, roleRef });
  };
  await allow('writers', ['configmaps'], ['create', 'update', 'get']);
  await create(server, configMaps, { metadata: { name: 'owner' } });
  const { metadata } = (await expectStatus(200, server, 'admin', 'GET', `${configMaps}/owner`)).json;
  const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid: metadata.uid };
  const owned = (name: string, more: object = {}): object => ({
    metadata: { name, ownerReferences: [{ ...owner, ...more }] },
  });
  await expectStatus(201, server, 'nobody', 'POST', configMaps, owned('a'));
  const blocking = owned('b', { blockOwnerDeletion: true });
  const refused = await expectStatus(403, server, 'nobody', 'POST', configMaps, blocking);
  assert.equal(
    refused.json.message,
    `configmaps "b" is forbidden: cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on: , <nil>`,
  );
  const unowned = await expectStatus(403, server, 'nobody', 'PUT', `${configMaps}/a`, { metadata: { name: 'a' } });
  assert.equal(
    unowned.json.message,
    `configmaps "a" is forbidden: cannot set an ownerRef on a resource you can't delete: , <nil>`,
  );
  await allow('finalizers', ['configmaps/finalizers'], ['update']);
  await expectStatus(201, server, 'nobody', 'POST', configMaps, blocking);
});

test('NamespaceAutoProvision creates namespaces as the server itself, and admission is asked about them', async () => {
  const asked: string[] = [];
  const own: AdmissionPlugin = {
    name: 'Own',
    async validate(attributes) {
      const { kind, name, user, object } = attributes;
      if (kind.kind !== 'Namespace') return;
      const { metadata } = JSON.parse(JSON.stringify(object));
      asked.push(`${name} ${user?.name} ${JSON.stringify(metadata.labels)}`);
      if (name === 'refused') throw newForbidden(attributes, new Error('no'));
    },
  };
  await using api = await startTestServer({
    admission: [own],
    admissionPlugins: { enable: ['NamespaceAutoProvision'] },
  });
  const post = async (namespace: string, query = ''): Promise<number> => {
    const body = { metadata: { name: 'a' } };
    return (await send(api.server, 'POST', `/api/v1/namespaces/${namespace}/configmaps${query}`, body)).status;
  };
  const isThere = async (name: string): Promise<boolean> =>
    (await send(api.server, 'GET', `/api/v1/namespaces/${name}`)).status === 200;
  assert.equal(await post('new'), 201);
  assert.deepEqual(asked, ['new system:apiserver {"kubernetes.io/metadata.name":"new"}']);
  assert.equal(await post('refused'), 403);
  assert.equal(await isThere('refused'), false);
  assert.equal(await post('dry', '?dryRun=All'), 404);
  assert.equal(await isThere('dry'), false);
  assert.deepEqual((await Promise.all([post('both'), post('both')])).sort(), [201, 409]);
});
