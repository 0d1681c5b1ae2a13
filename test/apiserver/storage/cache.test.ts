import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { newPod, Pods } from '#src/apiserver/testing/storage/pods';
import { testStorage } from './storage_tests.ts';

testStorage('cache before memory', async () => cached(memory()));

/** A store whose calls are counted. */
function counted(store: StorageEngine): { readonly store: StorageEngine; readonly calls: Record<string, number> } {
  const calls: Record<string, number> = {};
  const proxy = new Proxy(store, {
    get(target, name: keyof StorageEngine) {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => {
        calls[name] = (calls[name] ?? 0) + 1;
        return Reflect.apply(method, target, args);
      };
    },
  });
  return { store: proxy, calls };
}

test('a cache follows its store by one watch; lists ask it for its revision at most', async () => {
  const { store, calls } = counted(memory());
  const pods = new Pods(await cached(store));
  const watches = Array.from({ length: 5 }, () => pods.watch('ns', { resourceVersion: '1' }));
  const next = watches.map((watch) => watch.next());
  const created = await pods.create('ns/foo');
  assert.deepEqual(await Promise.all(next), Array(5).fill({ type: 'ADDED', object: created }));
  calls['currentRevision'] = 0;
  for (let count = 0; count < 3; count++) assert.equal((await pods.list()).items.length, 1);
  assert.equal(calls['currentRevision'], 3);
  for (const resourceVersion of ['0', created.metadata.resourceVersion!]) {
    await pods.list('', { resourceVersion });
    await pods.store.get('/pods/ns/foo', resourceVersion);
  }
  assert.deepEqual(calls, { range: 1, watch: 1, put: 1, currentRevision: 3 });
  for (const watch of watches) await watch.stop();
  await pods.engine.close();
});

test('a cache begins anew when its store has forgotten where it was; watches of before end', async () => {
  const store = memory();
  let breakWatch = (): void => {};
  const engine = await cached({
    ...bound(store),
    async *watch(options) {
      const broken = new AbortController();
      breakWatch = () => broken.abort();
      yield* store.watch({ ...options, signal: AbortSignal.any([options.signal, broken.signal]) });
    },
  });
  const pods = new Pods(engine);
  const created = await pods.create('ns/foo');
  const watch = pods.watch('ns', { resourceVersion: '1' });
  await watch.expect('ADDED', created);
  breakWatch();
  const later = [await pods.update('ns/foo', { metadata: { labels: { a: '1' } } }), await pods.create('ns/bar')];
  await store.compact(await store.currentRevision());
  await watch.stop();
  // The cache finds out after a while.
  assert.equal(await engine.waitFor(Number(later[1]!.metadata.resourceVersion), 10_000), true);
  const list = await pods
    .list('', { resourceVersion: later[1]!.metadata.resourceVersion!, ...{} })
    .catch(() => pods.list());
  assert.equal(list.items.length, 2);
  await engine.close();
});

test('a cache keeps as much of the past as it is told to', async () => {
  const pods = new Pods(await cached(memory(), { maxHistory: 10 }));
  const first = await pods.create('ns/pod-0');
  for (let index = 1; index < 30; index++) await pods.create(`ns/pod-${index}`);
  const tooOld = await pods.watch('ns', { resourceVersion: first.metadata.resourceVersion }).next();
  assert.equal('object' in tooOld && 'code' in tooOld.object && tooOld.object.code, 410);
  assert.equal((await pods.list()).items.length, 30);
  await pods.engine.close();
});

test('what was before the cache, the store says', async () => {
  const store = memory();
  const before = new Pods(store);
  const first = await before.create('ns/pod-0');
  await before.create('ns/pod-1');
  const engine = await cached(store);
  const pods = new Pods(engine);
  await pods.create('ns/pod-2');
  const revision = Number(first.metadata.resourceVersion);
  const prefix = '/registry/pods/';
  for (const [at, count] of [
    [revision, 1],
    [revision + 1, 2],
    [revision + 2, 3],
    [0, 3],
  ] as const) {
    const { kvs } = await engine.range({ prefix, revision: at });
    assert.equal(kvs.length, count, `at ${at}`);
    const { kv } = await engine.get(`${prefix}ns/pod-2`, at);
    assert.equal(kv !== undefined, count === 3, `at ${at}`);
  }
  await assert.rejects(engine.range({ prefix, revision: revision + 9 }), { code: 'ERR_FUTURE_REVISION' });
  await engine.close();
});

/** A store whose watches and questions for its revision can be kept waiting. */
class Slow {
  readonly store: StorageEngine = memory();
  readonly engine: StorageEngine;
  /** How often it was asked for its revision. */
  asked = 0;
  #gate: Promise<void> = Promise.resolve();
  #questions: Promise<void> = Promise.resolve();

  constructor() {
    const { store } = this;
    const gate = (): Promise<void> => this.#gate;
    this.engine = {
      ...bound(store),
      async *watch(options) {
        for await (const batch of store.watch(options)) {
          await gate();
          yield batch;
        }
      },
      currentRevision: async () => {
        this.asked++;
        const revision = await store.currentRevision();
        await this.#questions;
        return revision;
      },
    };
  }

  /** Holds events back. @returns what lets them come */
  holdEvents(): () => void {
    const { promise, resolve } = gated();
    this.#gate = promise;
    return resolve;
  }

  /** Holds answers back. @returns what lets them come */
  holdAnswers(): () => void {
    const { promise, resolve } = gated();
    this.#questions = promise;
    return resolve;
  }
}

function gated(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('lists at the same time share a question, but none that began before them', async () => {
  const slow = new Slow();
  const pods = new Pods(await cached(slow.engine));
  await pods.create('ns/one');
  const answer = slow.holdAnswers();
  slow.asked = 0;
  const early = pods.list();
  // The question of the first list has its answer already: this is not in it.
  await pods.create('ns/two');
  const late = Array.from({ length: 20 }, () => pods.list());
  answer();
  assert.ok((await early).items.length >= 1);
  for (const list of await Promise.all(late)) assert.equal(list.items.length, 2);
  assert.equal(slow.asked, 2);
  await pods.engine.close();
});

test('a question that fails fails the lists that share it, and no later ones', async () => {
  const store = memory();
  let isBroken = false;
  const engine = await cached({
    ...bound(store),
    currentRevision: async () => {
      if (isBroken) throw new Error('no answer');
      return store.currentRevision();
    },
  });
  const pods = new Pods(engine);
  isBroken = true;
  const lists = await Promise.allSettled([pods.list(), pods.list(), pods.list()]);
  assert.deepEqual(
    lists.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  isBroken = false;
  assert.equal((await pods.list()).items.length, 0);
  await engine.close();
});

test('updates and deletions begin with what the cache has, and end with what the store has', async () => {
  const slow = new Slow();
  const { store, calls } = counted(slow.engine);
  const pods = new Pods(await cached(store));
  const created = await pods.create('ns/foo');
  await pods.engine.waitFor(Number(created.metadata.resourceVersion), 1000);
  const label = (key: string): Promise<{ metadata: { labels?: object } }> =>
    pods.store.guaranteedUpdate('/pods/ns/foo', (existing) => ({
      object: newPod('ns/foo', { metadata: { labels: { ...existing!.metadata.labels, [key]: '1' } } }),
    }));
  const first = await label('a');
  assert.equal(calls['get'], undefined);
  const release = slow.holdEvents();
  assert.deepEqual((await label('b')).metadata.labels, { a: '1', b: '1' });
  assert.deepEqual((await label('c')).metadata.labels, { a: '1', b: '1', c: '1' });
  // What is refused for what the cache has is asked again for what is there.
  const uid = 'not this one';
  await assert.rejects(pods.store.delete('/pods/ns/foo', { preconditions: { uid } }), { code: 'ERR_STORAGE' });
  const deleted = await pods.store.delete('/pods/ns/foo');
  assert.deepEqual(deleted.metadata.labels, { a: '1', b: '1', c: '1' });
  await assert.rejects(label('d'), { code: 'ERR_STORAGE' });
  release();
  assert.deepEqual(first.metadata.labels, { a: '1' });
  await pods.engine.close();
});

/** The methods of a store as functions. */
function bound(store: StorageEngine): StorageEngine {
  return {
    get: store.get.bind(store),
    range: store.range.bind(store),
    put: store.put.bind(store),
    delete: store.delete.bind(store),
    watch: store.watch.bind(store),
    currentRevision: store.currentRevision.bind(store),
    waitFor: store.waitFor.bind(store),
    compact: store.compact.bind(store),
    close: store.close.bind(store),
  };
}
