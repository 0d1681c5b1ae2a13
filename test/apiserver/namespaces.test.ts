// Namespaces: what is refused, what is deleted with them, and how that is told.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, memory } from 'kubetyped/apiserver';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { runKubectl, skipWithoutKubectl } from '../server/kubectl.ts';
import { send } from './client.ts';

const NAMESPACES = '/api/v1/namespaces';

async function gone(api: Pick<TestServer, 'server'>, name: string, most = 200): Promise<boolean> {
  for (let tries = 0; tries < most; tries++) {
    if ((await send(api.server, 'GET', `${NAMESPACES}/${name}`)).status === 404) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

test('a new server has the namespaces of every cluster, and they stay', async () => {
  await using api = await startTestServer();
  const { json } = await send(api.server, 'GET', NAMESPACES);
  assert.deepEqual(
    json.items.map(({ metadata, spec, status }: { metadata: object; spec: object; status: object }) => [
      (metadata as { name: string }).name,
      (metadata as { labels: object }).labels,
      spec,
      status,
    ]),
    ['default', 'kube-node-lease', 'kube-public', 'kube-system'].map((name) => [
      name,
      { 'kubernetes.io/metadata.name': name },
      { finalizers: ['kubernetes'] },
      { phase: 'Active' },
    ]),
  );
  const refused = await send(api.server, 'DELETE', `${NAMESPACES}/default`);
  assert.deepEqual(
    [refused.status, refused.json.message],
    [403, 'namespaces "default" is forbidden: this namespace may not be deleted'],
  );
});

test('nothing is written into a namespace that is not there', async () => {
  await using api = await startTestServer();
  const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
  const url = `${NAMESPACES}/nowhere/configmaps`;
  for (const [method, path, type] of [
    ['POST', url, 'application/json'],
    ['PATCH', `${url}/a?fieldManager=me`, 'application/apply-patch+yaml'],
  ] as const) {
    const answer = await send(api.server, method, path, map, { 'content-type': type });
    assert.deepEqual([answer.status, answer.json.message], [404, 'namespaces "nowhere" not found'], method);
  }
  assert.equal((await send(api.server, 'POST', NAMESPACES, { metadata: { name: 'Not a name' } })).status, 422);
  assert.equal((await send(api.server, 'GET', url)).status, 200);
});

test('what is in a namespace goes with it', async () => {
  await using api = await startTestServer();
  await send(api.server, 'POST', NAMESPACES, { metadata: { name: 'shop' } });
  const maps = `${NAMESPACES}/shop/configmaps`;
  await send(api.server, 'POST', maps, { metadata: { name: 'free' } });
  await send(api.server, 'POST', maps, { metadata: { name: 'held', finalizers: ['example.com/hold'] } });
  await send(api.server, 'POST', '/api/v1/namespaces/default/configmaps', { metadata: { name: 'other' } });
  const deleted = await send(api.server, 'DELETE', `${NAMESPACES}/shop`);
  assert.deepEqual([deleted.status, deleted.json.status.phase], [200, 'Terminating']);
  const refused = await send(api.server, 'POST', maps, { metadata: { name: 'late' } });
  assert.equal(refused.status, 403);
  assert.equal(
    refused.json.message,
    'configmaps "late" is forbidden: unable to create new content in namespace shop because it is being terminated',
  );
  assert.equal(refused.json.details.causes[0].reason, 'NamespaceTerminating');
  let conditions: { type: string; status: string; message: string }[] = [];
  for (let tries = 0; tries < 200 && conditions.length === 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    conditions = (await send(api.server, 'GET', `${NAMESPACES}/shop`)).json.status.conditions ?? [];
  }
  assert.deepEqual(
    conditions.map(({ type, status }) => [type, status]),
    [
      ['NamespaceDeletionDiscoveryFailure', 'False'],
      ['NamespaceDeletionGroupVersionParsingFailure', 'False'],
      ['NamespaceDeletionContentFailure', 'False'],
      ['NamespaceContentRemaining', 'True'],
      ['NamespaceFinalizersRemaining', 'True'],
    ],
  );
  assert.deepEqual(
    conditions.slice(3).map(({ message }) => message),
    [
      'Some resources are remaining: configmaps. has 1 resource instances',
      'Some content in the namespace has finalizers remaining: example.com/hold in 1 resource instances',
    ],
  );
  // An update of what is being deleted is no reason to let it go.
  const touched = await send(api.server, 'PATCH', `${NAMESPACES}/shop`, '{"metadata":{"labels":{"a":"b"}}}', {
    'content-type': 'application/merge-patch+json',
  });
  assert.equal(touched.status, 200);
  await send(api.server, 'PATCH', `${maps}/held`, '{"metadata":{"finalizers":null}}', {
    'content-type': 'application/merge-patch+json',
  });
  assert.ok(await gone(api, 'shop'));
  assert.equal((await send(api.server, 'GET', '/api/v1/namespaces/default/configmaps/other')).status, 200);
});

test('namespaces are as they are now, although a cache has not heard of it', async () => {
  const store = memory();
  let gate: Promise<void> = Promise.resolve();
  let open = (): void => {};
  const storage = await cached({
    get: (...args) => store.get(...args),
    range: (options) => store.range(options),
    put: (...args) => store.put(...args),
    delete: (...args) => store.delete(...args),
    async *watch(options) {
      for await (const batch of store.watch(options)) {
        await gate;
        yield batch;
      }
    },
    currentRevision: () => store.currentRevision(),
    waitFor: (...args) => store.waitFor(...args),
    compact: (revision) => store.compact(revision),
    close: () => store.close(),
  });
  await using api = await startTestServer({ storage, customResources: false });
  const create = async (namespace: string, name: string): Promise<number> => {
    const answer = await send(api.server, 'POST', `${NAMESPACES}/${namespace}/configmaps`, { metadata: { name } });
    return answer.status;
  };
  assert.equal(await create('default', 'a'), 201);
  gate = new Promise((resolve) => {
    open = resolve;
  });
  assert.equal(await create('shop', 'a'), 404);
  assert.equal((await send(api.server, 'POST', NAMESPACES, { metadata: { name: 'shop' } })).status, 201);
  assert.equal(await create('shop', 'b'), 201);
  open();
  await send(api.server, 'GET', NAMESPACES);
  gate = new Promise((resolve) => {
    open = resolve;
  });
  assert.equal((await send(api.server, 'DELETE', `${NAMESPACES}/shop`)).status, 200);
  assert.equal(await create('shop', 'c'), 403);
  open();
});

test('finalizers of a namespace are written through finalize alone', async () => {
  await using api = await startTestServer();
  await send(api.server, 'POST', NAMESPACES, {
    metadata: { name: 'mine' },
    spec: { finalizers: ['example.com/mine'] },
  });
  const { json } = await send(api.server, 'GET', `${NAMESPACES}/mine`);
  assert.deepEqual(json.spec.finalizers, ['example.com/mine', 'kubernetes']);
  const kept = await send(api.server, 'PUT', `${NAMESPACES}/mine`, { ...json, spec: { finalizers: [] } });
  assert.deepEqual(kept.json.spec.finalizers, ['example.com/mine', 'kubernetes']);
  await send(api.server, 'DELETE', `${NAMESPACES}/mine`);
  for (let tries = 0; tries < 200; tries++) {
    const now = (await send(api.server, 'GET', `${NAMESPACES}/mine`)).json;
    if (now.spec.finalizers.length === 1) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const left = (await send(api.server, 'GET', `${NAMESPACES}/mine`)).json;
  assert.deepEqual(left.spec.finalizers, ['example.com/mine']);
  const wrong = await send(api.server, 'PUT', `${NAMESPACES}/mine/finalize`, {
    ...left,
    spec: { finalizers: ['odd'] },
  });
  assert.equal(wrong.status, 422);
  const done = await send(api.server, 'PUT', `${NAMESPACES}/mine/finalize`, { ...left, spec: {} });
  assert.equal(done.status, 200, done.text);
  assert.ok(await gone(api, 'mine'));
});

test('kubectl deletes a namespace and waits for it', { timeout: 60_000 }, async (t) => {
  if (skipWithoutKubectl(t)) return;
  await using api = await startTestServer();
  const cache = mkdtempSync(join(tmpdir(), 'kubetyped-namespaces-'));
  try {
    const run = async (...args: string[]): Promise<string> => {
      const { code, stdout, stderr } = await runKubectl(api.url, cache, args);
      assert.equal(code, 0, stderr);
      return stdout;
    };
    await run('create', 'namespace', 'shop');
    await run('--namespace', 'shop', 'create', 'deployment', 'web', '--image=nginx');
    assert.match(await run('get', 'namespaces'), /^NAME +STATUS +AGE\n(?:.+\n)*shop +Active /);
    await run('delete', 'namespace', 'shop');
    assert.equal(await run('--namespace', 'shop', 'get', 'deployments', '-o', 'name'), '');
    await run('create', 'namespace', 'shop');
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
});

test('a namespace that another program is to empty waits for it', async () => {
  await using server = new APIServer({ scheme: new Scheme('test'), namespaces: 'external' });
  server.resource(ConfigMap);
  const maps = `${NAMESPACES}/shop/configmaps`;
  await send(server, 'POST', NAMESPACES, { metadata: { name: 'shop' } });
  await send(server, 'POST', maps, { metadata: { name: 'a' } });
  const { json } = await send(server, 'DELETE', `${NAMESPACES}/shop`);
  assert.deepEqual([json.spec.finalizers, json.status.phase], [['kubernetes'], 'Terminating']);
  assert.equal((await send(server, 'POST', maps, { metadata: { name: 'b' } })).status, 403);
  assert.equal(await gone({ server }, 'shop', 10), false);
  assert.equal((await send(server, 'GET', `${maps}/a`)).status, 200);
  assert.equal((await send(server, 'GET', `${NAMESPACES}/shop`)).json.status.conditions, undefined);
});
