// FlowSchemas and priority levels: the first ones, what requests are classified as, and what waits or is rejected.
import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import { FlowSchema, PriorityLevelConfiguration } from 'kubetyped/api/flowcontrol/v1';
import type { ServerResponse } from 'kubetyped/apiserver';
import { startTestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch } from 'kubetyped/client';
import { PriorityLevel, shuffleSharding } from '#src/apiserver/flowcontrol/priority_level';
import { send } from './client.ts';

async function start(t: TestContext, options: TestServerOptions = {}) {
  const api = await startTestServer({
    authentication: ({ headers }) => {
      const name = String(headers['x-user'] ?? 'admin');
      return { name, groups: ['system:authenticated', ...(name === 'admin' ? ['system:masters'] : [])] };
    },
    ...options,
  });
  t.after(() => api.close());
  const client = new Client({ transport: new FetchTransport({ server: api.url }) });
  const [schemas, levels] = [client.resource(FlowSchema), client.resource(PriorityLevelConfiguration)];
  /** The names of the FlowSchema and of the level that a request gets. */
  const classified = async (user: string, path: string): Promise<(string | undefined)[]> => {
    const { headers } = await fetch(`${api.url}${path}`, { headers: { 'X-User': user } });
    const [schema, level] = [
      headers.get('X-Kubernetes-PF-FlowSchema-UID'),
      headers.get('X-Kubernetes-PF-PriorityLevel-UID'),
    ];
    const nameIn = (items: readonly { metadata: { uid?: string; name?: string } }[], uid: string | null) =>
      items.find(({ metadata }) => metadata.uid === uid)?.metadata.name;
    return [nameIn((await schemas.list()).items, schema), nameIn((await levels.list()).items, level)];
  };
  return { api, schemas, levels, classified };
}

async function eventually(check: () => Promise<void>): Promise<void> {
  for (let left = 200; ; left--) {
    try {
      return await check();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

test('the first objects are those of kube-apiserver, and say whether their level is there', async (t) => {
  const { schemas, levels } = await start(t);
  assert.equal((await schemas.list()).items.length, 11);
  assert.equal((await levels.list()).items.length, 8);
  const settings = (await levels.list()).items.map(({ metadata, spec }) => {
    const { nominalConcurrencyShares, lendablePercent } = spec?.limited ?? spec?.exempt ?? {};
    const { queues, handSize, queueLengthLimit } = spec?.limited?.limitResponse?.queuing ?? {};
    return [metadata.name, [nominalConcurrencyShares, lendablePercent, queues, handSize, queueLengthLimit]];
  });
  const none = undefined;
  assert.deepEqual(Object.fromEntries(settings), {
    'catch-all': [5, 0, none, none, none],
    exempt: [0, 0, none, none, none],
    'global-default': [20, 50, 128, 6, 50],
    'leader-election': [10, 0, 16, 4, 50],
    'node-high': [40, 25, 64, 6, 50],
    system: [30, 33, 64, 6, 50],
    'workload-high': [40, 50, 128, 6, 50],
    'workload-low': [100, 90, 128, 6, 50],
  });
  const first = (await schemas.list()).items.map(({ metadata, spec }) => {
    const { priorityLevelConfiguration, matchingPrecedence, distinguisherMethod } = spec;
    return [metadata.name, [priorityLevelConfiguration.name, matchingPrecedence, distinguisherMethod?.type]];
  });
  assert.deepEqual(Object.fromEntries(first), {
    'catch-all': ['catch-all', 10_000, 'ByUser'],
    exempt: ['exempt', 1, none],
    'global-default': ['global-default', 9900, 'ByUser'],
    'kube-controller-manager': ['workload-high', 800, 'ByNamespace'],
    'kube-scheduler': ['workload-high', 800, 'ByNamespace'],
    'kube-system-service-accounts': ['workload-high', 900, 'ByNamespace'],
    probes: ['exempt', 2, none],
    'service-accounts': ['workload-low', 9000, 'ByUser'],
    'system-leader-election': ['leader-election', 100, 'ByUser'],
    'system-node-high': ['node-high', 400, 'ByUser'],
    'system-nodes': ['system', 500, 'ByUser'],
  });
  await schemas.create({
    metadata: { name: 'lost' },
    spec: { priorityLevelConfiguration: { name: 'nowhere' }, matchingPrecedence: 5, rules: [] },
  });
  const dangling = async (name: string) => (await schemas.get(name)).status?.conditions?.[0];
  await eventually(async () => {
    const [found, lost] = [await dangling('probes'), await dangling('lost')];
    assert.deepEqual([found?.status, found?.reason], ['False', 'Found']);
    assert.deepEqual([lost?.status, lost?.reason], ['True', 'NotFound']);
    assert.equal(
      lost?.message,
      'This FlowSchema references the PriorityLevelConfiguration object named "nowhere" but there is no such object',
    );
  });
  assert.equal((await schemas.get('probes')).metadata.generation, 1);
});

test('answers say by which FlowSchema and level they were given', async (t) => {
  const { classified, schemas } = await start(t);
  assert.deepEqual(await classified('admin', '/api/v1/namespaces'), ['exempt', 'exempt']);
  assert.deepEqual(await classified('ann', '/livez'), ['probes', 'exempt']);
  assert.deepEqual(await classified('ann', '/version'), ['global-default', 'global-default']);
  assert.deepEqual(await classified('ann', '/api/v1/namespaces/none/pods/none'), ['global-default', 'global-default']);
  assert.deepEqual(await classified('system:kube-scheduler', '/api/v1/pods'), ['kube-scheduler', 'workload-high']);
  const lease = '/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/l';
  assert.deepEqual(await classified('system:serviceaccount:kube-system:a', lease), [
    'system-leader-election',
    'leader-election',
  ]);
  await schemas.create({
    metadata: { name: 'mine' },
    spec: {
      priorityLevelConfiguration: { name: 'workload-low' },
      matchingPrecedence: 10,
      rules: [
        {
          subjects: [{ kind: 'User', user: { name: 'ann' } }],
          resourceRules: [{ verbs: ['get'], apiGroups: [''], resources: ['pods/log'], namespaces: ['a'] }],
          nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['/ver/*', '/openapi/*'] }],
        },
      ],
    },
  });
  await eventually(async () => assert.deepEqual(await classified('ann', '/openapi/v3'), ['mine', 'workload-low']));
  assert.deepEqual(await classified('ann', '/version'), ['global-default', 'global-default']);
  assert.deepEqual(await classified('ann', '/api/v1/namespaces/a/pods/p'), ['global-default', 'global-default']);
});

test('a level without queues rejects what finds no seat, and nobody else', async (t) => {
  const { api, levels, schemas } = await start(t);
  await levels.create({
    metadata: { name: 'none' },
    spec: { type: 'Limited', limited: { nominalConcurrencyShares: 0, limitResponse: { type: 'Reject' } } },
  });
  await schemas.create({
    metadata: { name: 'ann' },
    spec: {
      priorityLevelConfiguration: { name: 'none' },
      matchingPrecedence: 10,
      rules: [
        {
          subjects: [{ kind: 'User', user: { name: 'ann' } }],
          nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/version'] }],
        },
      ],
    },
  });
  const version = (user: string) => fetch(`${api.url}/version`, { headers: { 'X-User': user } });
  await eventually(async () => assert.equal((await version('ann')).status, 429));
  assert.equal((await version('ann')).headers.get('Retry-After'), '1');
  assert.equal((await version('bob')).status, 200);
});

test('metrics say how many seats a level has, and how many its flow schemas take', async (t) => {
  const { api, levels } = await start(t);
  const limited = {
    type: 'Limited',
    limited: { nominalConcurrencyShares: 5, limitResponse: { type: 'Reject' } },
  } as const;
  await levels.create({ metadata: { name: 'few' }, spec: limited });
  // A watch has had its seat once it has begun.
  const { body } = await fetch(`${api.url}/api/v1/namespaces?watch=true`, { headers: { 'X-User': 'ann' } });
  t.after(() => body?.cancel());
  await eventually(async () => {
    const text = await (await fetch(`${api.url}/metrics`, { headers: { 'X-User': 'ann' } })).text();
    assert.match(text, /^apiserver_flowcontrol_nominal_limit_seats\{priority_level="few"\} [1-9]\d*$/m);
    for (const what of ['executing_seats', 'executing_requests', 'inqueue_seats', 'inqueue_requests']) {
      const value = what.startsWith('executing') ? 1 : 0;
      const line = `apiserver_flowcontrol_current_${what}{flow_schema="global-default",priority_level="global-default"} ${value}`;
      assert.ok(text.split('\n').includes(line), line);
    }
  });
});

test('a seat is free once an answer is there, or has been read where it comes in pieces', async (t) => {
  const { api } = await start(t);
  const ask = (url: string): Promise<ServerResponse> =>
    api.server.handle({ method: 'GET', url, headers: { 'x-user': 'ann' } });
  const maps = '/api/v1/namespaces/default/configmaps';
  for (const name of ['a', 'b', 'c'])
    await send(api.server, 'POST', maps, { metadata: { name }, data: { key: 'x'.repeat(300_000) } });
  const seats = async (): Promise<string> => {
    const { text } = await send(api.server, 'GET', '/metrics');
    const line = /^apiserver_flowcontrol_current_executing_seats\{.*priority_level="global-default"\} (\d+)$/m.exec(
      text,
    );
    return line?.[1] ?? '0';
  };
  const small = await ask('/version');
  assert.ok(Array.isArray(small.body));
  assert.equal(await seats(), '0');
  const large = await ask(maps);
  assert.equal(large.inPieces, true);
  assert.equal(await seats(), '1');
  for await (const _ of large.body);
  assert.equal(await seats(), '0');
});

test('without priority and fairness there are no headers and no objects', async (t) => {
  const { api, schemas } = await start(t, { priorityAndFairness: false });
  assert.equal((await fetch(`${api.url}/version`)).headers.get('X-Kubernetes-PF-FlowSchema-UID'), null);
  assert.deepEqual((await schemas.list()).items, []);
});

test('what a suggested object says may be changed', async (t) => {
  const { levels } = await start(t);
  const annotations = { 'apf.kubernetes.io/autoupdate-spec': 'false' };
  await levels.patch('system', mergePatch({ metadata: { annotations }, spec: { limited: { lendablePercent: 1 } } }));
  assert.equal((await levels.get('system')).spec?.limited?.lendablePercent, 1);
});

test('requests of a level wait in the shortest queue of their flow, and flows are served in turn', async () => {
  const level = new PriorityLevel(
    new PriorityLevelConfiguration({
      spec: {
        type: 'Limited',
        limited: { limitResponse: { type: 'Queue', queuing: { queues: 64, handSize: 1, queueLengthLimit: 3 } } },
      },
    }),
  );
  level.seats = 1;
  assert.equal(level.enter('s', 'a'), true);
  const order: string[] = [];
  const wait = (flow: string): void =>
    void Promise.resolve(level.enter(flow === 'b' ? 't' : 's', flow)).then((has) => has && order.push(flow));
  assert.notDeepEqual(shuffleSharding('a', 64, 1), shuffleSharding('b', 64, 1));
  for (const flow of ['a', 'a', 'a', 'b']) wait(flow);
  assert.equal(level.enter('s', 'a'), false, 'the queue is full');
  assert.equal(level.waiting, 4);
  const seats = (): unknown => Object.fromEntries(level.schemas);
  assert.deepEqual(seats(), { s: { executing: 1, waiting: 3 }, t: { executing: 0, waiting: 1 } });
  const begun = ['a', ...order];
  for (let left = 4; left > 0; left--) {
    level.leave(begun.shift() === 'b' ? 't' : 's');
    await new Promise(setImmediate);
    begun.push(...order.slice(-1));
  }
  assert.ok(order.indexOf('b') < 2, order.join());
  level.leave(begun.shift() === 'b' ? 't' : 's');
  assert.deepEqual([level.waiting, level.executing], [0, 0]);
  assert.deepEqual(seats(), { s: { executing: 0, waiting: 0 }, t: { executing: 0, waiting: 0 } });
});

test('a request that finds no seat in a quarter of a minute is rejected, those behind it wait on', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.after(() => mock.timers.reset());
  const queuing = { queues: 1, handSize: 1, queueLengthLimit: 3 };
  const spec = { type: 'Limited', limited: { limitResponse: { type: 'Queue', queuing } } } as const;
  const level = new PriorityLevel(new PriorityLevelConfiguration({ spec }));
  level.seats = 1;
  assert.equal(level.enter('s', 'a'), true);
  const first = level.enter('s', 'a');
  mock.timers.tick(10_000);
  const second = level.enter('s', 'a');
  mock.timers.tick(5000);
  assert.equal(await first, false);
  assert.deepEqual([level.waiting, level.schemas.get('s')], [1, { executing: 1, waiting: 1 }]);
  level.leave('s');
  assert.equal(await second, true);
  assert.deepEqual([level.waiting, level.executing], [0, 1]);
});

test('a hand has as many different queues as it should', () => {
  for (const flow of ['', 'a', 'b', 'schema\0user']) {
    const hand = shuffleSharding(flow, 16, 4);
    assert.equal(new Set(hand).size, 4);
    assert.ok(hand.every((queue) => queue >= 0 && queue < 16));
    assert.deepEqual(shuffleSharding(flow, 16, 4), hand);
  }
});

test('the first objects belong to the managers of kube-apiserver', async (t) => {
  const { schemas, levels } = await start(t);
  const managers = ({ metadata }: FlowSchema | PriorityLevelConfiguration) =>
    (metadata.managedFields ?? []).map(({ manager, operation, subresource = '' }) => [manager, operation, subresource]);
  const producer = ['api-priority-and-fairness-config-producer-v1', 'Update', ''];
  assert.deepEqual(managers(await levels.get('system')), [producer]);
  await eventually(async () =>
    assert.deepEqual(managers(await schemas.get('probes')), [
      ['api-priority-and-fairness-config-consumer-v1', 'Apply', 'status'],
      producer,
    ]),
  );
});

test('each minute the first objects are made again, say what they should, and those of older servers go', async (t) => {
  mock.timers.enable({ apis: ['setInterval'] });
  t.after(() => mock.timers.reset());
  const { schemas, levels } = await start(t);
  await schemas.delete('catch-all');
  await levels.delete('system');
  await levels.patch('exempt', mergePatch({ spec: { exempt: { lendablePercent: 20 } } }));
  await levels.patch('workload-low', mergePatch({ spec: { limited: { lendablePercent: 1 } } }));
  const annotations = (value: string) => ({ annotations: { 'apf.kubernetes.io/autoupdate-spec': value } });
  const spec = {
    type: 'Limited',
    limited: { nominalConcurrencyShares: 1, limitResponse: { type: 'Reject' } },
  } as const;
  const AUTO_UPDATE = 'apf.kubernetes.io/autoupdate-spec';
  const without = { metadata: { annotations: { [AUTO_UPDATE]: null } } };
  const changed = { spec: { limited: { lendablePercent: 1 } } };
  // What is mandatory is kept; what is suggested unless it says no, or has changed and says nothing.
  await levels.patch('catch-all', mergePatch({ metadata: annotations('false') }));
  await levels.patch('leader-election', mergePatch({ metadata: annotations('false'), ...changed }));
  await levels.patch('node-high', mergePatch(without));
  await levels.patch('global-default', mergePatch({ ...without, ...changed }));
  await levels.create({ metadata: { name: 'old', ...annotations('true') }, spec });
  await levels.create({ metadata: { name: 'mine', ...annotations('false') }, spec });
  const names = async () => (await levels.list()).items.map(({ metadata }) => metadata.name ?? '');
  await eventually(async () => {
    mock.timers.tick(60_000);
    const found = await names();
    assert.ok(found.includes('system') && found.includes('mine') && !found.includes('old'), found.join());
    assert.equal((await schemas.get('catch-all')).spec.matchingPrecedence, 10_000);
  });
  // What only the level `exempt` has is for others to say; the rest of what is kept is not.
  assert.equal((await levels.get('exempt')).spec.exempt?.lendablePercent, 20);
  assert.equal((await levels.get('workload-low')).spec.limited?.lendablePercent, 90);
  const kept = (await levels.list()).items.map(({ metadata: { name, annotations: all }, spec: { limited } }) => [
    name,
    [all?.[AUTO_UPDATE], limited?.lendablePercent],
  ]);
  assert.deepEqual(Object.fromEntries(kept), {
    ...{ 'catch-all': ['true', 0], exempt: ['true', undefined], 'workload-high': ['true', 50] },
    ...{ 'workload-low': ['true', 90], system: ['true', 33], 'node-high': ['true', 25] },
    ...{ 'leader-election': ['false', 1], 'global-default': ['false', 1], mine: ['false', 0] },
  });
  await assert.rejects(levels.patch('catch-all', mergePatch({ spec: { limited: { lendablePercent: 1 } } })), (error) =>
    /spec of 'catch-all' must equal the fixed value/.test(String(error)),
  );
});
