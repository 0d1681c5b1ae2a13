import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Discovery } from 'kubetyped/client/discovery';
import { DeferredDiscoveryRESTMapper, expandCategory, unstructuredOf } from 'kubetyped/client/restmapper';
import type { Exchange } from 'kubetyped/client/testing';
import { scripted } from './scripted.ts';

const resource = (name: string, kind: string, singular: string, rest: object = {}): object => ({
  resource: name,
  responseKind: { group: '', version: '', kind },
  scope: 'Namespaced',
  singularResource: singular,
  verbs: ['get', 'list'],
  ...rest,
});
const group = (name: string, ...versions: object[]): object => ({ metadata: { name }, versions });
const list = (version: string, ...items: object[]): Exchange['reply'] => ({
  headers: { 'Content-Type': `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList` },
  body: [{ apiVersion: `apidiscovery.k8s.io/${version}`, kind: 'APIGroupDiscoveryList', metadata: {}, items }],
});
const core = group('', {
  version: 'v1',
  freshness: 'Current',
  resources: [
    resource('pods', 'Pod', 'pod', {
      shortNames: ['po'],
      categories: ['all'],
      subresources: [
        { subresource: 'log', responseKind: { group: '', version: 'v1', kind: 'Pod' }, verbs: ['get'] },
        { subresource: 'without-a-kind', verbs: ['get'] },
      ],
    }),
    resource('nodes', 'Node', 'node', { scope: 'Cluster' }),
    resource('events', 'Event', 'event'),
  ],
});
const apps = group(
  'apps',
  { version: 'v1', resources: [resource('deployments', 'Deployment', 'deployment', { shortNames: ['deploy'] })] },
  { version: 'v1beta1', resources: [resource('deployments', 'Deployment', 'deployment')] },
);
const metrics = group('metrics.k8s.io', { version: 'v1beta1', freshness: 'Stale' });

test('what a server has, in two calls, once', async (t) => {
  const { server, client } = await scripted(t, [
    { path: '/api', reply: list('v2', core) },
    { path: '/apis', reply: list('v2beta1', apps, metrics) },
    { path: '/version', reply: { body: [{ major: '1', minor: '36', gitVersion: 'v1.36.0' }] } },
  ]);
  const discovery = new Discovery(client);
  const [first, second] = await Promise.all([discovery.serverResources(), discovery.serverResources()]);
  assert.equal(first, second);
  assert.deepEqual(
    first.groups.map((each) => [each.group, each.preferredVersion, each.versions.length]),
    [
      ['', 'v1', 1],
      ['apps', 'v1', 2],
      ['metrics.k8s.io', '', 0],
    ],
  );
  assert.deepEqual(
    first.groups[0]!.versions[0]!.resources.map(({ name }) => name),
    ['pods', 'pods/log', 'nodes', 'events'],
  );
  assert.deepEqual([...first.failed.keys()], ['metrics.k8s.io/v1beta1']);
  assert.equal((await discovery.serverVersion()).minor, '36');
  assert.match(
    server.requests[0]!.headers['accept']!,
    /^application\/json;g=apidiscovery\.k8s\.io;v=v2;as=APIGroupDiscoveryList,.*,application\/json$/,
  );
  server.verify();
});

test('old servers are asked for each group and version; one that fails does not hide the others', async (t) => {
  const resources = (groupVersion: string, ...names: string[]): Exchange['reply'] => ({
    body: [
      {
        kind: 'APIResourceList',
        apiVersion: 'v1',
        groupVersion,
        resources: names.map((name) => ({
          name,
          singularName: '',
          namespaced: true,
          kind: 'Deployment',
          verbs: ['get'],
        })),
      },
    ],
  });
  const { server, client } = await scripted(t, [
    { path: '/api', reply: { body: [{ kind: 'APIVersions', versions: ['v1'] }] } },
    {
      path: '/apis',
      reply: {
        body: [
          {
            kind: 'APIGroupList',
            apiVersion: 'v1',
            groups: [
              {
                name: 'apps',
                versions: [{ groupVersion: 'apps/v1', version: 'v1' }],
                preferredVersion: { groupVersion: 'apps/v1', version: 'v1' },
              },
              {
                name: 'broken',
                versions: [{ groupVersion: 'broken/v1', version: 'v1' }],
                preferredVersion: { groupVersion: 'broken/v1', version: 'v1' },
              },
            ],
          },
        ],
      },
    },
    { path: '/api/v1', reply: resources('v1', 'pods') },
    { path: '/apis/apps/v1', reply: resources('apps/v1', 'deployments') },
    { path: '/apis/broken/v1', reply: { status: 503 } },
  ]);
  const { groups, failed } = await new Discovery(client).serverResources();
  assert.deepEqual(
    groups.map((each) => [each.group, each.versions.map(({ version }) => version)]),
    [
      ['', ['v1']],
      ['apps', ['v1']],
      ['broken', []],
    ],
  );
  assert.deepEqual([...failed.keys()], ['broken/v1']);
  server.verify();
});

test('kinds and resources are found as kubectl names them', async (t) => {
  const events = group('events.k8s.io', {
    version: 'v1',
    resources: [resource('events', 'Event', 'event', { shortNames: ['ev'] })],
  });
  const { client } = await scripted(t, [
    { path: '/api', reply: list('v2', core) },
    { path: '/apis', reply: list('v2', apps, events) },
    { path: '/api', reply: list('v2', core) },
    {
      path: '/apis',
      reply: list(
        'v2',
        apps,
        events,
        group('example.com', { version: 'v1', resources: [resource('crontabs', 'CronTab', 'crontab')] }),
      ),
    },
    { path: '/api', reply: list('v2', core) },
    { path: '/apis', reply: list('v2', apps) },
    {
      path: '/apis/example.com/v1/namespaces/default/crontabs/a',
      reply: { body: [{ apiVersion: 'example.com/v1', kind: 'CronTab', metadata: { name: 'a' } }] },
    },
  ]);
  const mapper = new DeferredDiscoveryRESTMapper(new Discovery(client));
  for (const [name, group, version, plural] of [
    ['pods', '', 'v1', 'pods'],
    ['Pod', '', 'v1', 'pods'],
    ['po', '', 'v1', 'pods'],
    ['deploy', 'apps', 'v1', 'deployments'],
    ['deployments.apps', 'apps', 'v1', 'deployments'],
    ['deployments.v1beta1.apps', 'apps', 'v1beta1', 'deployments'],
    ['events', '', 'v1', 'events'],
    ['events.events.k8s.io', 'events.k8s.io', 'v1', 'events'],
  ] as const) {
    const { resource: found } = await mapper.resourceMapping(name);
    assert.deepEqual([found.group, found.version, found.resource], [group, version, plural], name);
  }
  assert.equal((await mapper.restMapping({ group: '', kind: 'Node' })).scope.name, 'root');
  assert.equal(
    (await mapper.restMapping({ group: 'apps', kind: 'Deployment' }, ['v1beta1'])).resource.version,
    'v1beta1',
  );
  // It has come since.
  const crontabs = await unstructuredOf(
    client,
    mapper,
    { apiVersion: 'example.com/v1', kind: 'CronTab' },
    { namespace: 'default' },
  );
  assert.equal((await crontabs.get('a')).getName(), 'a');
  await assert.rejects(mapper.restMapping({ group: 'example.com', kind: 'Nothing' }), { code: 'ERR_NO_KIND_MATCH' });
});

test('what has not changed is not sent again', async (t) => {
  const tagged = (etag: string, reply: Exchange['reply']): Exchange['reply'] => ({
    ...reply,
    headers: { ...reply.headers, ETag: etag },
  });
  const { server, client } = await scripted(t, [
    { path: '/api', reply: tagged('"a"', list('v2', core)) },
    { path: '/apis', reply: tagged('"b"', list('v2')) },
    { path: '/api', reply: { status: 304 } },
    { path: '/apis', reply: tagged('"c"', list('v2', apps)) },
    { path: '/api', reply: { status: 304 } },
    { path: '/apis', reply: { status: 304 } },
  ]);
  const discovery = new Discovery(client);
  const groups = async (): Promise<string[]> =>
    (await discovery.serverResources()).groups.map(({ group: name }) => name);
  assert.deepEqual(await groups(), ['']);
  discovery.invalidate();
  assert.deepEqual(await groups(), ['', 'apps']);
  discovery.invalidate();
  assert.deepEqual(await groups(), ['', 'apps']);
  const tags = (path: string): unknown[] =>
    server.requests.filter((each) => each.path === path).map(({ headers }) => headers['if-none-match']);
  assert.deepEqual(
    [tags('/api'), tags('/apis')],
    [
      [undefined, '"a"', '"a"'],
      [undefined, '"b"', '"c"'],
    ],
  );
  server.verify();
});

test('a category stands for the resources that say they are in it', async (t) => {
  const { client } = await scripted(t, [
    { path: '/api', reply: list('v2', core) },
    {
      path: '/apis',
      reply: list(
        'v2',
        group(
          'example.com',
          { version: 'v1', resources: [resource('birds', 'Bird', 'bird', { categories: ['all', 'animals'] })] },
          { version: 'v1alpha1', resources: [resource('birds', 'Bird', 'bird', { categories: ['all'] })] },
        ),
      ),
    },
  ]);
  const discovery = new Discovery(client);
  const mapper = new DeferredDiscoveryRESTMapper(discovery);
  assert.deepEqual(
    (await mapper.categoryMappings('all')).map(({ resource: { group: name, version, resource: plural } }) =>
      [name, version, plural].join('/'),
    ),
    ['/v1/pods', 'example.com/v1/birds'],
  );
  const { groups } = await discovery.serverResources();
  assert.deepEqual(expandCategory(groups, 'animals').map(String), ['birds.example.com']);
  assert.deepEqual(await mapper.categoryMappings('plants'), []);
});
