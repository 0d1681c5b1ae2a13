// PodNodeSelector, PodTolerationRestriction and EventRateLimit: what Go's own plug-ins answered, and on a server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { send } from './client.ts';
import { comparable, type RestrictionAnswer, RestrictionHost, type RestrictionRow } from './restriction_rows.ts';

type Row = RestrictionRow & { readonly out: RestrictionAnswer };

test('requests are changed and refused as by the plug-ins of kube-apiserver', async (t) => {
  const host = await RestrictionHost.start();
  t.after(() => host.close());
  const lines = readFileSync('test/apiserver/vectors/restriction-plugins.jsonl', 'utf8').trim().split('\n');
  for (const line of lines) {
    const { out, ...row } = JSON.parse(line) as Row;
    assert.deepEqual(comparable(row, await host.answer(row)), comparable(row, out), line);
  }
});

test('a server adds what namespaces and the configuration say to Pods, and refuses others', async () => {
  await using api = await startTestServer({
    admissionPlugins: {
      enable: ['PodNodeSelector', 'PodTolerationRestriction'],
      disable: ['ServiceAccount'],
      podNodeSelector: { clusterDefaultNodeSelector: 'zone=a', closed: 'zone=a,disk=ssd' },
      podTolerationRestriction: { whitelist: [{ operator: 'Exists', effect: 'NoExecute' }] },
    },
  });
  const post = (url: string, body: object): ReturnType<typeof send> => send(api.server, 'POST', url, body);
  const pods = (namespace: string): string => `/api/v1/namespaces/${namespace}/pods`;
  const pod = (name: string, spec: object): object => ({
    metadata: { name },
    spec: { containers: [{ name: 'a', image: 'i' }], ...spec },
  });
  for (const [name, annotations] of [
    ['closed', {}],
    ['own', { 'scheduler.alpha.kubernetes.io/node-selector': 'zone=b' }],
  ] as const)
    assert.equal((await post('/api/v1/namespaces', { metadata: { name, annotations } })).status, 201);
  const selected = async (namespace: string, name: string, nodeSelector: object): Promise<unknown> => {
    const { status, json } = await post(pods(namespace), pod(name, { nodeSelector }));
    return status === 201 ? json.spec.nodeSelector : [status, json.reason, json.message];
  };
  assert.deepEqual(await selected('closed', 'a', { disk: 'ssd' }), { zone: 'a', disk: 'ssd' });
  assert.deepEqual(await selected('own', 'a', {}), { zone: 'b' });
  assert.deepEqual(await selected('closed', 'b', { gpu: 'yes' }), [
    ...[403, 'Forbidden'],
    'pods "b" is forbidden: pod node label selector labels conflict with its namespace whitelist',
  ]);
  assert.deepEqual(await selected('own', 'b', { zone: 'a' }), [
    ...[403, 'Forbidden'],
    'pods "b" is forbidden: pod node label selector conflicts with its namespace node label selector',
  ]);
  const refused = await post(pods('own'), pod('c', { tolerations: [{ key: 'a', operator: 'Exists' }] }));
  assert.deepEqual(
    [refused.status, refused.json.message],
    [500, 'pod tolerations (possibly merged with namespace default tolerations) conflict with its cluster whitelist'],
  );
});

test('events that come too fast are refused, each limit counting for itself', async () => {
  let now = 0;
  const clock = { now: () => now, after: () => assert.fail('nothing waits') };
  await using api = await startTestServer({
    admissionPlugins: {
      enable: ['EventRateLimit'],
      eventRateLimit: {
        clock,
        limits: [
          { type: 'Server', qps: 10, burst: 5 },
          { type: 'Namespace', qps: 1, burst: 2, cacheSize: 2 },
        ],
      },
    },
  });
  for (const name of ['a', 'b', 'c'])
    assert.equal((await send(api.server, 'POST', '/api/v1/namespaces', { metadata: { name } })).status, 201);
  let count = 0;
  const event = async (namespace: string, query = ''): Promise<unknown> => {
    const object = { metadata: { name: `e${count++}` }, involvedObject: { namespace, kind: 'Pod', name: 'a' } };
    const { status, json } = await send(api.server, 'POST', `/api/v1/namespaces/${namespace}/events${query}`, object);
    if (status === 201) return 201;
    assert.deepEqual([json.reason, json.details], ['TooManyRequests', undefined]);
    return [status, json.message];
  };
  const namespaced = (name: string): unknown => [
    429,
    `Too many requests: limit reached on type Namespace for key ${name}`,
  ];
  assert.deepEqual([await event('a'), await event('a')], [201, 201]);
  assert.deepEqual(await event('a'), namespaced('a'));
  assert.deepEqual(await event('a', '?dryRun=All'), 201);
  // A second later there is one again; others have their own.
  now += 1000;
  assert.deepEqual([await event('a'), await event('a')], [201, namespaced('a')]);
  assert.deepEqual([await event('b'), await event('b')], [201, 201]);
  assert.deepEqual(await event('b'), namespaced('b'));
  assert.deepEqual(await event('b'), [
    429,
    'Too many requests: [limit reached on type Server for key , limit reached on type Namespace for key b]',
  ]);
  // Of three namespaces the first is forgotten, and begins anew.
  now += 500;
  assert.deepEqual([await event('c'), await event('a'), await event('a')], [201, 201, 201]);
  // Refusals cost nothing: what comes piece by piece adds up.
  now += 500;
  for (let n = 0; n < 9; n++) {
    now += 100;
    assert.deepEqual(await event('a'), n < 4 ? namespaced('a') : n === 4 ? 201 : namespaced('a'));
  }
  // Events of another group, and other objects, are not limited.
  const other = { metadata: { name: 'a' }, eventTime: '2026-01-01T00:00:00.000000Z', ...described };
  for (let n = 0; n < 8; n++) {
    const url = '/apis/events.k8s.io/v1/namespaces/c/events';
    const { status, text } = await send(api.server, 'POST', url, { ...other, metadata: { name: `o${n}` } });
    assert.equal(status, 201, text);
  }
});

test('PodTolerationRestriction compares no more tolerations than others can wait for', async () => {
  await using api = await startTestServer({
    admissionPlugins: { enable: ['PodTolerationRestriction'], disable: ['ServiceAccount'] },
  });
  const create = async (count: number): Promise<unknown[]> => {
    const tolerations = Array.from({ length: count }, (_, at) => ({
      key: `k${at}`,
      operator: 'Exists',
      effect: 'NoSchedule',
    }));
    const resources = { requests: { cpu: '1' } };
    const pod = {
      metadata: { name: `p${count}` },
      spec: { tolerations, containers: [{ name: 'a', image: 'a', resources }] },
    };
    const { status, json } = await send(api.server, 'POST', '/api/v1/namespaces/default/pods', pod);
    return [status, json.message];
  };
  // Three come from plug-ins.
  assert.deepEqual(await create(200), [201, undefined]);
  const text = 'pods "p2000" is forbidden: too many tolerations to compare: 4012009 comparisons';
  assert.deepEqual(await create(2000), [403, text]);
  const metadata = {
    name: 'strict',
    annotations: {
      'scheduler.alpha.kubernetes.io/tolerationsWhitelist': JSON.stringify(
        Array.from({ length: 5000 }, (_, at) => ({ key: `a${at}` })),
      ),
    },
  };
  assert.equal((await send(api.server, 'POST', '/api/v1/namespaces', { metadata })).status, 201);
  const tolerations = Array.from({ length: 1000 }, () => ({ key: 'k', operator: 'Exists', effect: 'NoSchedule' }));
  const pod = { metadata: { name: 'a' }, spec: { tolerations, containers: [{ name: 'a', image: 'a' }] } };
  const { status, json } = await send(api.server, 'POST', '/api/v1/namespaces/strict/pods', pod);
  assert.deepEqual(
    [status, json.message],
    [403, 'pods "a" is forbidden: too many tolerations to compare: 5010000 comparisons'],
  );
});

const described = {
  ...{ type: 'Normal', reason: 'a', action: 'a', reportingController: 'example.com/a', reportingInstance: 'a' },
  regarding: { kind: 'Pod', namespace: 'c', name: 'a' },
};
