// The APIServices that a server keeps for what it serves itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineKind } from 'kubetyped/apiextensions';
import { memory } from 'kubetyped/apiserver';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { startTestServer, type TestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { SERVICES, until } from './aggregated_backend.ts';

const Owl = defineKind({ group: 'own.example.com', version: 'v1', kind: 'Owl', schema: { type: 'object' } });

interface APIServiceLike {
  readonly metadata: { readonly name: string; readonly uid: string; readonly labels?: Record<string, string> };
  readonly spec: {
    readonly service?: object;
    readonly groupPriorityMinimum: number;
    readonly versionPriority: number;
  };
  readonly status: {
    readonly conditions?: readonly { readonly type: string; readonly status: string; reason: string }[];
  };
}

/** Keeps what is stored when a server is closed. @param changes told of each key that changes */
function lasting(shared: boolean, changes: string[] = []): StorageEngine {
  const store = memory();
  return {
    shared,
    get: (...args) => store.get(...args),
    range: (options) => store.range(options),
    put: (key, ...args) => {
      changes.push(`put ${key}`);
      return store.put(key, ...args);
    },
    delete: (key, expected) => {
      changes.push(`delete ${key}`);
      return store.delete(key, expected);
    },
    watch: (options) => store.watch(options),
    currentRevision: () => store.currentRevision(),
    waitFor: (...args) => store.waitFor(...args),
    compact: (revision) => store.compact(revision),
    close: async () => {},
  };
}

const start = (options: TestServerOptions = {}): Promise<TestServer> =>
  startTestServer({ aggregation: {}, kinds: [Owl], ...options });

async function send(
  server: TestServer,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': type },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function apiServices(server: TestServer): Promise<APIServiceLike[]> {
  const { text } = await send(server, 'GET', SERVICES);
  return (JSON.parse(text) as { items: APIServiceLike[] }).items;
}

const find = async (server: TestServer, name: string): Promise<APIServiceLike | undefined> =>
  (await apiServices(server)).find(({ metadata }) => metadata.name === name);

async function listed(server: TestServer): Promise<string[]> {
  const { text } = await send(server, 'GET', '/apis');
  const { groups } = JSON.parse(text) as { groups: { name: string; versions: { version: string }[] }[] };
  return groups.flatMap(({ name, versions }) => versions.map(({ version }) => `${name}/${version}`));
}

async function aggregated(server: TestServer): Promise<string[]> {
  const accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
  const response = await fetch(`${server.url}/apis`, { headers: { accept } });
  const { items } = (await response.json()) as {
    items: { metadata: { name: string }; versions: { version: string }[] }[];
  };
  return items.flatMap(({ metadata, versions }) => versions.map(({ version }) => `${metadata.name}/${version}`));
}

const definition = (kind: string, group: string, versions: readonly string[]): object => {
  const plural = `${kind.toLowerCase()}s`;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural, kind },
      versions: versions.map((name, at) => ({
        name,
        served: true,
        storage: at === 0,
        schema: { openAPIV3Schema: { type: 'object' } },
      })),
    },
  };
};
const CRDS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** What kube-apiserver 1.37 has of the stable versions, in the order of its discovery. */
const BUILT_IN = [
  ['v1.', 18_000, 1],
  ['v1.apps', 17_800, 15],
  ['v1.events.k8s.io', 17_750, 15],
  ['v1.authentication.k8s.io', 17_700, 15],
  ['v1.authorization.k8s.io', 17_600, 15],
  ['v2.autoscaling', 17_500, 30],
  ['v1.autoscaling', 17_500, 15],
  ['v1.batch', 17_400, 15],
  ['v1.certificates.k8s.io', 17_300, 15],
  ['v1.networking.k8s.io', 17_200, 15],
  ['v1.policy', 17_100, 15],
  ['v1.rbac.authorization.k8s.io', 17_000, 15],
  ['v1.storage.k8s.io', 16_800, 15],
  ['v1.admissionregistration.k8s.io', 16_700, 15],
  ['v1.apiextensions.k8s.io', 16_700, 15],
  ['v1.scheduling.k8s.io', 16_600, 15],
  ['v1.coordination.k8s.io', 16_500, 15],
  ['v1.node.k8s.io', 16_300, 15],
  ['v1.discovery.k8s.io', 16_200, 15],
  ['v1.resource.k8s.io', 16_200, 21],
  ['v1.flowcontrol.apiserver.k8s.io', 16_100, 21],
  ['v1.storagemigration.k8s.io', 15_800, 15],
] as const;

test('each version that is served has an APIService, with the priorities of kube-apiserver', async () => {
  await using server = await start();
  await until(async () => (await apiServices(server)).length > BUILT_IN.length, 'all are there');
  const found = await apiServices(server);
  const rows = found.map(({ metadata, spec }) => [metadata.name, spec.groupPriorityMinimum, spec.versionPriority]);
  const wanted = [...BUILT_IN, ['v1.own.example.com', 1000, 15]];
  assert.deepEqual(new Set(rows.map(String)), new Set(wanted.map(String)));
  for (const { metadata, status } of found) {
    assert.deepEqual(metadata.labels, { 'kube-aggregator.kubernetes.io/automanaged': 'onstart' });
    assert.deepEqual(
      status.conditions?.map(({ type, status, reason }) => [type, status, reason]),
      [['Available', 'True', 'Local']],
    );
  }
  const groups = BUILT_IN.slice(1).map(([name]) => name.replace(/^(\w+)\.(.*)$/, '$2/$1'));
  const order = ['apiregistration.k8s.io/v1', ...groups, 'own.example.com/v1'];
  assert.deepEqual(await listed(server), order);
  assert.deepEqual(await aggregated(server), order);
});

test('those of custom resources come and go with the definitions, and come back', async () => {
  await using server = await start();
  await send(server, 'POST', CRDS, definition('Bird', 'zoo.example.com', ['v1', 'v1beta1', 'v2']));
  const names = ['v1', 'v1beta1', 'v2'].map((version) => `${version}.zoo.example.com`);
  const areThere = async (wanted: readonly string[]): Promise<boolean> =>
    String(
      (await apiServices(server))
        .map(({ metadata }) => metadata.name)
        .filter((name) => name.includes('zoo'))
        .sort(),
    ) === String([...wanted].sort());
  await until(() => areThere(names), 'they are there');
  const { metadata, spec } = (await find(server, 'v1.zoo.example.com')) ?? assert.fail();
  assert.deepEqual(
    [metadata.labels, spec.groupPriorityMinimum, spec.versionPriority],
    [{ 'kube-aggregator.kubernetes.io/automanaged': 'true' }, 1000, 100],
  );
  const order = (await listed(server)).filter((each) => each.includes('zoo'));
  assert.deepEqual(order, ['zoo.example.com/v2', 'zoo.example.com/v1', 'zoo.example.com/v1beta1']);
  assert.deepEqual((await aggregated(server)).slice(-4), ['own.example.com/v1', ...order]);

  await send(server, 'DELETE', `${SERVICES}/v1.zoo.example.com`);
  await until(async () => {
    const uid = (await find(server, 'v1.zoo.example.com'))?.metadata.uid;
    return uid !== undefined && uid !== metadata.uid;
  }, 'one that is deleted comes back');
  await send(server, 'PATCH', `${SERVICES}/v2.zoo.example.com`, { spec: { groupPriorityMinimum: 7 } });
  await until(
    async () => (await find(server, 'v2.zoo.example.com'))?.spec.groupPriorityMinimum === 1000,
    'one that is changed is set right',
  );
  const versions = (
    JSON.parse((await send(server, 'GET', `${CRDS}/birds.zoo.example.com`)).text) as {
      spec: { versions: { name: string; served: boolean }[] };
    }
  ).spec.versions;
  await send(server, 'PATCH', `${CRDS}/birds.zoo.example.com`, {
    spec: { versions: versions.map((each) => ({ ...each, served: each.name !== 'v1beta1' })) },
  });
  await until(() => areThere([names[0] ?? '', names[2] ?? '']), 'that of a version that is no more served goes');
  await send(server, 'DELETE', `${CRDS}/birds.zoo.example.com`);
  await until(() => areThere([]), 'they go with the definition');
});

test('what others take over is theirs, but not the group of APIServices', async () => {
  await using server = await start();
  await until(async () => (await find(server, 'v1.apps')) !== undefined, 'all are there');
  const remote = (group: string, labels?: object): object => ({
    metadata: { name: `v1.${group}`, ...labels },
    spec: {
      group,
      version: 'v1',
      service: { namespace: 'zoo', name: 'birds' },
      groupPriorityMinimum: 1000,
      versionPriority: 1,
    },
  });
  assert.equal((await send(server, 'GET', '/apis/apps/v1/deployments')).status, 200);
  assert.equal((await send(server, 'POST', SERVICES, remote('apps'))).status, 409);
  await send(server, 'DELETE', `${SERVICES}/v1.apps`);
  assert.equal((await send(server, 'POST', SERVICES, remote('apps'))).status, 201);
  await until(async () => (await send(server, 'GET', '/apis/apps/v1/deployments')).status === 503, 'it is passed on');
  assert.equal((await find(server, 'v1.apps'))?.metadata.labels, undefined);
  await send(server, 'DELETE', `${SERVICES}/v1.apps`);
  await until(async () => (await send(server, 'GET', '/apis/apps/v1/deployments')).status === 200, 'it is local again');
  assert.equal((await send(server, 'GET', '/apis/apps')).status, 200);
  assert.ok((await listed(server)).includes('apps/v1'));

  assert.equal((await send(server, 'POST', SERVICES, remote('apiregistration.k8s.io'))).status, 201);
  await until(async () => {
    const { status, spec } = (await find(server, 'v1.apiregistration.k8s.io')) ?? {};
    return spec !== undefined && status !== undefined;
  }, 'it is stored');
  assert.equal((await send(server, 'GET', SERVICES)).status, 200);
  const [first] = await aggregated(server);
  assert.equal(first, 'apiregistration.k8s.io/v1');
});

test('when it starts again, a server makes what is missing, and deletes what it serves no more', async () => {
  const storage = lasting(false);
  {
    await using server = await start({ storage });
    await until(async () => (await find(server, 'v1.own.example.com')) !== undefined, 'all are there');
    await send(server, 'POST', CRDS, definition('Bird', 'zoo.example.com', ['v1']));
    await until(async () => (await find(server, 'v1.zoo.example.com')) !== undefined, 'the custom one, too');
    await send(server, 'DELETE', `${SERVICES}/v1.batch`);
    await send(server, 'PATCH', `${SERVICES}/v1.policy`, { spec: { groupPriorityMinimum: 7 } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await find(server, 'v1.batch'), undefined, 'it was made when the server started, once');
    assert.equal((await find(server, 'v1.policy'))?.spec.groupPriorityMinimum, 7);
    assert.equal((await send(server, 'GET', '/apis/batch/v1/jobs')).status, 200, 'it is served all the same');
  }
  const changes: string[] = [];
  await using server = await startTestServer({
    aggregation: {},
    storage: Object.assign(storage, { put: tellingPut(storage, changes) }),
  });
  await until(async () => (await find(server, 'v1.batch')) !== undefined, 'what was missing is there');
  await until(async () => (await find(server, 'v1.own.example.com')) === undefined, 'what is no more served is not');
  await until(async () => (await find(server, 'v1.policy'))?.spec.groupPriorityMinimum === 17_100, 'and set right');
  assert.notEqual(await find(server, 'v1.zoo.example.com'), undefined);
  const touched = changes.filter((key) => key.includes('/apiservices/')).map((key) => key.replace(/^.*\//, ''));
  assert.deepEqual(touched.sort(), ['v1.batch', 'v1.policy'], 'and nothing else is written');
});

function tellingPut(storage: StorageEngine, changes: string[]): StorageEngine['put'] {
  const put = storage.put.bind(storage);
  return (key, ...args) => {
    changes.push(key);
    return put(key, ...args);
  };
}

test('several servers on one storage write each APIService once', async () => {
  const changes: string[] = [];
  const storage = lasting(true, changes);
  const servers = [
    await start({ storage }),
    await start({ storage }),
    await startTestServer({ aggregation: {}, storage }),
  ];
  try {
    const [first, second, third] = servers;
    if (first === undefined || second === undefined || third === undefined) assert.fail();
    await until(async () => (await apiServices(second)).length === BUILT_IN.length + 1, 'all are there');
    await send(third, 'POST', CRDS, definition('Bird', 'zoo.example.com', ['v1']));
    await until(async () => (await find(first, 'v1.zoo.example.com')) !== undefined, 'that of a definition, too');
    for (const server of servers)
      await until(async () => (await listed(server)).at(-1) === 'zoo.example.com/v1', 'all tell');
    await first.close();
    await send(second, 'DELETE', `${CRDS}/birds.zoo.example.com`);
    await until(async () => (await find(second, 'v1.zoo.example.com')) === undefined, 'another one leads');
    const counts = new Map<string, number>();
    for (const change of changes)
      if (change.includes('/apiservices/')) counts.set(change, (counts.get(change) ?? 0) + 1);
    assert.deepEqual(
      [...counts].filter(([, count]) => count > 1),
      [],
    );
    assert.equal(counts.size, BUILT_IN.length + 3, 'those, that of the definition, and its deletion');
    assert.notEqual(await find(third, 'v1.own.example.com'), undefined, 'though the third one does not serve it');
  } finally {
    for (const server of servers) await server.close();
  }
});
