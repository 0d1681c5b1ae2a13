import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { BuiltInScheme, scheme } from 'kubetyped';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { defineKind } from 'kubetyped/apiextensions';
import {
  isAlreadyExists,
  isBadRequest,
  isConflict,
  isForbidden,
  isNotFound,
  isResourceExpired,
  newForbidden,
} from 'kubetyped/apimachinery/api/errors';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Client, jsonPatch, mergePatch, strategicMergePatch } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { isDeleted, until } from 'kubetyped/client/tools/watch';

const now = (): Date => new Date('2026-01-01T00:00:00Z');
const map = (name: string, labels: Record<string, string> = {}): corev1.ConfigMap =>
  new corev1.ConfigMap({ metadata: { name, namespace: 'default', labels } });

function fake(...objects: object[]): { api: FakeAPI; client: Client } {
  const api = new FakeAPI({ scheme, objects, now });
  return { api, client: new Client({ transport: api }) };
}

test('objects are created, read, listed, changed and deleted as by a server', async () => {
  const { api, client } = fake(map('old', { a: '1' }));
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  const made = await maps.create({ metadata: { name: 'new', labels: { a: '2' } }, data: { k: 'v' } });
  assert.deepEqual(
    [made.metadata.uid, made.metadata.resourceVersion, made.metadata.creationTimestamp],
    ['uid-2', '2', '2026-01-01T00:00:00Z'],
  );
  await assert.rejects(maps.create({ metadata: { name: 'new' } }), (error) => isAlreadyExists(error));
  assert.match((await maps.create({ metadata: { generateName: 'x-' } })).metadata.name!, /^x-[a-z0-9]{5}$/);
  await assert.rejects(maps.get('none'), (error) => isNotFound(error));
  const names: (string | undefined)[] = [];
  for await (const { metadata } of maps.each({ pageSize: 1, labelSelector: 'a' })) names.push(metadata.name);
  assert.deepEqual(names, ['new', 'old']);
  assert.equal((await maps.list({ fieldSelector: 'metadata.name=old' })).items.length, 1);
  assert.equal((await client.resource(corev1.ConfigMap, { namespace: 'other' }).list()).items.length, 0);
  assert.equal((await client.resource(corev1.ConfigMap).list()).items.length, 3);
  const updated = await maps.update({ ...made, data: { k: 'w' } });
  await assert.rejects(maps.update({ ...made, data: {} }), (error) => isConflict(error));
  assert.equal((await maps.update(updated)).metadata.resourceVersion, updated.metadata.resourceVersion);
  await assert.rejects(maps.delete('new', { preconditions: { uid: 'other' } }), (error) => isConflict(error));
  await maps.delete('new', { preconditions: { uid: made.metadata.uid! } });
  await assert.rejects(maps.delete('new'), (error) => isNotFound(error));
  await maps.deleteCollection();
  assert.equal((await maps.list()).items.length, 0);
  assert.deepEqual(
    api.actions.slice(0, 3).map(({ verb, resource }) => `${verb} ${resource}`),
    ['create configmaps', 'create configmaps', 'create configmaps'],
  );
});

test('patches of every kind, apply with owners, status and generation', async () => {
  const { client } = fake();
  const deployments = client.resource(appsv1.Deployment, { namespace: 'default' });
  const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  const made = await deployments.create({
    metadata: { name: 'd' },
    spec: { selector: { matchLabels: { a: 'b' } }, template },
    status: { replicas: 9 },
  });
  assert.equal(made.metadata.generation, 1);
  assert.equal(made.status?.replicas, undefined);
  const scaled = await deployments.patch('d', mergePatch({ spec: { replicas: 2 } }));
  assert.deepEqual([scaled.metadata.generation, scaled.spec?.replicas], [2, 2]);
  const status = await deployments.updateStatus({
    ...scaled,
    spec: { ...scaled.spec!, replicas: 7 },
    status: { replicas: 2 },
  });
  assert.deepEqual([status.metadata.generation, status.spec?.replicas, status.status?.replicas], [2, 2, 2]);
  const labelled = await deployments.patch(
    'd',
    jsonPatch([{ op: 'add', path: '/metadata/labels', value: { x: 'y' } }]),
  );
  assert.deepEqual([labelled.metadata.labels?.['x'], labelled.metadata.generation], ['y', 2]);
  const merged = await deployments.patch(
    'd',
    strategicMergePatch({ spec: { template: { spec: { containers: [{ name: 'e', image: 'j' }] } } } }),
  );
  assert.deepEqual(merged.spec?.template.spec?.containers.map(({ name }) => name).sort(), ['c', 'e']);
  await assert.rejects(deployments.patch('none', mergePatch({})), (error) => isNotFound(error));
  await assert.rejects(deployments.patch('d', jsonPatch([{ op: 'remove', path: '/nothing' }])), (error) =>
    isBadRequest(error),
  );
  const replicas = (count: number): never => ({ metadata: { name: 'd' }, spec: { replicas: count } }) as never;
  await assert.rejects(deployments.apply(replicas(5), { fieldManager: 'me' }), (error) => isConflict(error));
  const forced = await deployments.apply(replicas(5), { fieldManager: 'me', force: true });
  assert.equal(forced.spec?.replicas, 5);
  assert.ok(forced.metadata.managedFields?.some(({ manager }) => manager === 'me'));
  const applied = await deployments.apply({ metadata: { name: 'from-apply' } } as never, { fieldManager: 'me' });
  assert.equal(applied.metadata.name, 'from-apply');
});

test('finalizers hold an object until they are gone', async () => {
  const { client } = fake();
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  await maps.create({ metadata: { name: 'a', finalizers: ['example.com/x'] } });
  const marked = (await maps.delete('a')) as corev1.ConfigMap;
  assert.equal(marked.metadata.deletionTimestamp, '2026-01-01T00:00:00Z');
  const gone = until(maps, 'a', isDeleted(), { timeout: 5000 });
  await maps.patch('a', mergePatch({ metadata: { finalizers: null } }));
  assert.equal(await gone, undefined);
});

test('a deletion counts as a change of what has a generation, once', async () => {
  const { api, client } = fake();
  const deployments = client.resource(appsv1.Deployment, { namespace: 'default' });
  const spec = { selector: {}, template: { spec: { containers: [] } } };
  const ended = { deletionTimestamp: '2025-01-01T00:00:00Z', deletionGracePeriodSeconds: 3 };
  const made = await deployments.create({ metadata: { name: 'd', finalizers: ['example.com/x'], ...ended }, spec });
  const { deletionTimestamp, deletionGracePeriodSeconds } = made.metadata;
  assert.deepEqual([deletionTimestamp, deletionGracePeriodSeconds], [undefined, undefined]);
  const marks = async (): Promise<unknown[]> => {
    const { metadata } = (await deployments.delete('d')) as appsv1.Deployment;
    return [metadata.resourceVersion, metadata.generation, metadata.deletionTimestamp];
  };
  assert.deepEqual(await marks(), ['2', 2, '2026-01-01T00:00:00Z']);
  assert.deepEqual(await marks(), ['2', 2, '2026-01-01T00:00:00Z']);
  assert.equal(api.tracker.resourceVersion, '2');
});

test('what is put in stays as it is: one that is being deleted goes with its last finalizer', async () => {
  const metadata = {
    name: 'a',
    namespace: 'default',
    uid: 'own',
    creationTimestamp: '2025-01-01T00:00:00Z',
    deletionTimestamp: '2025-02-01T00:00:00Z',
    generation: 7,
    finalizers: ['example.com/x'],
  };
  const { client } = fake({ apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec: {} }, map('b'));
  const deployments = client.resource(appsv1.Deployment, { namespace: 'default' });
  assert.deepEqual({ ...(await deployments.get('a')).metadata }, { ...metadata, resourceVersion: '1' });
  const other = (await client.resource(corev1.ConfigMap, { namespace: 'default' }).get('b')).metadata;
  assert.deepEqual([other.uid, other.creationTimestamp], ['uid-2', '2026-01-01T00:00:00Z']);
  await deployments.patch('a', mergePatch({ metadata: { finalizers: null } }));
  await assert.rejects(deployments.get('a'), (error) => isNotFound(error));
});

test('selectors: by label, by each field that there is, and by none', async () => {
  const pod = (name: string, nodeName?: string, phase?: 'Running' | 'Pending'): corev1.Pod =>
    new corev1.Pod({
      metadata: { name, namespace: name === 'c' ? 'other' : 'default', labels: { in: name } },
      spec: { containers: [], ...(nodeName !== undefined && { nodeName }) },
      ...(phase !== undefined && { status: { phase } }),
    });
  const { client } = fake(pod('a', 'n', 'Running'), pod('b', 'm', 'Pending'), pod('c'), map('d'));
  const pods = client.resource(corev1.Pod);
  const rows: readonly (readonly [options: object, names: string])[] = [
    [{}, 'abc'],
    [{ labelSelector: 'in in (a,c)' }, 'ac'],
    [{ labelSelector: 'in in (a,c)', fieldSelector: 'metadata.name!=a' }, 'c'],
    [{ fieldSelector: 'metadata.name=b' }, 'b'],
    [{ fieldSelector: 'metadata.namespace=other' }, 'c'],
    [{ fieldSelector: 'spec.nodeName=n' }, 'a'],
    [{ fieldSelector: 'spec.nodeName=' }, 'c'],
    [{ fieldSelector: 'status.phase=Pending' }, 'b'],
    [{ fieldSelector: 'status.phase=' }, 'c'],
    [{ fieldSelector: 'status.phase=Running,spec.nodeName=m' }, ''],
  ];
  for (const [options, names] of rows) {
    const { items } = await pods.list(options);
    assert.equal(items.map(({ metadata }) => metadata.name).join(''), names, JSON.stringify(options));
  }
  assert.equal((await client.resource(corev1.ConfigMap).list({ fieldSelector: 'spec.nodeName=' })).items.length, 1);
});

test('pages say how much is left, unless selectors leave something out', async () => {
  const { client } = fake(...['a', 'b', 'c'].map((name) => map(name, { on: '1' })));
  const maps = client.resource(corev1.ConfigMap);
  const rest = async (options: object): Promise<unknown[]> => {
    const { metadata } = await maps.list(options);
    return [metadata.continue, metadata.remainingItemCount];
  };
  assert.deepEqual(await rest({ limit: 1 }), ['1', 2]);
  assert.deepEqual(await rest({ limit: 1, continue: '1' }), ['2', 1]);
  assert.deepEqual(await rest({ limit: 1, continue: '2' }), [undefined, undefined]);
  assert.deepEqual(await rest({ limit: 3 }), [undefined, undefined]);
  assert.deepEqual(await rest({ limit: 2, labelSelector: 'on=1' }), ['2', undefined]);
  assert.deepEqual(await rest({ limit: 2, fieldSelector: 'metadata.namespace=default' }), ['2', undefined]);
});

test('answers have a type, and no other headers', async () => {
  const { api } = fake();
  const { headers, status } = await api.request({ method: 'GET', path: '/api/v1/configmaps' });
  assert.deepEqual(
    [status, headers.get('Content-Type'), headers.get('content-type'), headers.get('Warning')],
    [200, 'application/json', 'application/json', null],
  );
});

test('a deletion that expects another uid or version is refused as by a server', async () => {
  const { client } = fake(map('a'));
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  for (const [preconditions, message] of [
    [{ uid: 'other' }, /: Precondition failed: UID in precondition: other, UID in object meta: uid-1$/],
    [
      { resourceVersion: '7' },
      /: Precondition failed: ResourceVersion in precondition: 7, ResourceVersion in object meta: 1$/,
    ],
  ] as const)
    await assert.rejects(
      maps.delete('a', { preconditions }),
      (error) => isConflict(error) && message.test(String(error)),
    );
  await maps.delete('a', { preconditions: { uid: 'uid-1', resourceVersion: '1' } });
});

test('watches: from the beginning, from a version, with initial events, by selectors, after forgetting', async () => {
  const { api, client } = fake(map('a', { on: '1' }));
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  const take = async (watch: AsyncIterable<{ type: string; object: object }>, count: number): Promise<string[]> => {
    const seen: string[] = [];
    for await (const { type, object } of watch) {
      const { name, resourceVersion, annotations } = (object as corev1.ConfigMap).metadata;
      seen.push(`${type} ${name ?? `${resourceVersion} ${JSON.stringify(annotations)}`}`);
      if (seen.length === count) break;
    }
    return seen;
  };
  const all = await maps.watch();
  const selected = await maps.watch({ labelSelector: 'on=1' });
  await maps.create({ metadata: { name: 'b' } });
  await maps.patch('a', mergePatch({ metadata: { labels: { on: '0' } } }));
  await maps.patch('b', mergePatch({ metadata: { labels: { on: '1' } } }));
  await maps.delete('a');
  assert.deepEqual(await take(all, 5), ['ADDED a', 'ADDED b', 'MODIFIED a', 'MODIFIED b', 'DELETED a']);
  assert.deepEqual(await take(selected, 3), ['ADDED a', 'DELETED a', 'ADDED b']);
  assert.deepEqual(await take(await maps.watch({ resourceVersion: '3' }), 2), ['MODIFIED b', 'DELETED a']);
  const initial = await maps.watch({
    sendInitialEvents: true,
    resourceVersionMatch: 'NotOlderThan',
    allowWatchBookmarks: true,
  });
  assert.deepEqual(await take(initial, 2), ['ADDED b', `BOOKMARK 5 {"k8s.io/initial-events-end":"true"}`]);
  api.tracker.forget();
  await assert.rejects(maps.watch({ resourceVersion: '3' }), (error) => isResourceExpired(error));
  const controller = new AbortController();
  const why = new Error('enough');
  const aborted = await maps.watch({ resourceVersion: '5', signal: controller.signal });
  setImmediate(() => controller.abort(why));
  await assert.rejects(take(aborted, 1), why);
  assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
});

test('metadata alone, reactors, and what it does not know', async () => {
  const { api, client } = fake(map('a', { x: 'y' }));
  const { metadata } = await client.metadata(corev1.ConfigMap, { namespace: 'default' }).get('a');
  assert.equal(metadata.labels?.['x'], 'y');
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  api.react(({ verb }) => {
    if (verb === 'delete') throw newForbidden({ group: '', resource: 'configmaps' }, 'a', new Error('no'));
    return undefined;
  });
  api.react(({ name }) => (name === 'made-up' ? map('made-up') : undefined));
  await assert.rejects(maps.delete('a'), (error) => isForbidden(error));
  assert.equal((await maps.get('made-up')).metadata.name, 'made-up');
  const crontabs = client.unstructured(
    { group: 'example.com', version: 'v1', resource: 'crontabs' },
    { namespace: 'default' },
  );
  await assert.rejects(crontabs.list(), (error) => isNotFound(error));
  await assert.rejects(maps.subresource('scale').get('a'), (error) => isBadRequest(error));
  await assert.rejects(maps.create({ metadata: { name: 'b' } }, { dryRun: ['All'] }), (error) => isBadRequest(error));
  assert.throws(() => new FakeAPI({ scheme, objects: [{ apiVersion: 'v1', kind: 'PodList' }] }), TypeError);
  await client.close();
  await assert.rejects(maps.list(), { code: 'ERR_CONNECTION' });
});

test("a Kind of one's own: the scheme needs it, and the answer says so", async () => {
  const CronTab = defineKind({
    group: 'x.example',
    version: 'v1',
    kind: 'CronTab',
    plural: 'crontabs',
    schema: { type: 'object' },
  });
  const own = new BuiltInScheme();
  const client = new Client({ transport: new FakeAPI({ scheme: own }) });
  const tabs = client.resource(CronTab, { namespace: 'default' });
  await assert.rejects(tabs.list(), (error) => {
    assert(isNotFound(error));
    assert.match(
      (error as Error).message,
      /the scheme of this FakeAPI has no class with the resource crontabs in x\.example\/v1; register yours with scheme\.addKnownTypes\(Kind\)/,
    );
    return true;
  });
  own.addKnownTypes(CronTab);
  await tabs.create({ metadata: { name: 'a' } });
  assert.equal((await tabs.list()).items[0]?.metadata.name, 'a');
  assert.throws(() => new FakeAPI({ scheme, objects: [new CronTab({ metadata: { name: 'a' } })] }), /CronTab/);
});

test('only Kinds with a status have the subresource', async () => {
  const version = { group: 'x.example', version: 'v1' } as const;
  const Plain = defineKind({ ...version, kind: 'Plain', plural: 'plains', schema: { type: 'object' } });
  const Whole = defineKind({
    ...version,
    kind: 'Whole',
    plural: 'wholes',
    schema: { type: 'object', properties: { status: { type: 'object' } } },
  });
  const own = new BuiltInScheme();
  own.addKnownTypes(Plain);
  own.addKnownTypes(Whole);
  const client = new Client({ transport: new FakeAPI({ scheme: own }) });
  const given = { metadata: { name: 'a' }, status: { n: 1 } };
  const statusOf = (object: object): unknown => JSON.parse(JSON.stringify(object)).status;
  const plains = client.resource(Plain, { namespace: 'default' });
  const plain = await plains.create(given as never);
  assert.deepEqual(statusOf(plain), { n: 1 });
  const replaced = await plains.update({ ...plain, status: { n: 2 } } as never);
  assert.deepEqual(statusOf(replaced), { n: 2 });
  const wholes = client.resource(Whole, { namespace: 'default' });
  const whole = await wholes.create(given as never);
  assert.equal(statusOf(whole), undefined);
  const kept = await wholes.update({ ...whole, extra: 1, status: { n: 2 } } as never);
  assert.deepEqual([statusOf(kept), JSON.parse(JSON.stringify(kept)).extra], [undefined, 1]);
  const written = await wholes.updateStatus({ ...kept, extra: 2, status: { n: 3 } } as never);
  assert.deepEqual([statusOf(written), JSON.parse(JSON.stringify(written)).extra], [{ n: 3 }, 1]);
  await assert.rejects(plains.updateStatus(replaced as never), (error) => isNotFound(error));
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  const made = await maps.create({ metadata: { name: 'a' } });
  await assert.rejects(maps.updateStatus(made as never), (error) => isNotFound(error));
});

test('a class alone is registered in its own group and version, also as unversioned', () => {
  for (const how of ['addKnownTypes', 'addUnversionedTypes'] as const) {
    const own = new Scheme();
    own[how](corev1.ConfigMap);
    assert.equal(own.typeFor({ group: '', version: 'v1', kind: 'ConfigMap' }), corev1.ConfigMap);
    assert.equal(own.isUnversioned(new corev1.ConfigMap()), how === 'addUnversionedTypes');
    own[how](corev1.ConfigMap, corev1.Pod);
    assert.equal(own.knownTypes({ group: '', version: 'v1' }).size, 2);
  }
});
