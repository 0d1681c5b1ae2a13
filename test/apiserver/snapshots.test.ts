// Snapshots of a server: everything is as it was, and watches see each change.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokens } from 'kubetyped/apiserver/authentication';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { send, WatchClient } from './client.ts';

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const SERVICES = '/api/v1/namespaces/default/services';
const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** Everything that clients can see, without where the server's counter is. */
async function world({ server }: TestServer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { groupVersion, resource, subresource, verbs } of server.resources()) {
    if (subresource !== '' || !verbs.includes('list') || resource === 'componentstatuses') continue;
    const root = groupVersion.group === '' ? '/api' : `/apis/${groupVersion.group}`;
    const path = `${root}/${groupVersion.version}/${resource}`;
    const { json } = await send(server, 'GET', path);
    for (const { metadata, ...object } of json.items as { metadata: Record<string, unknown> }[]) {
      const { resourceVersion: _, ...kept } = metadata;
      found.set(`${path} ${metadata['namespace']}/${metadata['name']}`, JSON.stringify({ ...object, metadata: kept }));
    }
  }
  return found;
}

async function settled(api: TestServer): Promise<Map<string, string>> {
  for (let last = await world(api); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = await world(api);
    if (JSON.stringify([...now]) === JSON.stringify([...last])) return now;
    last = now;
  }
}

/** Writes of many kinds. */
async function disturb({ server }: TestServer): Promise<void> {
  const create = async (path: string, object: object): Promise<void> => {
    const { status, text } = await send(server, 'POST', path, object);
    assert.equal(status, 201, text);
  };
  await create('/api/v1/namespaces', { metadata: { name: 'team' } });
  await create('/api/v1/namespaces/team/secrets', { metadata: { name: 's', finalizers: ['example.com/held'] } });
  await create(DEFINITIONS, {
    metadata: { name: 'boxes.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Cluster',
      names: { plural: 'boxes', kind: 'Box' },
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
    },
  });
  for (let tries = 0; (await send(server, 'GET', '/apis/example.com/v1/boxes')).status !== 200; tries++) {
    assert.ok(tries < 100);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await create('/apis/example.com/v1/boxes', { apiVersion: 'example.com/v1', kind: 'Box', metadata: { name: 'a' } });
  await create(SERVICES, {
    metadata: { name: 'web' },
    spec: { type: 'NodePort', clusterIP: '10.0.0.77', ports: [{ port: 80, nodePort: 30077 }] },
  });
  await send(server, 'DELETE', '/apis/flowcontrol.apiserver.k8s.io/v1/flowschemas/global-default');
}

test('reset makes the server as it was before the first request', async () => {
  await using api = await startTestServer();
  // As before each test, the first one, too.
  await api.reset();
  const before = await settled(api);
  for (let times = 0; times < 3; times++) {
    await disturb(api);
    assert.notDeepEqual(await world(api), before);
    await api.reset();
    assert.deepEqual(await settled(api), before);
    assert.equal((await send(api.server, 'GET', '/apis/example.com/v1/boxes')).status, 404);
  }
});

test('a snapshot has what a test begins with, and is restored any number of times', async () => {
  await using api = await startTestServer({ storage: memory() });
  await assert.rejects(api.reset(), /it is not its own/);
  await send(api.server, 'POST', CONFIG_MAPS, { metadata: { name: 'kept' }, data: { a: '1' } });
  await send(api.server, 'POST', CONFIG_MAPS, { metadata: { name: 'changed' }, data: { a: '1' } });
  await settled(api);
  const snapshot = await api.snapshot();
  const before = await world(api);
  for (let times = 0; times < 2; times++) {
    await send(api.server, 'DELETE', `${CONFIG_MAPS}/kept`);
    await send(api.server, 'PUT', `${CONFIG_MAPS}/changed`, { metadata: { name: 'changed' }, data: { a: '2' } });
    await disturb(api);
    await api.restore(snapshot);
    assert.deepEqual(await settled(api), before);
  }
});

test('watches see what a snapshot brings back, changes and takes away, and versions go on', async () => {
  await using api = await startTestServer();
  const { server } = api;
  const create = async (name: string): Promise<{ metadata: { resourceVersion: string } }> =>
    (await send(server, 'POST', CONFIG_MAPS, { metadata: { name }, data: { a: '1' } })).json;
  await create('changed');
  await create('gone');
  const snapshot = await api.snapshot();
  await send(server, 'PUT', `${CONFIG_MAPS}/changed`, { metadata: { name: 'changed' }, data: { a: '2' } });
  await send(server, 'DELETE', `${CONFIG_MAPS}/gone`);
  const { metadata } = await create('new');
  const watch = await WatchClient.open(server, `${CONFIG_MAPS}?watch=true&resourceVersion=${metadata.resourceVersion}`);
  await api.restore(snapshot);
  const events = [await watch.next(), await watch.next(), await watch.next()];
  assert.deepEqual(
    events.map(({ type, object }) => [type, object.metadata.name, object.data?.a]),
    [
      ['DELETED', 'new', '1'],
      ['MODIFIED', 'changed', '1'],
      ['ADDED', 'gone', '1'],
    ],
  );
  const versions = [metadata, ...events.map(({ object }) => object.metadata)].map((each) =>
    Number(each.resourceVersion),
  );
  assert.deepEqual(
    versions,
    [...versions].sort((a, b) => a - b),
  );
  assert.equal(new Set(versions).size, 4);
  await watch.stop();
});

test('the endpoint is for administrators, and off unless it is asked for', async () => {
  await using closed = await startTestServer();
  assert.equal((await send(closed.server, 'POST', '/snapshots/reset')).status, 404);
  const users = { admin: { name: 'admin', groups: ['system:masters'] }, ann: { name: 'ann', groups: [] } };
  await using api = await startTestServer({ authentication: tokens(users), snapshotEndpoint: true });
  const ask = async (user: string, method: string, path: string, body?: object): Promise<number> =>
    (await send(api.server, method, path, body, { authorization: `Bearer ${user}` })).status;
  assert.equal(await ask('admin', 'PUT', '/snapshots/empty'), 200);
  assert.equal(await ask('ann', 'POST', CONFIG_MAPS, { metadata: { name: 'a' } }), 201);
  for (const [method, name] of [
    ['POST', 'reset'],
    ['POST', 'empty'],
    ['PUT', 'empty'],
    ['DELETE', 'empty'],
  ] as const)
    assert.equal(await ask('ann', method, `/snapshots/${name}`), 403, name);
  assert.equal(await ask('nobody', 'POST', '/snapshots/reset'), 401);
  assert.equal(await ask('ann', 'GET', `${CONFIG_MAPS}/a`), 200);
  assert.equal(await ask('admin', 'POST', '/snapshots/empty'), 200);
  assert.equal(await ask('ann', 'GET', `${CONFIG_MAPS}/a`), 404);
  assert.equal(await ask('ann', 'POST', CONFIG_MAPS, { metadata: { name: 'a' } }), 201);
  assert.equal(await ask('admin', 'POST', '/snapshots/reset'), 200);
  assert.equal(await ask('ann', 'GET', `${CONFIG_MAPS}/a`), 404);
  assert.equal(await ask('admin', 'DELETE', '/snapshots/empty'), 200);
  assert.equal(await ask('admin', 'POST', '/snapshots/empty'), 404);
  assert.equal(await ask('admin', 'GET', '/snapshots/reset'), 405);
});

test('servers that share their storage have no snapshots', async () => {
  await using api = await startTestServer({
    storage: Object.assign(memory(), { shared: true }),
    snapshotEndpoint: true,
  });
  assert.equal((await send(api.server, 'GET', CONFIG_MAPS)).status, 200);
  await assert.rejects(api.snapshot(), /servers share/);
  assert.equal((await send(api.server, 'PUT', '/snapshots/a')).status, 500);
});
