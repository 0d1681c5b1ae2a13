// What a server says of its own health: the texts are those of kube-apiserver 1.37.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { send } from './client.ts';

/** A store that works, fails or stalls, as a test says. */
class Faulty {
  state: 'well' | 'failing' | 'stalled' = 'well';
  /** How many calls have been made that were not well. */
  calls = 0;
  readonly engine: StorageEngine;

  constructor() {
    const engine = memory();
    const broken = (): Promise<never> => {
      this.calls++;
      return this.state === 'failing' ? Promise.reject(new Error('no storage')) : new Promise(() => {});
    };
    this.engine = {
      ...bound(engine),
      get: (...args) => (this.state === 'well' ? engine.get(...args) : broken()),
      range: (...args) => (this.state === 'well' ? engine.range(...args) : broken()),
      put: (...args) => (this.state === 'well' ? engine.put(...args) : broken()),
    };
  }
}

function bound(engine: StorageEngine): StorageEngine {
  return {
    get: (...args) => engine.get(...args),
    range: (...args) => engine.range(...args),
    put: (...args) => engine.put(...args),
    delete: (...args) => engine.delete(...args),
    watch: (...args) => engine.watch(...args),
    currentRevision: () => engine.currentRevision(),
    waitFor: (...args) => engine.waitFor(...args),
    compact: (...args) => engine.compact(...args),
    close: () => engine.close(),
  };
}

async function started(options: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(options);
  await send(server.server, 'GET', '/version');
  return server;
}

const HOOKS = [
  'generic-apiserver-start-informers',
  'storage-readiness',
  'start-apiserver-admission-initializer',
  'scheduling/bootstrap-system-priority-classes',
  'start-apiextensions-informers',
  'start-apiextensions-controllers',
  'crd-informer-synced',
  'start-system-namespaces-controller',
  'start-kubernetes-service-cidr-controller',
  'start-service-ip-repair-controllers',
  'bootstrap-controller',
  'priority-and-fairness-config-producer',
];

test('health: every check has a path, and verbose shows all of them', async () => {
  await using api = await started({});
  const get = async (path: string): Promise<readonly [number, string]> => {
    const { status, text } = await send(api.server, 'GET', path);
    return [status, text];
  };
  const hooks = HOOKS.map((name) => `poststarthook/${name}`);
  const common = ['ping', 'log', 'etcd', ...hooks];
  const verbose = (names: readonly string[], name: string): string =>
    [...names.map((each) => `[+]${each} ok`), `${name} check passed`, ''].join('\n');
  const ready = ['ping', 'log', 'etcd', 'etcd-readiness', 'informer-sync', ...hooks, 'shutdown'];
  assert.deepEqual(await get('/healthz?verbose'), [200, verbose(common, 'healthz')]);
  assert.deepEqual(await get('/livez?verbose=0'), [200, verbose(common, 'livez')]);
  assert.deepEqual(await get('/readyz?verbose'), [200, verbose(ready, 'readyz')]);
  for (const endpoint of ['healthz', 'livez', 'readyz']) assert.deepEqual(await get(`/${endpoint}`), [200, 'ok']);
  for (const name of ready) assert.deepEqual(await get(`/readyz/${name}`), [200, 'ok'], name);
  for (const path of ['/healthz/', '/healthz/etcd-readiness', '/livez/shutdown', '/readyz/none', '/healthzz'])
    assert.deepEqual(await get(path), [404, '404 page not found\n'], path);
  const { paths } = JSON.parse((await get('/'))[1]) as { paths: string[] };
  for (const name of ready) assert.ok(paths.includes(`/readyz/${name}`), name);
  assert.deepEqual(await get('/livez?verbose&exclude=etcd&exclude=nope&exclude=a%22b'), [
    200,
    [
      '[+]ping ok',
      '[+]log ok',
      '[+]etcd excluded: ok',
      ...hooks.map((name) => `[+]${name} ok`),
      'warn: some health checks cannot be excluded: no matches for "a\\"b","nope"',
      'livez check passed',
      '',
    ].join('\n'),
  ]);
  const { headers } = await send(api.server, 'POST', '/healthz');
  assert.equal(headers['Content-Type'], 'text/plain; charset=utf-8');
  assert.equal(headers['X-Content-Type-Options'], 'nosniff');
});

for (const state of ['failing', 'stalled'] as const)
  test(`health: a storage that is ${state} fails all three, and they are well again with it`, async () => {
    const storage = new Faulty();
    await using api = await started({ storage: storage.engine });
    assert.equal((await send(api.server, 'GET', '/readyz')).status, 200);
    storage.state = state;
    const [ready, healthy, live] = await Promise.all(
      ['/readyz', '/healthz', '/livez'].map((path) => send(api.server, 'GET', path)),
    );
    assert.deepEqual([ready?.status, healthy?.status, live?.status], [500, 500, 500]);
    assert.equal(storage.calls, 1, 'those who ask at the same time share a probe');
    assert.equal(
      ready?.text,
      [
        '[+]ping ok',
        '[+]log ok',
        '[-]etcd failed: reason withheld',
        '[-]etcd-readiness failed: reason withheld',
        '[+]informer-sync ok',
        ...HOOKS.map((name) => `[+]poststarthook/${name} ok`),
        '[+]shutdown ok',
        'readyz check failed',
        '',
      ].join('\n'),
    );
    const reason = state === 'failing' ? 'no storage' : 'context deadline exceeded';
    const { status, text } = await send(api.server, 'GET', '/healthz/etcd');
    assert.deepEqual([status, text], [500, `internal server error: error getting data from etcd: ${reason}\n`]);
    assert.equal((await send(api.server, 'GET', '/livez?exclude=etcd')).text, 'ok');
    storage.state = 'well';
    for (const path of ['/readyz', '/healthz', '/livez'])
      assert.equal((await send(api.server, 'GET', path)).status, 200, path);
  });

test('health: a storage that fails is reported once, and again when it fails after it was well', async () => {
  const storage = new Faulty();
  const errors: string[] = [];
  const onError = (error: unknown): void => void errors.push(String(error));
  await using api = await started({ storage: storage.engine, onError });
  const reported = (): number => errors.filter((error) => error.includes('error getting data from etcd')).length;
  for (const round of [1, 2]) {
    storage.state = 'failing';
    for (const path of ['/healthz', '/livez', '/readyz'])
      assert.equal((await send(api.server, 'GET', path)).status, 500, path);
    assert.equal(reported(), round, errors.join());
    storage.state = 'well';
    assert.equal((await send(api.server, 'GET', '/healthz')).status, 200);
  }
});

test('health: before a server has made its roles and namespaces, it is alive at most', async () => {
  const storage = new Faulty();
  storage.state = 'stalled';
  await using api = await startTestServer({
    storage: storage.engine,
    authentication: tokens({ admin: { name: 'admin', groups: ['system:masters'] } }),
    authorization: rbac(),
  });
  const headers = { authorization: 'Bearer admin' };
  const [ready, roles, ping] = await Promise.all(
    ['/readyz', '/readyz/poststarthook/rbac/bootstrap-roles', '/healthz/ping'].map((path) =>
      send(api.server, 'GET', path, undefined, headers),
    ),
  );
  assert.equal(ready?.status, 500);
  assert.match(ready.text, /^\[-\]poststarthook\/start-system-namespaces-controller failed: reason withheld$/m);
  assert.match(ready.text, /^\[-\]poststarthook\/rbac\/bootstrap-roles failed: reason withheld$/m);
  assert.equal(roles?.text, 'internal server error: not finished\n');
  assert.equal(ping?.text, 'ok');
});

test('health: a server that is being closed is not ready', async () => {
  const api = await started({});
  await api.close();
  const { status, text } = await send(api.server, 'GET', '/readyz');
  assert.equal(status, 500);
  assert.match(text, /^\[-\]shutdown failed: reason withheld$/m);
  const only = await send(api.server, 'GET', '/readyz/shutdown');
  assert.equal(only.text, 'internal server error: process is shutting down\n');
  assert.equal((await send(api.server, 'GET', '/livez')).status, 200);
});

test('health: the parts that kube-apiserver has are named as there', async () => {
  await using api = await startTestServer({
    authentication: tokens({ admin: { name: 'admin', groups: ['system:masters'] } }),
    authorization: rbac(),
    aggregation: {},
  });
  const headers = { authorization: 'Bearer admin' };
  let status: number;
  let text: string;
  do {
    await new Promise((done) => setTimeout(done, 20));
    ({ status, text } = await send(api.server, 'GET', '/healthz?verbose', undefined, headers));
  } while (status !== 200);
  for (const name of [
    ...['start-cluster-authentication-info-controller', 'start-kube-aggregator-informers'],
    ...['apiservice-status-local-available-controller', 'apiservice-status-remote-available-controller'],
    ...['apiservice-registration-controller', 'apiservice-openapi-controller', 'kube-apiserver-autoregistration'],
    'rbac/bootstrap-roles',
  ])
    assert.ok(text.includes(`[+]poststarthook/${name} ok\n`), name);
  assert.ok(text.includes('[+]autoregister-completion ok\n'));
});
