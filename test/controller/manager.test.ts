// What a manager gives to controllers, and how it ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as eventsv1 from 'kubetyped/api/events/v1';
import { realClock } from 'kubetyped/apimachinery/util/wait';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, mergePatch } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { NotLeadingError } from 'kubetyped/client/tools/leaderelection';
import { ConnectionError, type TransportRequest, type TransportResponse } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { newTokenBucketRateLimiter } from 'kubetyped/client/util/flowcontrol';
import {
  Controller,
  consoleLogger,
  GracePeriodError,
  LeadershipLostError,
  Manager,
  Registry,
  silentLogger,
  ValueMetric,
} from 'kubetyped/controller';
import { listen } from 'kubetyped/controller/endpoints';
import { assertHeld } from '../held_text.ts';
import { configMap, sleep, until, world } from './world.ts';

const idle = (name: string = 'test'): Controller =>
  new Controller({ name, for: corev1.ConfigMap, reconcile: () => undefined });

test('endpoints: health, readiness, metrics, handlers, over HTTP', async () => {
  let url = '';
  let isWell = true;
  let isReady = false;
  await world(
    [idle()],
    async () => {
      await until(() => url !== '');
      const get = async (path: string, init: RequestInit = {}): Promise<[number, string]> => {
        const response = await fetch(url + path, init);
        return [response.status, await response.text()];
      };
      assert.deepEqual(await get('/healthz'), [200, 'ok']);
      assert.deepEqual(await get('/healthz?verbose'), [200, '[+]ping ok\n[+]own ok\nhealthz check passed\n']);
      isWell = false;
      const failed = '[+]ping ok\n[-]own failed: reason withheld\nhealthz check failed\n';
      assert.deepEqual(await get('/healthz'), [500, failed]);
      assert.deepEqual(await get('/healthz/ping'), [200, 'ok']);
      assert.equal((await get('/healthz/none'))[0], 404);
      assert.equal((await get('/readyz'))[0], 500);
      isReady = true;
      await until(async () => (await get('/readyz'))[0] === 200);
      const metrics = await fetch(`${url}/metrics`);
      assert.equal(metrics.headers.get('Content-Type'), 'text/plain; version=0.0.4; charset=utf-8');
      assert.match(await metrics.text(), /^controller_runtime_max_concurrent_reconciles\{controller="test"\} 1$/m);
      assert.deepEqual(await get('/hook', { method: 'POST', body: 'text' }), [201, 'POST text']);
      assert.deepEqual(await get('/hook/deeper'), [201, 'deeper ']);
      assert.equal((await get('/broken'))[0], 500);
      assert.equal((await get('/hooks'))[0], 404);
    },
    {
      endpoints: [listen({ port: 0, host: '127.0.0.1', onListening: (at) => (url = at) })],
      healthChecks: {
        own: () => {
          if (!isWell) throw new Error('a secret');
        },
      },
      readyChecks: {
        own: () => {
          if (!isReady) throw new Error('not yet');
        },
      },
      handlers: {
        '/hook': async (request) => new Response(`${request.method} ${await request.text()}`, { status: 201 }),
        '/hook/deeper': async (request) => new Response(`deeper ${await request.text()}`, { status: 201 }),
        '/broken': () => {
          throw new Error('broken');
        },
      },
    },
  );
  await assert.rejects(fetch(url));
});

test('a stop lets runs end; those that go on beyond the grace period are aborted, then given up', async () => {
  const api = new FakeAPI({ scheme, objects: [configMap('a'), configMap('b')] });
  for (const [obeys, expected] of [
    ['at once', undefined],
    ['when aborted', undefined],
    ['never', GracePeriodError],
  ] as const) {
    const stop = new AbortController();
    const runs: string[] = [];
    let signalled = false;
    const controller = new Controller({
      name: 'test',
      for: corev1.ConfigMap,
      reconcile: async ({ name }, { signal }) => {
        runs.push(name);
        stop.abort();
        signal.addEventListener('abort', () => (signalled = true));
        if (obeys === 'at once') return sleep(20);
        if (obeys === 'never') return new Promise(() => undefined);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    const manager = new Manager({
      client: new Client({ transport: api }),
      controllers: [controller],
      logger: silentLogger,
      gracePeriod: 50,
    });
    const running = manager.run({ signal: stop.signal });
    if (expected === undefined) await running;
    else await assert.rejects(running, expected);
    // The second one was queued, but did not begin.
    assert.deepEqual([runs.length, signalled], [1, obeys !== 'at once'], obeys);
    await assert.rejects(manager.run(), /started before/);
  }
});

test('of two replicas one works; when it stops, the other one takes over at once', async () => {
  const api = new FakeAPI({ scheme, objects: [configMap('a')] });
  const works: string[] = [];
  const stops = new Map<string, AbortController>();
  const running: Promise<void>[] = [];
  const managers = new Map<string, Manager>();
  const said: string[] = [];
  for (const identity of ['one', 'two']) {
    const stop = new AbortController();
    stops.set(identity, stop);
    const controller = new Controller({
      name: 'test',
      for: corev1.ConfigMap,
      reconcile: async ({ namespace, name }, { client, events, lister }) => {
        works.push(identity);
        const map = lister(corev1.ConfigMap).get(namespace, name)!;
        events.event(map, { type: 'Normal', reason: 'Worked', action: 'Working', note: identity });
        const data = JSON.stringify({ data: { by: identity } });
        await client
          .resource(corev1.ConfigMap, { namespace })
          .patch(name, { type: 'application/merge-patch+json', data });
      },
    });
    const manager = new Manager({
      client: new Client({ transport: api }),
      controllers: [controller],
      logger: {
        ...silentLogger,
        info: (message, values) => void said.push(`${identity}: ${message} ${JSON.stringify(values)}`),
      },
      leaderElection: {
        namespace: 'default',
        name: 'lock',
        identity,
        leaseDuration: 3000,
        renewDeadline: 2000,
        retryPeriod: 50,
      },
    });
    managers.set(identity, manager);
    running.push(manager.run({ signal: stop.signal }));
    if (identity === 'one') await until(() => works.length > 0);
  }
  await sleep(200);
  assert.deepEqual(new Set(works), new Set(['one']));
  assert.match(managers.get('one')!.registry.text(), /leader_election_master_status\{name="lock"\} 1\n/);
  assert.match(managers.get('two')!.registry.text(), /leader_election_master_status\{name="lock"\} 0\n/);
  const client = new Client({ transport: api });
  const slow = (count: number): boolean =>
    managers.get('one')!.registry.text().includes(`leader_election_slowpath_total{name="lock"} ${count}\n`);
  assert.ok(slow(0));
  const leases = client.resource(coordinationv1.Lease, { namespace: 'default' });
  await leases.patch('lock', mergePatch({ metadata: { labels: { a: 'b' } } }));
  await until(() => slow(1), 'a lease that was changed is read again, once');
  stops.get('one')!.abort();
  await until(() => works.includes('two'));
  const lease = await leases.get('lock');
  assert.equal(lease.spec?.holderIdentity, 'two');
  stops.get('two')!.abort();
  await Promise.all(running);
  const lock = (more: string): string => `{"lease":"default/lock",${more}}`;
  const starts = 'Starting workers {"controller":"test","worker count":1}';
  assert.deepEqual(said, [
    `one: Became leader ${lock('"identity":"one"')}`,
    `one: ${starts}`,
    `two: New leader ${lock('"leader":"one"')}`,
    `two: Became leader ${lock('"identity":"two"')}`,
    `two: ${starts}`,
  ]);
  const events = (await client.resource(eventsv1.Event, { namespace: 'default' }).list()).items;
  assert.deepEqual(
    new Set(
      events.map(({ note, reportingController, reportingInstance }) =>
        [note, reportingController, reportingInstance].join(),
      ),
    ),
    new Set(['one,test,one', 'two,test,two']),
  );
});

test('a leader that loses its lease aborts its runs, can write no more, and ends with an error', async () => {
  const api = new FakeAPI({ scheme, objects: [configMap('a')] });
  const refused: unknown[] = [];
  let worked = false;
  let ended = false;
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    reconcile: async ({ namespace, name }, { client, signal }) => {
      worked = true;
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      await client
        .resource(corev1.ConfigMap, { namespace })
        .delete(name)
        .catch((error: unknown) => refused.push(error));
      ended = true;
    },
  });
  const manager = new Manager({
    client: new Client({ transport: api }),
    controllers: [controller],
    logger: silentLogger,
    leaderElection: {
      namespace: 'default',
      name: 'lock',
      leaseDuration: 1000,
      renewDeadline: 300,
      retryPeriod: 50,
    },
  });
  const running = manager.run();
  await until(() => worked);
  api.react(({ resource, verb }) => {
    if (resource === 'leases' && verb !== 'get') throw new Error('unreachable');
    return undefined;
  });
  await assert.rejects(running, LeadershipLostError);
  assert.ok(ended && refused[0] instanceof NotLeadingError);
  assert.equal((await new Client({ transport: api }).resource(corev1.ConfigMap).list()).items.length, 1);
});

test('metrics in the text format: escapes, buckets, one of a name', () => {
  const registry = new Registry();
  const metric = registry.register(new ValueMetric('gauge', 'g', 'a\\b\nc'));
  metric.set({ l: 'a"b\\c\nd' }, 1.5);
  metric.compute((set) => set({ l: 'x' }, 2));
  assert.equal(registry.text(), '# HELP g a\\\\b\\nc\n# TYPE g gauge\ng{l="a\\"b\\\\c\\nd"} 1.5\ng{l="x"} 2\n');
  assert.throws(() => registry.register(new ValueMetric('counter', 'g', '')), /duplicate metric g/);
});

test('the console logger writes a line for each message', (context) => {
  const lines: string[] = [];
  context.mock.method(console, 'error', (line: string) => void lines.push(line));
  consoleLogger.info('Hello', { a: 'plain', b: 'with space', c: 1 });
  consoleLogger.error(new Error('oh'), 'Failed', { name: 'x' });
  assert.match(lines[0]!, /^\S+Z INFO Hello a=plain b="with space" c=1$/);
  assert.match(lines[1]!, /^\S+Z ERROR Failed name=x error=oh$/);
});

const bounds = (text: string, name: string): string[] => [
  ...new Set(Array.from(text.matchAll(new RegExp(`^${name}_bucket\\{.*le="([^"]+)"\\}`, 'gm')), ([, le = '']) => le)),
];

test('metrics of requests, webhooks and the process have the names, labels and buckets of controller-runtime', async () => {
  const answers: ((request: TransportRequest) => Promise<TransportResponse>)[] = [];
  let manager!: Manager;
  const api = new FakeAPI({ scheme });
  const transport = {
    host: 'api.example:6443',
    request: (request: TransportRequest) => answers.shift()?.(request) ?? api.request(request),
    close: () => api.close(),
  };
  const busy = async (): Promise<TransportResponse> => ({
    status: 429,
    headers: new Headers({ 'Retry-After': '0' }),
    body: (async function* () {})(),
    close: () => undefined,
  });
  const read = new Promise<void>((resolve) => {
    const controller = new Controller({
      name: 'test',
      for: corev1.ConfigMap,
      reconcile: async (_, { client }) => {
        answers.push(busy, () => Promise.reject(new ConnectionError('reset', 'gone')));
        await client
          .resource(corev1.ConfigMap, { namespace: 'default' })
          .create({ metadata: { name: 'b' } })
          .catch(() => undefined);
        await client.resource(corev1.ConfigMap, { namespace: 'default' }).get('a');
        resolve();
      },
    });
    manager = new Manager({
      client: new Client({ transport, rateLimiter: newTokenBucketRateLimiter(1000, 1000) }),
      controllers: [controller],
      logger: silentLogger,
      endpoints: [listen({ port: 0, host: '127.0.0.1' }), listen({ port: 0, host: '127.0.0.1' })],
      handlers: {
        '/validate': async ({ url }) => {
          if (url.endsWith('throws')) throw new Error('oops');
          return new Response(metricsNow());
        },
      },
    });
  });
  const metricsNow = (): string => manager.registry.text();
  api.add(configMap('a'));
  const stop = new AbortController();
  const running = manager.run(stop);
  await read;
  const during = await (await manager.handle(new Request('http://x/validate'))).text();
  assert.match(during, /^# TYPE rest_client_request_retries_total counter$/m);
  assert.match(during, /^# TYPE controller_runtime_webhook_requests_in_flight gauge$/m);
  assert.match(during, /^controller_runtime_webhook_requests_in_flight\{webhook="\/validate"\} 1$/m);
  await manager.handle(new Request('http://x/validate?throws'));
  const text = metricsNow();
  for (const line of [
    'rest_client_requests_total{code="429",method="POST",host="api.example:6443"} 1',
    'rest_client_requests_total{code="<error>",method="POST",host="api.example:6443"} 1',
    'rest_client_request_retries_total{code="<error>",verb="POST",host="api.example:6443"} 1',
    'rest_client_request_duration_seconds_count{verb="POST",host="api.example:6443"} 1',
    'rest_client_request_size_bytes_count{verb="POST",host="api.example:6443"} 2',
    'rest_client_rate_limiter_duration_seconds_count{verb="POST",host="api.example:6443"} 2',
    'controller_runtime_webhook_requests_in_flight{webhook="/validate"} 0',
    'controller_runtime_webhook_requests_total{webhook="/validate",code="200"} 1',
    'controller_runtime_webhook_requests_total{webhook="/validate",code="500"} 1',
    'controller_runtime_webhook_latency_seconds_count{webhook="/validate"} 2',
  ])
    assert(text.split('\n').includes(line), `${line} is missing in\n${text}`);
  assert.match(text, /^rest_client_requests_total\{code="200",method="GET",host="api\.example:6443"\} [1-9]/m);
  assert.match(text, /^rest_client_response_size_bytes_sum\{verb="GET",host="api\.example:6443"\} [1-9]/m);
  for (const name of ['cpu_seconds_total', 'resident_memory_bytes', 'start_time_seconds'])
    assert.match(text, new RegExp(`^process_${name} [0-9.]+$`, 'm'));
  if (process.platform === 'linux')
    for (const name of ['open_fds', 'max_fds', 'virtual_memory_bytes'])
      assert.match(text, new RegExp(`^process_${name} [1-9][0-9]*$`, 'm'));
  const durations = ['0.005', '0.025', '0.1', '0.25', '0.5', '1', '2', '4', '8', '15', '30', '60', '+Inf'];
  const sizes = [
    '64',
    '256',
    '512',
    '1024',
    '4096',
    '16384',
    '65536',
    '262144',
    '1048576',
    '4194304',
    '16777216',
    '+Inf',
  ];
  assert.deepEqual(bounds(text, 'rest_client_request_duration_seconds'), durations);
  assert.deepEqual(bounds(text, 'rest_client_rate_limiter_duration_seconds'), durations);
  assert.deepEqual(bounds(text, 'rest_client_request_size_bytes'), sizes);
  assert.deepEqual(bounds(text, 'rest_client_response_size_bytes'), sizes);
  const powers = ['1e-8', '1e-7', '0.000001', '0.00001', '0.0001', '0.001', '0.01', '0.1', '1', '10', '100', '1000'];
  for (const name of [
    'controller_runtime_webhook_latency_seconds',
    'workqueue_queue_duration_seconds',
    'workqueue_work_duration_seconds',
  ])
    assert.deepEqual(bounds(text, name), [...powers, '+Inf']);
  assert.deepEqual(bounds(text, 'controller_runtime_reconcile_time_seconds'), [
    ...['0.005', '0.01', '0.025', '0.05', '0.1', '0.15', '0.2', '0.25', '0.3', '0.35', '0.4', '0.45', '0.5', '0.6'],
    ...['0.7', '0.8', '0.9', '1', '1.25', '1.5', '1.75', '2', '2.5', '3', '3.5', '4', '4.5', '5', '6', '7', '8', '9'],
    ...['10', '15', '20', '25', '30', '40', '50', '60', '+Inf'],
  ]);
  const described = text.split('\n').filter((line) => /^# (?!\w+ process_)/.test(line));
  assertHeld('test/controller/metrics.txt', `${described.join('\n')}\n`);
  stop.abort();
  await running;
});

test('a Kind that is not installed and rights that are missing are named as the reason; a very short watch is no error', async () => {
  const logged: string[] = [];
  const log =
    (level: string) =>
    (...said: unknown[]): void =>
      void logged.push(`${level} ${said.join(' ')}`);
  const answer = async (body: string, status: number): Promise<TransportResponse> => ({
    status,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    body: (async function* () {
      yield new TextEncoder().encode(body);
    })(),
    close: () => undefined,
  });
  const forbidden = { apiVersion: 'v1', kind: 'Status', status: 'Failure', reason: 'Forbidden', code: 403 };
  for (const [lists, watchStatus, expected] of [
    [
      false,
      404,
      /^error .*could not find.* informer: list failed: if the Kind is a custom resource, its definition has to be installed first/,
    ],
    [true, 200, /^info very short watch: ConfigMap: /],
    [true, 403, /^error .* informer: watch failed: see `policyRules` for the rules that its role needs/],
  ] as const) {
    const list = { apiVersion: 'v1', kind: 'ConfigMapList', metadata: { resourceVersion: '1' }, items: [] };
    const transport = {
      request: ({ query = '' }: TransportRequest) =>
        query.includes('sendInitialEvents') || !lists
          ? answer('404 page not found', 404)
          : query.includes('watch=true')
            ? answer(watchStatus === 200 ? '' : JSON.stringify(forbidden), watchStatus)
            : answer(JSON.stringify(list), 200),
      close: async () => undefined,
    };
    const manager = new Manager({
      client: new Client({ transport }),
      controllers: [idle()],
      logger: { info: log('info'), error: log('error') },
    });
    const stop = new AbortController();
    const running = manager.run(stop);
    await until(() => logged.some((line) => expected.test(line))).catch(() => assert.fail(logged.join('\n')));
    assert(!logged.some((line) => line.startsWith('error') && line.includes('very short watch')));
    stop.abort();
    await running.catch(() => {});
  }
});

test('an election in a namespace that is missing says once what to do, and again after a minute', async () => {
  await using server = await startTestServer();
  await using client = new Client({ transport: new NodeTransport({ server: server.url, env: {} }) });
  let creates = 0;
  let ahead = 0;
  const logged: string[] = [];
  const manager = new Manager({
    client: client.derive(({ transport }) => ({
      transport: {
        request: (request) => {
          if (request.method === 'POST') creates++;
          return transport.request(request);
        },
        close: () => transport.close(),
      },
    })),
    controllers: [],
    logger: { ...silentLogger, error: (error, message) => void logged.push(`${message}; ${String(error)}`) },
    leaderElection: { namespace: 'op', name: 'op', retryPeriod: 10 },
    clock: { ...realClock, now: () => realClock.now() + ahead },
  });
  const stop = new AbortController();
  const running = manager.run({ signal: stop.signal });
  await until(() => creates >= 5);
  const advice =
    'leader election: create failed: create the namespace with `kubectl create namespace op`, or apply the manifests that have it; StatusError: namespaces "op" not found';
  assert.deepEqual(logged, [advice]);
  ahead = 60_000;
  await until(() => logged.length > 1);
  const before = creates;
  await until(() => creates >= before + 3);
  assert.deepEqual(logged, [advice, advice]);
  await client.resource(corev1.Namespace).create({ metadata: { name: 'op' } });
  await until(() => manager.registry.text().includes('leader_election_master_status{name="op"} 1\n'));
  stop.abort();
  await running;
});
