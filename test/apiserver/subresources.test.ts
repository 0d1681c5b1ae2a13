import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Pod, PodExecOptions, PodLogOptions, PodProxyOptions } from 'kubetyped/api/core/v1';
import { Eviction } from 'kubetyped/api/policy/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { send } from './client.ts';

const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
const PODS = '/api/v1/namespaces/default/pods';

function newServer(t: TestContext): APIServer {
  const server = new APIServer({ scheme: new Scheme('test') });
  t.after(() => server.close());
  server.resource(Deployment, { subresources: { status: true, scale: true } });
  server.resource(Pod, {
    subresources: {
      log: {
        methods: ['GET'],
        async connect(name, { url }, { namespace }) {
          async function* lines(): AsyncGenerator<Uint8Array> {
            for (const part of [`${namespace}/${name}`, url]) yield Buffer.from(`${part}\n`);
          }
          return { status: 200, headers: { 'Content-Type': 'text/plain' }, body: lines() };
        },
      },
      eviction: {
        kind: Eviction,
        create: (eviction, _, { name }) => ({ ...eviction, metadata: { ...eviction.metadata, name: `of-${name}` } }),
      },
    },
  });
  return server;
}

const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web' },
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
  },
};

test('scale reads and writes the replicas', async (t) => {
  const server = newServer(t);
  const created = (await send(server, 'POST', `${DEPLOYMENTS}?fieldManager=maker`, deployment)).json;
  const scale = await send(server, 'GET', `${DEPLOYMENTS}/web/scale`);
  const { metadata } = scale.json;
  assert.deepEqual(
    [scale.json.apiVersion, scale.json.kind, scale.json.spec],
    ['autoscaling/v1', 'Scale', { replicas: 2 }],
  );
  const { name, namespace, uid, resourceVersion, creationTimestamp } = created.metadata;
  assert.deepEqual(metadata, { name, namespace, uid, resourceVersion, creationTimestamp });
  const written = await send(server, 'PUT', `${DEPLOYMENTS}/web/scale?fieldManager=scaler`, {
    ...scale.json,
    spec: { replicas: 5 },
  });
  assert.deepEqual([written.status, written.json.spec.replicas], [200, 5]);
  const patched = await send(
    server,
    'PATCH',
    `${DEPLOYMENTS}/web/scale`,
    { spec: { replicas: 7 } },
    {
      'content-type': 'application/merge-patch+json',
    },
  );
  assert.deepEqual([patched.status, patched.json.spec.replicas], [200, 7]);
  const now = (await send(server, 'GET', `${DEPLOYMENTS}/web`)).json;
  assert.deepEqual([now.spec.replicas, now.metadata.generation], [7, 3]);
  const maker = now.metadata.managedFields.find((entry: { manager: string }) => entry.manager === 'maker');
  assert.ok(!('f:replicas' in maker.fieldsV1['f:spec']), 'the replicas belong to who scaled last');
});

test('a scale that cannot be is refused', async (t) => {
  const server = newServer(t);
  const created = (await send(server, 'POST', DEPLOYMENTS, deployment)).json;
  const put = (more: object): ReturnType<typeof send> =>
    send(server, 'PUT', `${DEPLOYMENTS}/web/scale`, {
      apiVersion: 'autoscaling/v1',
      kind: 'Scale',
      metadata: { name: 'web', namespace: 'default' },
      ...more,
    });
  const negative = await put({ spec: { replicas: -1 } });
  assert.deepEqual([negative.status, negative.json.reason], [422, 'Invalid']);
  assert.match(negative.json.message, /spec\.replicas: Invalid value: -1: must be greater than or equal to 0/);
  const other = await put({ metadata: { name: 'web', uid: 'x' }, spec: { replicas: 1 } });
  assert.equal(other.status, 409);
  const stale = await put({ metadata: { name: 'web', resourceVersion: '1' }, spec: { replicas: 1 } });
  assert.equal(stale.status, created.metadata.resourceVersion === '1' ? 200 : 409);
  assert.equal((await send(server, 'GET', `${DEPLOYMENTS}/none/scale`)).status, 404);
  assert.equal((await send(server, 'DELETE', `${DEPLOYMENTS}/web/scale`)).status, 405);
});

test('replicas that are no number have no scale, and those that are missing are not left out', async (t) => {
  const server = newServer(t);
  server.resource(ConfigMap, {
    subresources: { scale: { specReplicasPath: '.data.want', statusReplicasPath: '.data.have' } },
  });
  const configMaps = '/api/v1/namespaces/default/configmaps';
  const patch = (name: string, body: object): ReturnType<typeof send> =>
    send(server, 'PATCH', `${configMaps}/${name}/scale`, body, { 'content-type': 'application/merge-patch+json' });
  for (const [name, data] of Object.entries({ text: { want: '3' }, none: { other: 'x' } }))
    await send(server, 'POST', configMaps, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
  for (const answer of [
    await send(server, 'GET', `${configMaps}/text/scale`),
    await patch('text', { spec: { replicas: 1 } }),
  ])
    assert.deepEqual(
      [answer.status, answer.json.message, answer.json.reason],
      [500, '.data.want accessor error: 3 is of the type string, expected int64', undefined],
    );
  const missing = await send(server, 'GET', `${configMaps}/none/scale`);
  assert.deepEqual(
    [missing.status, missing.json.message],
    [500, 'Internal error occurred: the spec replicas field ".data.want" does not exist'],
  );
  const empty = await patch('none', { metadata: { labels: { a: 'b' } } });
  assert.deepEqual([empty.status, empty.json.message], [400, 'the spec replicas field ".data.want" cannot be empty']);
});

test('other subresources are code', async (t) => {
  const server = newServer(t);
  const log = await send(server, 'GET', `${PODS}/web-0/log?follow=true`);
  assert.deepEqual([log.status, log.text], [200, `default/web-0\n${PODS}/web-0/log?follow=true\n`]);
  assert.equal((await send(server, 'POST', `${PODS}/web-0/log`, {})).status, 405);
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: 'web-0' } };
  const evicted = await send(server, 'POST', `${PODS}/web-0/eviction`, eviction);
  assert.deepEqual([evicted.status, evicted.json.kind, evicted.json.metadata.name], [201, 'Eviction', 'of-web-0']);
  assert.equal((await send(server, 'GET', `${PODS}/web-0/eviction`)).status, 405);
  const { resources } = (await send(server, 'GET', '/api/v1')).json;
  const found = Object.fromEntries(resources.map((each: { name: string }) => [each.name, each]));
  assert.deepEqual(
    [found['pods/eviction'].group, found['pods/eviction'].kind, found['pods/eviction'].verbs, found['pods/log'].verbs],
    ['policy', 'Eviction', ['create'], ['get']],
  );
  const apps = (await send(server, 'GET', '/apis/apps/v1')).json.resources;
  const scale = apps.find((each: { name: string }) => each.name === 'deployments/scale');
  assert.deepEqual([scale.group, scale.version, scale.kind], ['autoscaling', 'v1', 'Scale']);
});

test('what connects answers with a text, bytes or pieces', async () => {
  const bytes = new TextEncoder().encode('café');
  const bodies: Readonly<Record<string, string | Uint8Array | Uint8Array[]>> = {
    text: 'café',
    bytes,
    pieces: [bytes.subarray(0, 2), bytes.subarray(2)],
    none: '',
  };
  const server = new APIServer({ scheme: new Scheme() }).resource(Pod, {
    subresources: { log: { connect: (name) => ({ status: 200, headers: {}, body: bodies[name] ?? '' }) } },
  });
  for (const name of Object.keys(bodies))
    assert.equal((await send(server, 'GET', `${PODS}/${name}/log`)).text, name === 'none' ? '' : 'café', name);
});

test('what connects gets the path below it, with the slash at its end where the Kind of its options has a path', async () => {
  const asked: unknown[] = [];
  const connect = (name: string, _request: unknown, _context: unknown, rest: readonly string[], options: object) => {
    const { path, container } = { path: undefined, container: undefined, ...options };
    asked.push([name, rest, path, container]);
    return { status: 200, headers: {}, body: '' };
  };
  const server = new APIServer({ scheme: new Scheme() }).resource(Pod, {
    subresources: {
      proxy: { options: PodProxyOptions, connect },
      exec: { options: PodExecOptions, connect },
      bare: { connect },
      log: { options: PodLogOptions, isRead: true, connect },
    },
  });
  for (const [path, ...expected] of [
    ['proxy', [], undefined, undefined],
    ['proxy/', [], '/', undefined],
    ['proxy/a', ['a'], '/a', undefined],
    ['proxy/a/b?path=c', ['a', 'b'], '/a/b', undefined],
    ['proxy/a/?path=c', ['a'], '/a/', undefined],
    ['exec?container=c', [], undefined, 'c'],
    ['exec/a?container=c&path=d', ['a'], undefined, 'c'],
    ['bare/a/b?path=d', ['a', 'b'], undefined, undefined],
    ['log?container=c&path=d', [], undefined, 'c'],
  ] as const) {
    assert.equal((await send(server, 'GET', `${PODS}/web/${path}`)).status, 200, path);
    assert.deepEqual(asked.pop(), ['web', ...expected], path);
  }
  assert.equal((await send(server, 'GET', `${PODS}/web/log/a`)).status, 404);
  assert.equal((await send(server, 'GET', `${PODS}/web/none/a`)).status, 404);
  assert.equal((await send(server, 'PATCH', `${PODS}/web/proxy/a`)).status, 405);
  assert.deepEqual(asked, []);
});

test('discovery names the group and version of the Kind of a subresource that are not those of its resource', async (t) => {
  const server = newServer(t);
  const accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
  interface Discovered {
    readonly items: {
      readonly versions: { readonly resources: readonly (Named & { readonly subresources: readonly Named[] })[] }[];
    }[];
  }
  interface Named {
    readonly resource?: string;
    readonly subresource?: string;
    readonly responseKind: object;
  }
  const kindsAt = async (path: string): Promise<unknown> => {
    const { items } = (await send(server, 'GET', path, undefined, { accept })).json as Discovered;
    const resources = items.flatMap(({ versions }) => versions.flatMap((version) => version.resources));
    return resources.map(({ resource, responseKind, subresources }) => ({
      [resource ?? '']: responseKind,
      ...Object.fromEntries(subresources.map((each) => [each.subresource, each.responseKind])),
    }));
  };
  const own = (kind: string): object => ({ group: '', version: '', kind });
  assert.deepEqual(await kindsAt('/apis'), [
    {
      deployments: own('Deployment'),
      scale: { group: 'autoscaling', version: 'v1', kind: 'Scale' },
      status: own('Deployment'),
    },
  ]);
  assert.deepEqual(await kindsAt('/api'), [
    { pods: own('Pod'), eviction: { group: 'policy', version: 'v1', kind: 'Eviction' }, log: own('Pod') },
  ]);
});
