// What a controller wrote may be gone before its caches ever had it.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { isAlreadyExists } from 'kubetyped/apimachinery/api/errors';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch, type ResourceClient } from 'kubetyped/client';
import type { FakeAPI } from 'kubetyped/client/testing';
import { ConnectionError, type Transport } from 'kubetyped/client/transport';
import {
  Controller,
  Manager,
  objectsOf,
  ownedBy,
  setControllerReference,
  silentLogger,
  withFinalizer,
} from 'kubetyped/controller';
import { configMap, sleep, until, world } from './world.ts';

/** Loses the watch of Secrets when the first one appears, and lets no other begin for a while. */
class AwayTransport implements Transport {
  isAway = false;
  hasReturned = false;
  readonly #api: FakeAPI;

  constructor(api: FakeAPI) {
    this.#api = api;
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  async request(request: Parameters<Transport['request']>[0]): ReturnType<Transport['request']> {
    const isSecrets = request.method === 'GET' && request.path.endsWith('/secrets');
    if (isSecrets && this.isAway) throw new ConnectionError('refused', 'connection refused');
    const response = await this.#api.request(request);
    if (!isSecrets) return response;
    return { ...response, close: () => response.close(), body: this.#untilFirst(response.body) };
  }

  async *#untilFirst(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      if (!this.hasReturned && new TextDecoder().decode(chunk).includes('"ADDED"')) {
        this.isAway = true;
        throw new ConnectionError('reset', 'connection reset');
      }
      yield chunk;
    }
  }
}

for (const [what, fieldSelector, expected] of [
  ['of a cache', undefined, 2],
  ['that a cache may leave out', 'metadata.name!=other', 1],
] as const)
  test(`an object ${what} is created and deleted while the watch is away: ${expected} times it is created`, async () => {
    let created = 0;
    let away: AwayTransport | undefined;
    const controller = new Controller({
      name: 'test',
      for: corev1.ConfigMap,
      owns: [fieldSelector === undefined ? corev1.Secret : ownedBy(corev1.Secret, { fieldSelector })],
      reconcile: async ({ namespace, name }, { client, lister }) => {
        const map = lister(corev1.ConfigMap).get(namespace, name);
        if (map === undefined || lister(corev1.Secret).get(namespace, name) !== undefined) return;
        created++;
        await client
          .resource(corev1.Secret, { namespace })
          .create(setControllerReference(map, { metadata: { name, namespace } }));
      },
    });
    await world(
      [controller],
      async ({ client, api }) => {
        await until(() => away!.isAway, 'the watch is lost');
        await client.resource(corev1.Secret, { namespace: 'default' }).delete('a');
        // The watch can't go on where it was: everything is read again.
        api.tracker.forget();
        away!.isAway = false;
        away!.hasReturned = true;
        const relists = (): number =>
          api.actions.filter(({ resource, query }) => resource === 'secrets' && query.has('sendInitialEvents')).length;
        await until(() => relists() === 2, 'Secrets are read again');
        if (expected > 1) await until(() => created === expected, 'the Secret is created again');
        await sleep(1500);
        assert.equal(created, expected);
      },
      { objects: [configMap('a')], transport: (api) => (away = new AwayTransport(api)) },
    );
  });

/** A controller of ConfigMaps with a finalizer, and the test server's answers. */
async function finalized(
  t: TestContext,
  cleanup: (name: string, all: ResourceClient<corev1.ConfigMap>) => Promise<unknown>,
): Promise<{ maps: ResourceClient<corev1.ConfigMap>; runs: Map<string, number>; errors: unknown[]; names: string[] }> {
  const server = await startTestServer();
  const client = new Client({ transport: new FetchTransport({ server: server.url }) });
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  const runs = new Map<string, number>();
  const errors: unknown[] = [];
  const controller = new Controller({
    name: 'test',
    for: objectsOf(corev1.ConfigMap, { namespace: 'default', labelSelector: 'test' }),
    concurrency: 4,
    async reconcile({ namespace, name }, { client: own, lister }) {
      const map = lister(corev1.ConfigMap).get(namespace, name);
      if (map === undefined) return;
      await withFinalizer(own.resource(corev1.ConfigMap), map, 'test.example/held', {
        apply: async () => undefined,
        cleanup: async () => {
          runs.set(map.metadata.uid ?? '', (runs.get(map.metadata.uid ?? '') ?? 0) + 1);
          await cleanup(name, maps);
        },
      });
    },
  });
  const stop = new AbortController();
  const logger = { ...silentLogger, error: (...all: unknown[]): void => void errors.push(all) };
  const running = new Manager({ client, controllers: [controller], logger }).run({ signal: stop.signal });
  t.after(async () => {
    stop.abort();
    await running;
    await client.close();
    await server.close();
  });
  return { maps, runs, errors, names: Array.from({ length: 8 }, (_, at) => `m${at}`) };
}

const held = async (maps: ResourceClient<corev1.ConfigMap>): Promise<boolean> =>
  (await maps.list({ labelSelector: 'test' })).items.every(({ metadata }) => metadata.finalizers?.length === 1);
const gone = async (maps: ResourceClient<corev1.ConfigMap>): Promise<boolean> =>
  (await maps.list({ labelSelector: 'test' })).items.length === 0;
const labels = { test: 'yes' };

test('a cleanup runs once for each object, also when the object is changed meanwhile', async (t) => {
  const { maps, runs, errors, names } = await finalized(t, (name, all) =>
    all.patch(name, mergePatch({ metadata: { annotations: { seen: 'yes' } } })),
  );
  for (const name of names) await maps.create({ metadata: { name, labels } });
  await until(() => held(maps), 'all have the finalizer');
  for (const name of names) await maps.delete(name);
  await until(() => gone(maps), 'all are gone');
  await sleep(300);
  assert.deepEqual(
    [...runs.values()],
    names.map(() => 1),
  );
  assert.deepEqual(errors, []);
});

test('an object that is made anew while the last one goes is no object of before', async (t) => {
  const again = new Set<string>();
  const { maps, runs, errors, names } = await finalized(t, async () => undefined);
  for (const name of names) await maps.create({ metadata: { name, labels } });
  await until(() => held(maps), 'all have the finalizer');
  await Promise.all(
    names.map(async (name) => {
      await maps.delete(name);
      await until(async () => {
        try {
          again.add((await maps.create({ metadata: { name, labels } })).metadata.uid ?? '');
          return true;
        } catch (error) {
          if (!isAlreadyExists(error)) throw error;
          return false;
        }
      }, `${name} is made anew`);
    }),
  );
  await until(() => held(maps), 'all have the finalizer again');
  assert.equal(runs.size, names.length);
  assert.ok([...again].every((uid) => !runs.has(uid)));
  assert.deepEqual(errors, []);
});

test('a cleanup whose object has gone meanwhile is a success', async (t) => {
  const { maps, runs, errors, names } = await finalized(t, (name, all) =>
    all.patch(name, mergePatch({ metadata: { finalizers: null } })),
  );
  for (const name of names) await maps.create({ metadata: { name, labels } });
  await until(() => held(maps), 'all have the finalizer');
  for (const name of names) await maps.delete(name);
  await until(() => gone(maps), 'all are gone');
  await sleep(300);
  assert.equal(runs.size, names.length);
  assert.deepEqual(errors, []);
});

test('dry runs are no writes that a cache will have', async (t) => {
  const writes: string[] = [];
  const server = await startTestServer();
  const transport = new FetchTransport({ server: server.url });
  const client = new Client({ transport, onWritten: ({ verb }) => writes.push(verb) });
  t.after(async () => {
    await client.close();
    await server.close();
  });
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  await maps.create(configMap('a'));
  assert.deepEqual(writes.splice(0), ['POST']);
  const dryRun: 'All'[] = ['All'];
  await maps.create({ metadata: { name: 'b' } }, { dryRun });
  await maps.patch('a', mergePatch({ data: { a: 'b' } }), { dryRun });
  await maps.apply({ metadata: { name: 'a' } }, { fieldManager: 'm', dryRun });
  await maps.update(configMap('a'), { dryRun });
  await maps.delete('a', { dryRun });
  assert.deepEqual(writes, []);
  await maps.delete('a');
  assert.deepEqual(writes, ['DELETE']);
});
