// Storages that break a rule: the test of that rule fails, and says what was asked of the storage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeyValueEvent, StorageEngine, WatchBatch } from 'kubetyped/apiserver/storage';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { StorageTestError, storageTests } from 'kubetyped/apiserver/testing';

/** A storage in memory, but for some methods. */
function withFault(fault: (storage: StorageEngine) => Partial<StorageEngine>): StorageEngine {
  const storage = memory();
  const faulty = fault(storage);
  return new Proxy(storage, {
    get(target, name: keyof StorageEngine) {
      const method = faulty[name] ?? target[name];
      return typeof method === 'function' ? method.bind(target) : method;
    },
  });
}

async function* eachBatch(
  batches: AsyncIterable<WatchBatch>,
  change: (batch: WatchBatch) => WatchBatch,
): AsyncGenerator<WatchBatch> {
  for await (const batch of batches) yield change(batch);
}

const rows: [fault: string, (storage: StorageEngine) => Partial<StorageEngine>, test: string, message: RegExp][] = [
  [
    'the last writer wins',
    (storage) => ({
      async put(key, value) {
        return storage.put(key, value, (await storage.get(key)).kv?.modRevision ?? 0);
      },
    }),
    'put writes a key that has the expected revision, and no other',
    /put at 0, though the key has 2[^]*put\("\/registry\/a\/x", "1 bytes", 0\) gave \{"succeeded":true,"revision":3\}/,
  ],
  [
    'a refused write does not say what there is',
    (storage) => ({
      async put(...args) {
        const { succeeded, revision } = await storage.put(...args);
        return { succeeded, revision };
      },
    }),
    'put writes a key that has the expected revision, and no other',
    /though the key has/,
  ],
  [
    'a prefix is a pattern of SQL',
    (storage) => ({
      async range({ prefix, ...options }) {
        const { kvs, revision } = await storage.range({ prefix: '', revision: options.revision });
        const pattern = new RegExp(`^${prefix.replaceAll('_', '.').replaceAll('%', '.*')}`);
        const found = kvs.filter(({ key }) => pattern.test(key) && key >= (options.from ?? ''));
        return { kvs: found.slice(0, options.limit || undefined), count: found.length, revision };
      },
    }),
    'range reads keys in their order, by pages',
    /\/registry\/c_d\//,
  ],
  [
    'counts end with the page',
    (storage) => ({
      async range(options) {
        const result = await storage.range(options);
        return { ...result, count: result.kvs.length };
      },
    }),
    'ListContinuation',
    /range\(\{"prefix":"\/registry\/pods\/"/,
  ],
  [
    'there is no past',
    (storage) => ({ range: ({ revision: _, ...options }) => storage.range(options) }),
    'range reads one moment',
    /at 2/,
  ],
  [
    'deletions forget what there was',
    (storage) => ({
      watch: (options) =>
        eachBatch(storage.watch(options), ({ events, revision }) => ({
          events: events.map((event) => ({ ...event, previous: undefined })),
          revision,
        })),
    }),
    'watch gives every change with what was there before',
    /watch\(\{"prefix":"\/registry\/a\/","after":1\}\) gave/,
  ],
  [
    'a watch waits for ever',
    () => ({ watch: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }) }),
    'WatchFromNonZero',
    /the storage gave no result for 0\.5 seconds[^]*put\("\/registry\/pods\/ns\/foo"/,
  ],
  [
    'the next revision is there already',
    (storage) => ({
      get: async (key, revision) =>
        storage.get(key, revision === (await storage.currentRevision()) + 1 ? undefined : revision),
    }),
    'get reads a key at any revision since the compaction',
    /Missing expected rejection/,
  ],
  [
    'a watch from before a compaction begins with what there is',
    (storage) => {
      let compacted = 0;
      return {
        async compact(revision) {
          await storage.compact(revision);
          compacted = revision;
        },
        async *watch({ after, ...options }) {
          if (after >= compacted) return yield* storage.watch({ after, ...options });
          const { kvs, revision } = await storage.range({ prefix: options.prefix });
          yield {
            events: kvs.map((kv) => ({ key: kv.key, previous: undefined, current: kv, revision: kv.modRevision })),
            revision,
          };
          yield* storage.watch({ ...options, after: revision });
        },
      };
    },
    'watch gives every change with what was there before',
    /Missing expected rejection/,
  ],
  [
    'a key has the number of its writes as its revision',
    (storage) => ({
      async get(...args) {
        const { kv, revision } = await storage.get(...args);
        return { kv: kv && { ...kv, modRevision: 1 }, revision };
      },
      async delete(key) {
        return storage.delete(key, (await storage.get(key)).kv?.modRevision ?? 0);
      },
    }),
    'ConditionalDelete',
    /Missing expected rejection/,
  ],
  [
    'keys are in no order',
    (storage) => ({
      async range(options) {
        const { kvs, ...result } = await storage.range(options);
        return { kvs: kvs.toReversed(), ...result };
      },
    }),
    'NamespaceScopedList',
    /second\/foo/,
  ],
  [
    'a range says an older revision',
    (storage) => ({
      async range(options) {
        const { revision, ...result } = await storage.range(options);
        return { ...result, revision: revision - 1 };
      },
    }),
    'List',
    /: \{\}\n/,
  ],
  [
    'a compaction takes one revision more',
    (storage) => ({
      async compact(revision) {
        const isPast = revision < (await storage.currentRevision());
        await storage.compact(isPast ? revision + 1 : revision);
      },
    }),
    'CompactRevision',
    /list is too old\.\n[^]*"revision":4,[^]*failed/,
  ],
  [
    'a watch gives each event with the next',
    (storage) => ({
      async *watch(options) {
        let held: KeyValueEvent | undefined;
        for await (const { events } of storage.watch(options))
          for (const event of events) {
            if (held !== undefined) yield { events: [held], revision: held.revision };
            held = event;
          }
      },
    }),
    'OptionalWatchBookmarksWithCorrectResourceVersion',
    /the storage gave no result for 0\.5 seconds/,
  ],
  ['it never compacts', () => ({ compact: async () => {} }), 'CompactRevision', /Missing expected rejection/],
];

for (const [fault, make, name, message] of rows)
  test(`${name}: ${fault}`, { timeout: 30_000 }, async () => {
    const rule = storageTests(() => withFault(make), { stalledAfter: 500 }).find((each) => each.name === name);
    assert.ok(rule, `there is no test ${name}`);
    await assert.rejects(rule.run(), (error) => {
      assert.ok(error instanceof StorageTestError);
      assert.equal(error.test, name);
      assert.match(error.message, message);
      return true;
    });
  });

test('a storage is closed, whatever came of its test', async () => {
  const opened: string[] = [];
  const [rule] = storageTests(() =>
    withFault((storage) => ({
      async currentRevision() {
        opened.push('asked');
        throw new Error('out of reach');
      },
      async close() {
        opened.push('closed');
        await storage.close();
      },
    })),
  );
  await assert.rejects(() => rule?.run() ?? Promise.resolve(), /out of reach/);
  assert.deepEqual(opened, ['asked', 'closed']);
});
