// Which admission plug-ins of kube-apiserver act: the flags, their order, and what is said of those that are not here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { AdmissionPlugin } from 'kubetyped/admission';
import { ConfigMap, Namespace } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, admissionPlugins } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { send } from './client.ts';

test('names are checked in the words of kube-apiserver', () => {
  const refused = (enable: readonly string[], disable: readonly string[], message: string): void =>
    assert.throws(() => admissionPlugins({ enable, disable }), { message });
  refused(['Nope'], [], 'enable-admission-plugins plugin "Nope" is unknown');
  refused([], ['Nope'], 'disable-admission-plugins plugin "Nope" is unknown');
  refused(
    ['NamespaceLifecycle', 'CertificateSigning'],
    ['CertificateSigning', 'NamespaceLifecycle'],
    '[CertificateSigning NamespaceLifecycle] in enable-admission-plugins and disable-admission-plugins overlapped',
  );
  refused(
    ['ImagePolicyWebhook', 'X'],
    [],
    '[enable-admission-plugins plugin "X" is unknown, enable-admission-plugins plugin "ImagePolicyWebhook" is known to kube-apiserver, but not supported here]',
  );
  // Nothing has to be there to be disabled, and features that are off are off.
  assert.ok(
    admissionPlugins({ disable: ['ImagePolicyWebhook'], enable: ['PodGroupProtection', 'CertificateSigning'] }),
  );
});

test('no plug-in that kube-apiserver has by default is missing', () => {
  const { missing } = admissionPlugins({ callWebhook: () => Promise.reject(new Error('nobody calls')) });
  assert.deepEqual(missing, []);
  assert.ok(
    readFileSync('docs/apiserver.md', 'utf8').includes('All plug-ins that kube-apiserver has by default are there.'),
  );
});

test('namespaces bring NamespaceLifecycle with them, unless it is disabled', async () => {
  const create = async (admission: ConstructorParameters<typeof APIServer>[0]['admission']): Promise<number> => {
    const server = new APIServer({ scheme: new Scheme('test'), namespaces: true, ...(admission && { admission }) });
    server.resource(ConfigMap);
    const answer = await send(server, 'POST', '/api/v1/namespaces/nowhere/configmaps', { metadata: { name: 'a' } });
    await server.close();
    return answer.status;
  };
  assert.equal(await create(undefined), 404);
  assert.equal(await create([]), 404);
  assert.equal(await create(admissionPlugins()), 404);
  assert.equal(await create(admissionPlugins({ disable: ['NamespaceLifecycle'] })), 201);
});

test('plug-ins of your own are asked after those of kube-apiserver and before its policies', async () => {
  const asked: string[] = [];
  const own: AdmissionPlugin = {
    name: 'Own',
    async admit({ object }) {
      asked.push(object?.kind ?? '');
    },
  };
  await using api = await startTestServer({ admission: [own] });
  const url = '/api/v1/namespaces/nowhere/configmaps';
  assert.equal((await send(api.server, 'POST', url, { metadata: { name: 'a' } })).status, 404);
  assert.deepEqual(asked, []);
  await send(api.server, 'POST', '/api/v1/namespaces', new Namespace({ metadata: { name: 'nowhere' } }));
  assert.equal((await send(api.server, 'POST', url, { metadata: { name: 'a' } })).status, 201);
  assert.deepEqual(asked, ['Namespace', 'ConfigMap']);
});
