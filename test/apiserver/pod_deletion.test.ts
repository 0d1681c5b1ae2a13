// How Pods go: our server, and with KUBETYPED_CONTROLPLANE=start the real kube-apiserver, of which the answers are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import type { Answer } from '../validation/kube_apiserver.ts';
import { type BothServers, said, startBoth, type Tried } from './both_servers.ts';
import { send } from './client.ts';

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

const PODS = '/api/v1/namespaces/default/pods';
const MERGE = 'application/merge-patch+json';

interface Created {
  readonly spec?: object;
  readonly metadata?: object;
  readonly phase?: string;
}

/** A Pod of its own for each test, on a node that is not there. */
async function createPod({ send }: Tried, name: string, { spec, metadata, phase }: Created = {}): Promise<void> {
  await send('PATCH', `${PODS}/${name}`, { metadata: { finalizers: null } }, MERGE);
  await send('DELETE', `${PODS}/${name}`, { gracePeriodSeconds: 0 });
  const created = await send('POST', PODS, {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, ...metadata },
    spec: { nodeName: 'nowhere', containers: [{ name: 'a', image: 'nginx' }], ...spec },
  });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  if (phase !== undefined)
    assert.equal((await send('PATCH', `${PODS}/${name}/status`, { status: { phase } }, MERGE)).status, 200);
}

interface Metadata {
  readonly generation?: number;
  readonly deletionTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
}

/** The status, the kind, and of a Pod what its metadata say of its end. */
function told({ status, body }: Answer): unknown[] {
  if (body['kind'] !== 'Pod') return [status, body['kind'], body['message'] ?? body['status']];
  const { generation, deletionTimestamp, deletionGracePeriodSeconds } = body['metadata'] as Metadata;
  return [status, 'Pod', deletionTimestamp !== undefined, deletionGracePeriodSeconds, generation];
}

const NOT_FOUND = (name: string): unknown[] => [404, 'Status', `pods "${name}" not found`];

test('a Pod on a node gets time to end, and never more', async () => {
  for (const server of both.servers) {
    const { name } = server;
    await createPod(server, 'graceful');
    const remove = async (body?: object, query = ''): Promise<unknown[]> =>
      told(await server.send('DELETE', `${PODS}/graceful${query}`, body));
    assert.deepEqual(await remove(undefined, '?dryRun=All'), [200, 'Pod', true, 30, 2], name);
    const get = async (): Promise<Answer> => server.send('GET', `${PODS}/graceful`);
    assert.deepEqual(told(await get()), [200, 'Pod', false, undefined, 1], name);
    assert.deepEqual(await remove(), [200, 'Pod', true, 30, 2], name);
    const { deletionTimestamp } = (await get()).body['metadata'] as Metadata;
    const left = Date.parse(deletionTimestamp!) - Date.now();
    assert.ok(left > 20_000 && left <= 30_000, `${name}: ${left}`);
    assert.deepEqual(await remove(), [200, 'Pod', true, 30, 2], name);
    assert.deepEqual(await remove({ gracePeriodSeconds: 60 }), [200, 'Pod', true, 30, 2], name);
    assert.deepEqual(await remove({ gracePeriodSeconds: 20 }), [200, 'Pod', true, 20, 2], name);
    const shorter = (await get()).body['metadata'] as Metadata;
    assert.equal(Date.parse(deletionTimestamp!) - Date.parse(shorter.deletionTimestamp!), 10_000, name);
    // It can be changed until then, which does not let it go.
    assert.equal(
      (await server.send('PATCH', `${PODS}/graceful/status`, { status: { message: 'x' } }, MERGE)).status,
      200,
    );
    assert.deepEqual(told(await get()), [200, 'Pod', true, 20, 2], name);
    assert.deepEqual(await remove({ gracePeriodSeconds: 0 }), [200, 'Pod', true, 0, 2], name);
    assert.deepEqual(told(await get()), NOT_FOUND('graceful'), name);
  }
});

test('how much time, and whether any', async () => {
  const rows: [name: string, pod: Created, options: object | undefined, end: unknown[]][] = [
    ['of-spec', { spec: { terminationGracePeriodSeconds: 5 } }, undefined, [200, 'Pod', true, 5, 2]],
    [
      'of-options',
      { spec: { terminationGracePeriodSeconds: 5 } },
      { gracePeriodSeconds: 50 },
      [200, 'Pod', true, 50, 2],
    ],
    ['negative', {}, { gracePeriodSeconds: -1 }, [200, 'Pod', true, 1, 2]],
    ['running', { phase: 'Running' }, undefined, [200, 'Pod', true, 30, 2]],
    ['forced', {}, { gracePeriodSeconds: 0 }, NOT_FOUND('forced')],
    ['unbound', { spec: { nodeName: '' } }, { gracePeriodSeconds: 50 }, NOT_FOUND('unbound')],
    ['succeeded', { phase: 'Succeeded' }, undefined, NOT_FOUND('succeeded')],
    ['failed', { phase: 'Failed' }, { gracePeriodSeconds: 50 }, NOT_FOUND('failed')],
    ['held', { metadata: { finalizers: ['example.com/a'] } }, undefined, [200, 'Pod', true, 30, 2]],
    [
      'held-forced',
      { metadata: { finalizers: ['example.com/a'] } },
      { gracePeriodSeconds: 0 },
      [200, 'Pod', true, 0, 2],
    ],
  ];
  for (const server of both.servers) {
    for (const [pod, created, options, end] of rows) {
      await createPod(server, pod, created);
      const deleted = await server.send('DELETE', `${PODS}/${pod}`, options);
      assert.deepEqual([deleted.status, deleted.body['kind']], [200, 'Pod'], `${server.name} ${pod}`);
      assert.deepEqual(told(await server.send('GET', `${PODS}/${pod}`)), end, `${server.name} ${pod}`);
      await server.send('PATCH', `${PODS}/${pod}`, { metadata: { finalizers: null } }, MERGE);
      await server.send('DELETE', `${PODS}/${pod}`, { gracePeriodSeconds: 0 });
    }
  }
});

test('the last moment that a Pod may wait for is the last of the calendar', async () => {
  const [server] = both.servers;
  assert.ok(server);
  await createPod(server, 'patient', {});
  const gracePeriodSeconds = Number.MAX_SAFE_INTEGER;
  const { body } = await server.send('DELETE', `${PODS}/patient`, { gracePeriodSeconds });
  const { deletionTimestamp, deletionGracePeriodSeconds } = body['metadata'] as Metadata;
  assert.deepEqual([deletionTimestamp, deletionGracePeriodSeconds], ['9999-12-31T23:59:59Z', gracePeriodSeconds]);
  await server.send('DELETE', `${PODS}/patient`, { gracePeriodSeconds: 0 });
});

test('a Pod with finalizers goes when its time is over, and they are gone', async () => {
  for (const server of both.servers) {
    const { name } = server;
    await createPod(server, 'final', { metadata: { finalizers: ['example.com/a'] } });
    await server.send('DELETE', `${PODS}/final`);
    const released = await server.send('PATCH', `${PODS}/final`, { metadata: { finalizers: null } }, MERGE);
    assert.deepEqual(told(released), [200, 'Pod', true, 30, 2], name);
    assert.deepEqual(told(await server.send('GET', `${PODS}/final`)), [200, 'Pod', true, 30, 2], name);
    await server.send('DELETE', `${PODS}/final`, { gracePeriodSeconds: 0 });
    assert.deepEqual(told(await server.send('GET', `${PODS}/final`)), NOT_FOUND('final'), name);
  }
});

test('many at once, and evictions', async () => {
  for (const server of both.servers) {
    const { name } = server;
    for (const pod of ['many-a', 'many-b']) await createPod(server, pod, { metadata: { labels: { many: 'yes' } } });
    await createPod(server, 'many-c', { spec: { nodeName: '' }, metadata: { labels: { many: 'yes' } } });
    assert.equal((await server.send('DELETE', `${PODS}?labelSelector=many=yes`)).status, 200, name);
    for (const pod of ['many-a', 'many-b'])
      assert.deepEqual(told(await server.send('GET', `${PODS}/${pod}`)), [200, 'Pod', true, 30, 2], name);
    assert.deepEqual(told(await server.send('GET', `${PODS}/many-c`)), NOT_FOUND('many-c'), name);
    const evict = async (deleteOptions?: object): Promise<unknown[]> => {
      const metadata = { name: 'evicted' };
      const body = { apiVersion: 'policy/v1', kind: 'Eviction', metadata, ...(deleteOptions && { deleteOptions }) };
      return said(await server.send('POST', `${PODS}/evicted/eviction`, body));
    };
    await createPod(server, 'evicted', { phase: 'Running' });
    assert.deepEqual(await evict({ gracePeriodSeconds: 7 }), [201, 'Success'], name);
    const { body } = await server.send('GET', `${PODS}/evicted`);
    assert.equal((body['metadata'] as Metadata).deletionGracePeriodSeconds, 7, name);
    const { conditions } = body['status'] as { conditions: { type: string; reason: string }[] };
    assert.deepEqual(
      conditions.map(({ type, reason }) => [type, reason]),
      [['DisruptionTarget', 'EvictionByEvictionAPI']],
      name,
    );
    assert.deepEqual(await evict({ gracePeriodSeconds: 0 }), [201, 'Success'], name);
    assert.deepEqual(told(await server.send('GET', `${PODS}/evicted`)), NOT_FOUND('evicted'), name);
    await server.send('DELETE', `${PODS}?labelSelector=many=yes`, { gracePeriodSeconds: 0 });
  }
});

const POD = (name: string, grace: number, nodeName = 'nowhere'): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name },
  spec: { nodeName, terminationGracePeriodSeconds: grace, containers: [{ name: 'a', image: 'nginx' }] },
});

const comesTrue = (happens: () => Promise<boolean>, milliseconds: number): Promise<boolean> =>
  (async () => {
    for (const end = Date.now() + milliseconds; Date.now() < end; ) {
      if (await happens()) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  })();

test('without its node a Pod goes when its time is over, and its namespace with it', async () => {
  await using api = await startTestServer();
  const status = async (path: string): Promise<number> => (await send(api.server, 'GET', path)).status;
  await send(api.server, 'POST', '/api/v1/nodes', { metadata: { name: 'there' } });
  await send(api.server, 'POST', '/api/v1/namespaces', { metadata: { name: 'shop' } });
  const pods = '/api/v1/namespaces/shop/pods';
  const maps = '/api/v1/namespaces/shop/configmaps';
  await send(api.server, 'POST', maps, { metadata: { name: 'needed' } });
  for (const [name, grace, node] of [
    ['a', 1],
    ['b', 1, 'there'],
    ['c', 2],
  ] as const)
    assert.equal((await send(api.server, 'POST', pods, POD(name, grace, node))).status, 201);
  await send(api.server, 'DELETE', '/api/v1/namespaces/shop');
  assert.ok(await comesTrue(async () => (await status(`${pods}/a`)) === 404, 5000));
  assert.equal(await status(`${pods}/c`), 200);
  assert.ok(await comesTrue(async () => (await status(`${pods}/c`)) === 404, 5000));
  // Somebody is the kubelet of this one.
  assert.equal(await status(`${pods}/b`), 200);
  const waits = 'Some resources are remaining: pods. has 1 resource instances';
  const tells = async (): Promise<boolean> =>
    (await send(api.server, 'GET', '/api/v1/namespaces/shop')).json.status.conditions.some(
      ({ message }: { message: string }) => message === waits,
    );
  assert.ok(await comesTrue(tells, 10_000));
  // What Pods may need is there as long as they are.
  assert.equal(await status(`${maps}/needed`), 200);
  await send(api.server, 'DELETE', '/api/v1/nodes/there');
  assert.ok(await comesTrue(async () => (await status('/api/v1/namespaces/shop')) === 404, 10_000));
});

test('an owner that is deleted in the foreground waits for a Pod that gets time to end', async () => {
  await using api = await startTestServer();
  const status = async (path: string): Promise<number> => (await send(api.server, 'GET', path)).status;
  const maps = '/api/v1/namespaces/default/configmaps';
  const { json } = await send(api.server, 'POST', maps, { metadata: { name: 'owner' } });
  const { uid } = json.metadata;
  const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid, blockOwnerDeletion: true };
  const pod = POD('owned', 1) as { metadata: object };
  const metadata = { ...pod.metadata, ownerReferences: [owner] };
  await send(api.server, 'POST', PODS, { ...pod, metadata });
  await send(api.server, 'DELETE', `${maps}/owner`, { propagationPolicy: 'Foreground' });
  const isMarked = async (): Promise<boolean> =>
    (await send(api.server, 'GET', `${PODS}/owned`)).json.metadata?.deletionGracePeriodSeconds === 1;
  assert.ok(await comesTrue(isMarked, 5000));
  assert.equal(await status(`${maps}/owner`), 200);
  assert.ok(await comesTrue(async () => (await status(`${maps}/owner`)) === 404, 10_000));
  assert.equal(await status(`${PODS}/owned`), 404);
});

test('Pods are left to another program', async () => {
  await using api = await startTestServer({ podGarbageCollection: false });
  const pods = '/api/v1/namespaces/default/pods';
  await send(api.server, 'POST', pods, POD('a', 1));
  await send(api.server, 'DELETE', `${pods}/a`);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  assert.equal((await send(api.server, 'GET', `${pods}/a`)).status, 200);
});
