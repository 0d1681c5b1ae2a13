// Answers that are legal but unusual: of servers that are no kube-apiserver, or no whole one. What is expected of each is
// what client-go makes of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { isForbidden } from 'kubetyped/apimachinery/api/errors';
import { Client, type ClientOptions, mergePatch } from 'kubetyped/client';
import { Discovery } from 'kubetyped/client/discovery';
import { DeferredDiscoveryRESTMapper } from 'kubetyped/client/restmapper';
import type { TransportRequest, TransportResponse } from 'kubetyped/client/transport';

type Headers_ = readonly (readonly [string, string])[];
const JSON_ONLY: Headers_ = [['content-type', 'application/json']];

function answer(status: number, body?: unknown, headers: Headers_ = JSON_ONLY): TransportResponse {
  const all = new Headers();
  for (const [name, value] of headers) all.append(name, value);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const pieces = body === undefined ? [] : [new TextEncoder().encode(text)];
  async function* read(): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }
  return { status, headers: all, body: read(), close: () => undefined };
}

/** A client of a server that gives these answers. */
function clientOf(
  give: (request: TransportRequest) => TransportResponse,
  options: Partial<ClientOptions> = {},
): Client {
  return new Client({
    transport: { request: async (request) => give(request), close: async () => undefined },
    ...options,
  });
}

/** A server that has these documents, and nothing else. */
const serving = (documents: Readonly<Record<string, unknown>>): Client =>
  clientOf(({ path }) => (documents[path] === undefined ? answer(404, {}) : answer(200, documents[path])));

const version = { groupVersion: 'x.example/v1', version: 'v1' };
const groups = {
  kind: 'APIGroupList',
  apiVersion: 'v1',
  groups: [{ name: 'x.example', versions: [version], preferredVersion: version }],
};
const resourceList = (groupVersion: string, ...resources: object[]): object => ({
  kind: 'APIResourceList',
  apiVersion: 'v1',
  groupVersion,
  resources,
});
const thing = { name: 'things', singularName: 'thing', namespaced: true, kind: 'Thing', verbs: ['get'] };
const things = resourceList('x.example/v1', thing);
const core = { kind: 'APIVersions', apiVersion: 'v1', versions: ['v1'] };

for (const [what, documents] of Object.entries({
  'a group version with "resources": null': {
    '/api': core,
    '/api/v1': { ...resourceList('v1'), resources: null },
    '/apis': groups,
    '/apis/x.example/v1': things,
  },
  'a group version without resources': {
    '/api': core,
    '/api/v1': { kind: 'APIResourceList', apiVersion: 'v1', groupVersion: 'v1' },
    '/apis': groups,
    '/apis/x.example/v1': things,
  },
  'verbs that are null': {
    '/apis': groups,
    '/apis/x.example/v1': resourceList('x.example/v1', { ...thing, verbs: null, shortNames: null, categories: null }),
  },
  'a server without /api': { '/apis': groups, '/apis/x.example/v1': things },
  'a server whose /api is there, and /api/v1 is not': {
    '/api': core,
    '/apis': groups,
    '/apis/x.example/v1': things,
  },
  'versions of core that are null': {
    '/api': { ...core, versions: null },
    '/apis': groups,
    '/apis/x.example/v1': things,
  },
  'a group without versions beside it': {
    '/apis': { ...groups, groups: [...groups.groups, { name: 'none.example', versions: null }] },
    '/apis/x.example/v1': things,
  },
  'a version that fails beside it': {
    '/apis': {
      ...groups,
      groups: [
        { name: 'x.example', versions: [version, { groupVersion: 'x.example/v2', version: 'v2' }] },
        { name: 'down.example', versions: [{ groupVersion: 'down.example/v1', version: 'v1' }] },
      ],
    },
    '/apis/x.example/v1': things,
  },
}))
  test(`discovery: ${what}`, async () => {
    const discovery = new Discovery(serving(documents));
    const mapping = await new DeferredDiscoveryRESTMapper(discovery).resourceMapping('things');
    assert.equal(mapping.resource.toString(), 'x.example/v1, Resource=things');
    for (const { versions } of (await discovery.serverResources()).groups)
      for (const { resources } of versions) for (const { verbs } of resources) assert.ok(Array.isArray(verbs));
  });

test('discovery: groups that are null are none, and other errors of a root are errors', async () => {
  const none = new Discovery(serving({ '/apis': { kind: 'APIGroupList', apiVersion: 'v1', groups: null } }));
  assert.deepEqual((await none.serverResources()).groups, []);
  for (const root of ['/api', '/apis']) {
    const refusing = clientOf(({ path }) =>
      path === root ? answer(403, {}) : answer(200, path === '/api' ? core : groups),
    );
    await assert.rejects(new Discovery(refusing).serverResources(), isForbidden);
  }
});

test('discovery: each resource in the version that its group prefers', async () => {
  const v2 = { groupVersion: 'x.example/v2', version: 'v2' };
  const discovery = new Discovery(
    serving({
      '/apis': { ...groups, groups: [{ name: 'x.example', versions: [version, v2], preferredVersion: v2 }] },
      '/apis/x.example/v1': resourceList(
        'x.example/v1',
        thing,
        { ...thing, name: 'olds' },
        { ...thing, name: 'olds/x' },
      ),
      '/apis/x.example/v2': resourceList('x.example/v2', thing, { ...thing, name: 'things/status' }),
    }),
  );
  const { groups: preferred } = await discovery.serverPreferredResources();
  assert.deepEqual(
    preferred.flatMap(({ versions }) =>
      versions.map((each) => [each.version, ...each.resources.map(({ name }) => name)]),
    ),
    [
      ['v1', 'olds'],
      ['v2', 'things'],
    ],
  );
});

const maps = (...given: Parameters<typeof answer>) =>
  clientOf(() => answer(...given)).resource(corev1.ConfigMap, { namespace: 'n' });

test('a deletion is answered without a body', async () => {
  for (const status of [200, 202, 204]) {
    const answered = await maps(status, undefined, []).delete('a');
    assert.equal(answered.kind, 'Status');
    assert.equal(answered.status, 'Success');
    await maps(status, undefined, []).deleteCollection();
  }
  await assert.rejects(maps(204, undefined, []).get('a'), /0-length response with status code: 204/);
});

test('where an object of a class is wanted, a Status of success is an object without anything', async () => {
  const all = maps(200, { kind: 'Status', apiVersion: 'v1', status: 'Success' });
  const empty = { kind: 'ConfigMap', apiVersion: 'v1', metadata: {} };
  for (const call of [
    () => all.get('a'),
    () => all.create({ metadata: { name: 'a' } }),
    () => all.update({ metadata: { name: 'a' } }),
    () => all.patch('a', mergePatch({})),
    () => all.apply({ metadata: { name: 'a' } }, { fieldManager: 'm' }),
    () => all.subresource('x').get('a'),
  ])
    assert.deepEqual({ ...(await call()) }, empty);
  assert.deepEqual((await all.list()).items, []);
  assert.equal((await all.delete('a')).kind, 'Status');
  const failed = maps(200, { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'Forbidden', code: 403 });
  await assert.rejects(failed.get('a'), isForbidden);
});

test('metadata of a server that sends whole objects', async () => {
  const of = (apiVersion: string, kind: string): object => ({
    apiVersion,
    kind,
    metadata: { name: 'a', uid: 'u', labels: { x: 'y' } },
    spec: { any: 'thing' },
  });
  for (const [apiVersion, kind] of [
    ['x.example/v1', 'Thing'],
    ['v1', 'Pod'],
  ] as const) {
    const client = clientOf(({ path, query = '' }) => {
      if (query.includes('watch=')) return answer(200, { type: 'ADDED', object: of(apiVersion, kind) });
      if (path.endsWith('/a')) return answer(200, of(apiVersion, kind));
      const items = [of(apiVersion, kind), of(apiVersion, kind)];
      return answer(200, { apiVersion, kind: `${kind}List`, metadata: { resourceVersion: '7' }, items });
    });
    client.resource(corev1.Pod);
    const metadata = client.metadata({ group: 'x.example', version: 'v1', resource: 'things' }, { namespace: 'n' });
    const whole = { name: 'a', uid: 'u', labels: { x: 'y' } };
    assert.deepEqual(
      { ...(await metadata.get('a')) },
      {
        apiVersion: 'meta.k8s.io/v1',
        kind: 'PartialObjectMetadata',
        metadata: whole,
      },
    );
    const list = await metadata.list();
    assert.equal(list.metadata.resourceVersion, '7');
    assert.deepEqual(
      list.items.map((item) => [item.metadata, 'spec' in item]),
      [
        [whole, false],
        [whole, false],
      ],
    );
    const watch = await metadata.watch();
    for await (const { type, object } of watch) {
      assert.equal(type, 'ADDED');
      assert.deepEqual(object.metadata, whole);
    }
  }
  const wrong = clientOf(() => answer(200, { ...of('x.example/v1', 'Thing'), metadata: { name: 7 } }));
  await assert.rejects(
    wrong.metadata({ group: 'x.example', version: 'v1', resource: 'things' }, { namespace: 'n' }).get('a'),
    /metadata\.name/,
  );
});

test('warnings behind one that cannot be read', async () => {
  const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
  for (const [sent, expected] of [
    [['299 - "one"', 'not a warning', '299 - "two"'], 'one,two'],
    [['not a warning', '299 - "one"'], 'one'],
    [['299 - "one, 299 - two"', '29', '299 - "th\\"ree"'], 'one, 299 - two,th"ree'],
    [['299 - "one', '299 - "two"'], 'two'],
    [['', ',', '299 - "one"'], 'one'],
    [[', '.repeat(5000), '299 - "one"'], 'one'],
  ] as const) {
    const seen: string[] = [];
    const headers: Headers_ = [...JSON_ONLY, ...sent.map((text) => ['warning', text] as const)];
    const client = clientOf(() => answer(200, object, headers), { warningHandler: ({ text }) => seen.push(text) });
    await client.resource(corev1.ConfigMap, { namespace: 'n' }).get('a');
    assert.equal(seen.join(), expected, sent.join());
  }
});
