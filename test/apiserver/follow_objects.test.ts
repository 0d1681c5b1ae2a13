// Those who follow objects are told of what went while their watches were broken.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ConfigMap, Secret } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, type APIServerOptions, memory, rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import type { EngineWatchOptions, StorageEngine, WatchBatch } from 'kubetyped/apiserver/storage';
import { fromSources } from '../cli/run_cli.ts';
import { send } from './client.ts';
import { customDefinition } from './random_custom_requests.ts';

/** A store whose watches break; meanwhile objects go, by the hands of another server. */
class Store {
  readonly engine: StorageEngine;
  readonly #kept = memory();
  #broken = false;
  #breaking = new AbortController();

  constructor() {
    this.engine = {
      get: (...args) => this.#kept.get(...args),
      range: (...args) => this.#kept.range(...args),
      put: (...args) => this.#kept.put(...args),
      delete: (...args) => this.#kept.delete(...args),
      watch: (options) => this.#watch(options),
      currentRevision: () => this.#kept.currentRevision(),
      waitFor: (...args) => this.#kept.waitFor(...args),
      compact: (revision) => this.#kept.compact(revision),
      close: () => this.#kept.close(),
    };
  }

  async *#watch(options: EngineWatchOptions): AsyncGenerator<WatchBatch, void, undefined> {
    const signal = AbortSignal.any([options.signal, this.#breaking.signal]);
    if (!this.#broken) yield* this.#kept.watch({ ...options, signal });
    if (!options.signal.aborted) throw new Error('the watch broke');
  }

  /** Breaks all watches until something is done. */
  async withoutWatches(act: () => Promise<unknown>): Promise<void> {
    this.#broken = true;
    this.#breaking.abort();
    // Those who watch have come to know of it.
    await sleep(0);
    await act();
    this.#breaking = new AbortController();
    this.#broken = false;
  }

  async read(key: string): Promise<Uint8Array> {
    const { kv } = await this.#kept.get(key);
    assert.ok(kv, `no ${key}`);
    return kv.value;
  }

  async write(key: string, value: Uint8Array): Promise<void> {
    const { kv } = await this.#kept.get(key);
    assert.ok((await this.#kept.put(key, value, kv?.modRevision ?? 0)).succeeded, key);
  }

  async delete(key: string): Promise<void> {
    const { kv } = await this.#kept.get(key);
    assert.ok((await this.#kept.delete(key, kv?.modRevision ?? 0)).succeeded, key);
  }
}

function start(t: TestContext, options: Partial<APIServerOptions>): { readonly store: Store; readonly api: APIServer } {
  const store = new Store();
  const broken: unknown[] = [];
  const api = new APIServer({
    scheme: new Scheme('test'),
    storage: store.engine,
    onError: (error) => broken.push(error),
    ...options,
  });
  t.after(async () => {
    await api.close();
    assert.notEqual(broken.length, 0);
    for (const error of broken) assert.match(String(error), /the watch broke/);
  });
  return { store, api };
}

/** Waits until something holds: a watch that broke is opened again after a second. */
async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (await holds()) return;
    await sleep(20);
  }
  assert.fail(`never: ${what}`);
}

const MAPS = '/api/v1/namespaces/default/configmaps';
const SECRETS = '/api/v1/namespaces/default/secrets';

async function create(api: APIServer, path: string, object: object): Promise<{ metadata: { uid: string } }> {
  const { status, json, text } = await send(api, 'POST', path, object);
  assert.equal(status, 201, text);
  return json as { metadata: { uid: string } };
}

const ownedBy = (name: string, uid: string): object[] => [
  { apiVersion: 'v1', kind: 'ConfigMap', name, uid, blockOwnerDeletion: true },
];

test('the garbage collector: dependents of an owner that went go, and an owner that waits for what went', async (t) => {
  const { store, api } = start(t, {});
  api.resource(ConfigMap).resource(Secret);
  const gone = async (path: string): Promise<void> =>
    eventually(async () => (await send(api, 'GET', path)).status === 404, `${path} is gone`);
  const owner = await create(api, MAPS, { metadata: { name: 'owner' } });
  const replaced = await create(api, MAPS, { metadata: { name: 'replaced' } });
  const waiting = await create(api, MAPS, { metadata: { name: 'waiting' } });
  for (const [name, { metadata }] of Object.entries({ owner, replaced, waiting })) {
    const finalizers = name === 'waiting' ? ['example.com/stays'] : [];
    const ownerReferences = ownedBy(name, metadata.uid);
    await create(api, SECRETS, { metadata: { name: `of-${name}`, ownerReferences, finalizers } });
  }
  await send(api, 'DELETE', `${MAPS}/waiting`, { propagationPolicy: 'Foreground' });
  const isBeingDeleted = async (): Promise<boolean> =>
    Boolean((await send(api, 'GET', `${SECRETS}/of-waiting`)).json.metadata.deletionTimestamp);
  await eventually(isBeingDeleted, 'the dependent is being deleted');
  const other = await store.read('/registry/configmaps/default/waiting');
  await store.withoutWatches(async () => {
    await store.delete('/registry/configmaps/default/owner');
    await store.delete('/registry/secrets/default/of-waiting');
    // Another one of the same name is not the owner.
    await store.delete('/registry/configmaps/default/replaced');
    const text = new TextDecoder().decode(other).replaceAll('waiting', 'replaced');
    const { deletionTimestamp: _, finalizers: __, ...metadata } = JSON.parse(text).metadata;
    const written = { ...JSON.parse(text), metadata: { ...metadata, uid: '5b0b3d8e-0000-4000-8000-000000000000' } };
    await store.write('/registry/configmaps/default/replaced', new TextEncoder().encode(JSON.stringify(written)));
  });
  for (const path of [`${SECRETS}/of-owner`, `${SECRETS}/of-replaced`, `${MAPS}/waiting`]) await gone(path);
  assert.equal((await send(api, 'GET', `${MAPS}/replaced`)).status, 200);
});

test('roles: a binding that went gives nothing any more', async (t) => {
  const users = { ann: { name: 'ann', groups: [] }, root: { name: 'root', groups: ['system:masters'] } };
  const { store, api } = start(t, { authentication: tokens(users), authorization: rbac() });
  api.resource(ConfigMap);
  const as = (name: string): Record<string, string> => ({ authorization: `Bearer ${name}` });
  const bind = {
    metadata: { name: 'ann' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'cluster-admin' },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'ann' }],
  };
  const path = '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings';
  assert.equal((await send(api, 'POST', path, bind, as('root'))).status, 201);
  const answers = (status: number) => async (): Promise<boolean> =>
    (await send(api, 'GET', MAPS, undefined, as('ann'))).status === status;
  await eventually(answers(200), 'ann may');
  await store.withoutWatches(() => store.delete('/registry/rbac.authorization.k8s.io/clusterrolebindings/ann'));
  await eventually(answers(403), 'ann may not');
});

test('custom resources: those of a definition that went are not served', async (t) => {
  const { store, api } = start(t, { customResources: true });
  const group = 'zoo.example.com';
  await create(api, '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', customDefinition(group));
  const answers = (status: number) => async (): Promise<boolean> =>
    (await send(api, 'GET', `/apis/${group}/v1/namespaces/default/widgets`)).status === status;
  await eventually(answers(200), 'it is served');
  await store.withoutWatches(() =>
    store.delete(`/registry/apiextensions.k8s.io/customresourcedefinitions/widgets.${group}`),
  );
  await eventually(answers(404), 'it is not served');
});

test('aggregation: requests are not passed on for an APIService that went', async (t) => {
  const { store, api } = start(t, { aggregation: { resolve: async () => undefined } });
  await create(api, '/apis/apiregistration.k8s.io/v1/apiservices', {
    metadata: { name: 'v1.zoo.example.com' },
    spec: {
      ...{ group: 'zoo.example.com', version: 'v1', service: { namespace: 'zoo', name: 'birds' } },
      ...{ groupPriorityMinimum: 1, versionPriority: 1, insecureSkipTLSVerify: true },
    },
  });
  const answers = (status: number) => async (): Promise<boolean> =>
    (await send(api, 'GET', '/apis/zoo.example.com/v1')).status === status;
  await eventually(answers(503), 'it is to be passed on');
  await store.withoutWatches(() => store.delete('/registry/apiregistration.k8s.io/apiservices/v1.zoo.example.com'));
  await eventually(answers(404), 'it is served here');
});

test('a server that is not closed, and does not listen, does not keep a program running', async () => {
  const program = `
    import { APIServer, rbac } from 'kubetyped/apiserver';
    import { Scheme } from 'kubetyped/apimachinery/runtime';
    const options = { authorization: rbac(), customResources: true, namespaces: true, aggregation: {} };
    const server = new APIServer({ scheme: new Scheme('test'), ...options });
    const { status } = await server.handle({ method: 'GET', url: '/api', headers: {} });
    console.log(status);`;
  const args = [...fromSources, '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  assert.equal(stdout, '200\n');
});
