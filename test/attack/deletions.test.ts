// What is deleted is what was decided about, and deleting a namespace does not get around admission.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdmissionPlugin, Attributes } from 'kubetyped/admission';
import { ConfigMap, Namespace, Pod } from 'kubetyped/api/core/v1';
import { newForbidden } from 'kubetyped/apimachinery/api/errors';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, memory } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { type Answer, send } from '../apiserver/client.ts';

const NAMESPACES = '/api/v1/namespaces';
const MAPS = `${NAMESPACES}/default/configmaps`;
const MERGE = { 'content-type': 'application/merge-patch+json' };

/** A server whose admission is asked about the deletion of `x`, each time with what was asked before. */
function serverAsking(ask: (server: APIServer, old: ConfigMap, before: number) => Promise<unknown>): APIServer {
  let before = 0;
  const plugin: AdmissionPlugin = {
    name: 'test',
    handles: (operation) => operation === 'DELETE',
    async validate({ oldObject, resource }: Attributes) {
      if (resource.resource === 'configmaps') await ask(server, oldObject as ConfigMap, before++);
    },
  };
  const server = new APIServer({ scheme: new Scheme('test'), admission: [plugin] });
  server.resource(ConfigMap).resource(Pod).resource(Namespace);
  return server;
}

async function isGone(server: APIServer, path: string): Promise<boolean> {
  for (let tries = 0; tries < 1000; tries++) {
    if ((await send(server, 'GET', path)).status === 404) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

const merge = (server: APIServer, path: string, metadata: object): Promise<Answer> =>
  send(server, 'PATCH', path, { metadata }, MERGE);

test('a finalizer that comes while a deletion is decided about is waited for', async () => {
  await using server = serverAsking(async (server, _, before) => {
    if (before === 0) await merge(server, `${MAPS}/x`, { finalizers: ['example.com/x'] });
  });
  await send(server, 'POST', MAPS, { metadata: { name: 'x' } });
  const { status, json } = await send(server, 'DELETE', `${MAPS}/x`);
  assert.deepEqual([status, json.metadata?.finalizers], [200, ['example.com/x']]);
  const left = await send(server, 'GET', `${MAPS}/x`);
  assert.equal(left.status, 200);
  assert.ok(left.json.metadata.deletionTimestamp);
  await merge(server, `${MAPS}/x`, { finalizers: null });
  assert.equal((await send(server, 'GET', `${MAPS}/x`)).status, 404);
});

for (const finalizers of [[], ['example.com/x']])
  test(`what has changed meanwhile is decided about again, with ${finalizers.length} finalizers`, async () => {
    await using server = serverAsking(async (server, { metadata }, before) => {
      if (before === 0) await merge(server, `${MAPS}/x`, { labels: { keep: '' } });
      if (metadata.labels?.['keep'] !== undefined)
        throw newForbidden({ group: '', resource: 'configmaps' }, 'x', new Error('it is kept'));
    });
    await send(server, 'POST', MAPS, { metadata: { name: 'x', finalizers } });
    const { status, json } = await send(server, 'DELETE', `${MAPS}/x`);
    assert.deepEqual([status, json.message], [403, 'configmaps "x" is forbidden: it is kept']);
    const left = await send(server, 'GET', `${MAPS}/x`);
    assert.deepEqual([left.status, left.json.metadata.deletionTimestamp], [200, undefined]);
  });

test('a deletion that demands a version does not delete the next one', async () => {
  await using server = serverAsking(async (server, _, before) => {
    if (before === 0) await merge(server, `${MAPS}/x`, { labels: { a: 'b' } });
  });
  const { json } = await send(server, 'POST', MAPS, { metadata: { name: 'x' } });
  const { resourceVersion } = json.metadata;
  const { status } = await send(server, 'DELETE', `${MAPS}/x`, { preconditions: { resourceVersion } });
  assert.equal(status, 409);
  assert.equal((await send(server, 'GET', `${MAPS}/x`)).status, 200);
});

test('one that was made anew in place of another does not go with the last finalizer of that', async () => {
  const storage = memory();
  let replace = false;
  const engine: typeof storage = {
    get: (...args) => storage.get(...args),
    range: (options) => storage.range(options),
    put: (...args) => storage.put(...args),
    watch: (options) => storage.watch(options),
    currentRevision: () => storage.currentRevision(),
    waitFor: (...args) => storage.waitFor(...args),
    compact: (revision) => storage.compact(revision),
    close: () => storage.close(),
    async delete(key, revision) {
      if (replace) {
        replace = false;
        const { kv } = await storage.get(key);
        const other = JSON.parse(new TextDecoder().decode(kv?.value));
        other.metadata = { name: 'x', namespace: 'default', uid: 'of-another' };
        await storage.put(key, new TextEncoder().encode(JSON.stringify(other)), revision, 0);
      }
      return storage.delete(key, revision);
    },
  };
  await using server = new APIServer({ scheme: new Scheme('test'), storage: engine });
  server.resource(ConfigMap);
  await send(server, 'POST', MAPS, { metadata: { name: 'x', finalizers: ['example.com/x'] } });
  await send(server, 'DELETE', `${MAPS}/x`);
  replace = true;
  assert.equal((await merge(server, `${MAPS}/x`, { finalizers: null })).status, 409);
  assert.equal((await send(server, 'GET', `${MAPS}/x`)).json.metadata.uid, 'of-another');
});

/** Creates in a namespace whose deletion is over before what is created is stored. */
for (const [way, create] of [
  [
    'POST',
    (server: APIServer) => send(server, 'POST', `${NAMESPACES}/shop/configmaps`, { metadata: { name: 'late' } }),
  ],
  [
    'apply',
    (server: APIServer) =>
      send(
        server,
        'PATCH',
        `${NAMESPACES}/shop/configmaps/late?fieldManager=me`,
        { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'late' } },
        { 'content-type': 'application/apply-patch+yaml' },
      ),
  ],
] as const)
  for (const another of [false, true])
    test(`what is created by ${way} does not outlive its namespace, with another one of its name: ${another}`, async () => {
      const slow: AdmissionPlugin = {
        name: 'Slow',
        async validate({ operation, resource, namespace }: Attributes) {
          if (operation !== 'CREATE' || resource.resource !== 'configmaps') return;
          await send(server, 'DELETE', `${NAMESPACES}/${namespace}`);
          assert.ok(await isGone(server, `${NAMESPACES}/${namespace}`));
          if (another) await send(server, 'POST', NAMESPACES, { metadata: { name: namespace } });
        },
      };
      await using server = new APIServer({ scheme: new Scheme('test'), namespaces: true, admission: [slow] });
      server.resource(ConfigMap);
      await send(server, 'POST', NAMESPACES, { metadata: { name: 'shop' } });
      const { status, json } = await create(server);
      assert.deepEqual([status, json.message], [404, 'namespaces "shop" not found']);
      await send(server, 'POST', NAMESPACES, { metadata: { name: 'shop' } });
      assert.deepEqual((await send(server, 'GET', `${NAMESPACES}/shop/configmaps`)).json.items, []);
    });

for (const another of [false, true])
  test(`custom resources do not outlive their definition, with another one of its name: ${another}`, async () => {
    const definitions = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
    const birds = '/apis/zoo.example.com/v1/namespaces/default/birds';
    const schema = { openAPIV3Schema: { type: 'object' } };
    const definition = {
      metadata: { name: 'birds.zoo.example.com' },
      spec: {
        group: 'zoo.example.com',
        names: { plural: 'birds', kind: 'Bird' },
        scope: 'Namespaced',
        versions: [{ name: 'v1', served: true, storage: true, schema }],
      },
    };
    const define = async (): Promise<void> => {
      await send(api.server, 'POST', definitions, definition);
      for (let tries = 0; (await send(api.server, 'GET', birds)).status === 404; tries++) {
        assert.ok(tries < 1000);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const slow: AdmissionPlugin = {
      name: 'Slow',
      async validate({ operation, resource }: Attributes) {
        if (operation !== 'CREATE' || resource.resource !== 'birds') return;
        await send(api.server, 'DELETE', `${definitions}/birds.zoo.example.com`);
        assert.ok(await isGone(api.server, `${definitions}/birds.zoo.example.com`));
        if (another) await define();
      },
    };
    await using api = await startTestServer({ admission: [slow] });
    await define();
    const bird = { apiVersion: 'zoo.example.com/v1', kind: 'Bird', metadata: { name: 'late' } };
    assert.equal((await send(api.server, 'POST', birds, bird)).status, 405);
    if (!another) await define();
    assert.deepEqual((await send(api.server, 'GET', birds)).json.items, []);
  });

test('what a policy keeps stays in a namespace that is deleted, which says so', async () => {
  await using api = await startTestServer({ admissionPlugins: { disable: ['ServiceAccount'] } });
  const policies = '/apis/admissionregistration.k8s.io/v1';
  const rule = { apiGroups: [''], apiVersions: ['v1'], operations: ['DELETE'], resources: ['configmaps'] };
  const expect = async (status: number, method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await send(api.server, method, path, body);
    assert.equal(answer.status, status, answer.text);
    return answer;
  };
  await expect(201, 'POST', `${policies}/validatingadmissionpolicies`, {
    metadata: { name: 'keep' },
    spec: {
      matchConstraints: { resourceRules: [rule] },
      validations: [{ expression: "!('keep' in oldObject.metadata.?labels.orValue({}))" }],
    },
  });
  await expect(201, 'POST', `${policies}/validatingadmissionpolicybindings`, {
    metadata: { name: 'keep' },
    spec: { policyName: 'keep', validationActions: ['Deny'] },
  });
  await expect(201, 'POST', NAMESPACES, { metadata: { name: 'shop' } });
  const maps = `${NAMESPACES}/shop/configmaps`;
  await expect(201, 'POST', maps, { metadata: { name: 'kept', labels: { keep: '' } } });
  await expect(200, 'DELETE', `${NAMESPACES}/shop`);
  let failure: { status?: string; message?: string } = {};
  for (let tries = 0; tries < 500 && failure.status !== 'True'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const { json } = await expect(200, 'GET', `${NAMESPACES}/shop`);
    const conditions: { type: string; status: string; message: string }[] = json.status.conditions ?? [];
    failure = conditions.find(({ type }) => type === 'NamespaceDeletionContentFailure') ?? {};
  }
  assert.equal(
    failure.message,
    `Failed to delete all resource types, 1 remaining: configmaps "Unknown" is forbidden: ValidatingAdmissionPolicy 'keep' with binding 'keep' denied request: failed expression: !('keep' in oldObject.metadata.?labels.orValue({}))`,
  );
  await expect(200, 'GET', `${maps}/kept`);
  await expect(200, 'DELETE', `${policies}/validatingadmissionpolicybindings/keep`);
  assert.ok(await isGone(api.server, `${NAMESPACES}/shop`));
});

test('a namespace whose deletion takes long keeps no others waiting', async (t) => {
  const waiting = new Set<string>();
  const slow: AdmissionPlugin = {
    name: 'Slow',
    async validate({ operation, namespace, oldObject, signal }: Attributes) {
      if (operation !== 'DELETE' || !namespace.startsWith('slow') || (oldObject as ConfigMap).kind !== 'ConfigMap')
        return;
      waiting.add(namespace);
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));
    },
  };
  const server = new APIServer({ scheme: new Scheme('test'), namespaces: true, admission: [slow] });
  t.after(() => server.close());
  server.resource(ConfigMap);
  const names = [...Array.from({ length: 10 }, (_, index) => `slow${index}`), 'quick'];
  for (const name of names) {
    await send(server, 'POST', NAMESPACES, { metadata: { name } });
    await send(server, 'POST', `${NAMESPACES}/${name}/configmaps`, { metadata: { name: 'x' } });
  }
  const { setTimeout: start } = globalThis;
  t.mock.method(globalThis, 'setTimeout', (run: () => void, milliseconds: number) =>
    start(run, milliseconds === 60_000 ? 1000 : milliseconds),
  );
  for (const name of names) await send(server, 'DELETE', `${NAMESPACES}/${name}`);
  assert.ok(await isGone(server, `${NAMESPACES}/quick`));
  assert.equal(waiting.size, 10);
});
