import assert from 'node:assert/strict';
import { append } from '#engine/go/append';
import { toUTF8 } from '#engine/text/utf8';
import { isCompacted, isFutureRevision, type KeyValueEvent, type StorageEngine } from '../../storage/engine.ts';
import type { Rules } from './pods.ts';

const textOf = (value: Uint8Array | undefined): string | undefined => value && new TextDecoder().decode(value);

/** Writes that must succeed. @returns the revision of the write */
async function put(engine: StorageEngine, key: string, text: string, expected = 0): Promise<number> {
  const { succeeded, revision } = await engine.put(key, toUTF8(text), expected);
  assert.ok(succeeded, `put ${key} at ${expected}`);
  return revision;
}

/** The first events after a revision. */
async function eventsAfter(
  engine: StorageEngine,
  prefix: string,
  after: number,
  count: number,
): Promise<KeyValueEvent[]> {
  const abort = new AbortController();
  const events: KeyValueEvent[] = [];
  for await (const batch of engine.watch({ prefix, after, signal: abort.signal })) {
    append(events, batch.events);
    assert.ok(
      events.every(({ revision }) => revision <= batch.revision),
      'a batch has an event beyond its revision',
    );
    if (events.length >= count) break;
  }
  abort.abort();
  return events;
}

/** An event in a line: what there was, and what came of it. */
const lineOf = ({ key, previous, current, revision }: KeyValueEvent): string =>
  `${revision} ${key} ${textOf(previous?.value) ?? '-'}@${previous?.modRevision ?? 0} ${textOf(current?.value) ?? '-'}`;

/** What {@link StorageEngine} says of its methods. */
export const engineRules: Rules = {
  async 'put writes a key that has the expected revision, and no other'({ engine }) {
    const before = await engine.currentRevision();
    assert.ok(before > 0, 'a storage without keys has a revision above 0');
    const first = await put(engine, '/registry/a/x', '1');
    assert.ok(first > before, `${first} is not after ${before}`);
    for (const expected of [0, first - 1, first + 1]) {
      const refused = await engine.put('/registry/a/x', toUTF8('2'), expected);
      assert.deepEqual(
        [refused.succeeded, refused.revision, refused.current?.modRevision, textOf(refused.current?.value)],
        [false, first, first, '1'],
        `put at ${expected}, though the key has ${first}`,
      );
    }
    const missing = await engine.put('/registry/a/y', toUTF8('1'), first);
    assert.deepEqual([missing.succeeded, missing.current], [false, undefined]);
    const second = await put(engine, '/registry/a/x', '2', first);
    assert.ok(second > first);
    assert.equal(await engine.currentRevision(), second, 'refused writes take no revision');
  },

  async 'delete removes a key that has the expected revision, and no other'({ engine }) {
    const first = await put(engine, '/registry/a/x', '1');
    const refused = await engine.delete('/registry/a/x', first + 1);
    assert.deepEqual([refused.succeeded, refused.current?.modRevision], [false, first]);
    const missing = await engine.delete('/registry/a/y', first);
    assert.deepEqual([missing.succeeded, missing.current], [false, undefined]);
    const { succeeded, revision } = await engine.delete('/registry/a/x', first);
    assert.ok(succeeded && revision > first);
    assert.deepEqual(await engine.get('/registry/a/x'), { kv: undefined, revision });
    // The key begins anew.
    assert.equal((await engine.put('/registry/a/x', toUTF8('2'), first)).succeeded, false);
    await put(engine, '/registry/a/x', '2');
  },

  async 'get reads a key at any revision since the compaction'({ engine }) {
    const before = await engine.currentRevision();
    const first = await put(engine, '/registry/a/x', '1');
    const second = await put(engine, '/registry/a/x', '2', first);
    const { revision: gone } = await engine.delete('/registry/a/x', second);
    const other = await put(engine, '/registry/a/y', '');
    const at = async (revision: number): Promise<string | undefined> =>
      textOf((await engine.get('/registry/a/x', revision)).kv?.value);
    for (const [revision, text] of [
      [before, undefined],
      [first, '1'],
      [second, '2'],
      [gone, undefined],
      [other, undefined],
    ] as const)
      assert.equal(await at(revision), text, `at ${revision}`);
    assert.equal(
      (await engine.get('/registry/a/x', first)).revision,
      other,
      'the current revision, not the one read at',
    );
    assert.equal((await engine.get('/registry/a/y')).kv?.value.length, 0);
    await assert.rejects(engine.get('/registry/a/x', other + 1), isFutureRevision);
    await engine.compact(second);
    assert.equal(await at(second), '2');
    await assert.rejects(engine.get('/registry/a/x', first), isCompacted);
  },

  async 'range reads keys in their order, by pages'({ engine }) {
    for (const key of [
      '/registry/b/1',
      '/registry/b/3',
      '/registry/b/10',
      '/registry/b/2',
      '/registry/b',
      '/registry/bb/1',
      '/registry/b/Z',
      '/registry/b/a-b',
      '/registry/b/a.b',
      '/registry/b/ä',
    ])
      await put(engine, key, key);
    const revision = await engine.currentRevision();
    const keys = [
      '/registry/b/1',
      '/registry/b/10',
      '/registry/b/2',
      '/registry/b/3',
      '/registry/b/Z',
      '/registry/b/a-b',
      '/registry/b/a.b',
      '/registry/b/ä',
    ];
    const all = await engine.range({ prefix: '/registry/b/' });
    assert.deepEqual([all.kvs.map(({ key }) => key), all.count, all.revision], [keys, keys.length, revision]);
    for (const [index, from] of keys.entries()) {
      const page = await engine.range({ prefix: '/registry/b/', from, limit: 2 });
      assert.deepEqual(
        [page.kvs.map(({ key }) => key), page.count],
        [keys.slice(index, index + 2), keys.length - index],
        `from ${from}, 2 at most`,
      );
      assert.deepEqual(
        page.kvs.map(({ value }) => textOf(value)),
        keys.slice(index, index + 2),
      );
      const next = await engine.range({ prefix: '/registry/b/', from: `${from}\0`, limit: 1 });
      assert.deepEqual(
        next.kvs.map(({ key }) => key),
        keys.slice(index + 1, index + 2),
        `after ${from}`,
      );
    }
    assert.deepEqual(await engine.range({ prefix: '/registry/none/' }), { kvs: [], count: 0, revision });
    // Letters that patterns of databases take for others.
    await put(engine, '/registry/c_d/x', '');
    await put(engine, '/registry/c%d/x', '');
    await put(engine, '/registry/cxd/x', '');
    for (const prefix of ['/registry/c_d/', '/registry/c%d/'])
      assert.equal((await engine.range({ prefix })).count, 1, prefix);
  },

  async 'range reads one moment'({ engine }) {
    const first = await put(engine, '/registry/a/x', '1');
    const second = await put(engine, '/registry/a/y', '1');
    const { revision: third } = await engine.delete('/registry/a/x', first);
    const fourth = await put(engine, '/registry/a/y', '2', second);
    const fifth = await put(engine, '/registry/a/x', '3');
    for (const [revision, texts] of [
      [first, ['/registry/a/x 1']],
      [second, ['/registry/a/x 1', '/registry/a/y 1']],
      [third, ['/registry/a/y 1']],
      [fourth, ['/registry/a/y 2']],
      [fifth, ['/registry/a/x 3', '/registry/a/y 2']],
      [0, ['/registry/a/x 3', '/registry/a/y 2']],
    ] as const) {
      const { kvs, count } = await engine.range({ prefix: '/registry/a/', revision });
      assert.deepEqual(
        kvs.map(({ key, value }) => `${key} ${textOf(value)}`),
        texts,
        `at ${revision}`,
      );
      assert.equal(count, texts.length);
    }
    await assert.rejects(engine.range({ prefix: '/registry/a/', revision: fifth + 1 }), isFutureRevision);
    await engine.compact(fourth);
    await assert.rejects(engine.range({ prefix: '/registry/a/', revision: third }), isCompacted);
    assert.equal((await engine.range({ prefix: '/registry/a/', revision: fourth })).count, 1);
  },

  async 'watch gives every change with what was there before'({ engine }) {
    const start = await engine.currentRevision();
    const a = await put(engine, '/registry/a/x', '1');
    await put(engine, '/registry/b/x', '1');
    const b = await put(engine, '/registry/a/x', '2', a);
    const { revision: c } = await engine.delete('/registry/a/x', b);
    const d = await put(engine, '/registry/a/x', '3');
    const lines = [
      `${a} /registry/a/x -@0 1`,
      `${b} /registry/a/x 1@${a} 2`,
      `${c} /registry/a/x 2@${b} -`,
      `${d} /registry/a/x -@0 3`,
    ];
    for (const [index, after] of [start, a, b, c].entries()) {
      const events = await eventsAfter(engine, '/registry/a/', after, 4 - index);
      assert.deepEqual(events.map(lineOf), lines.slice(index), `after ${after}`);
    }
    // What a compaction keeps can be watched from.
    await engine.compact(b);
    assert.deepEqual((await eventsAfter(engine, '/registry/a/', b, 2)).map(lineOf), lines.slice(2));
    await engine.compact(d);
    await assert.rejects(eventsAfter(engine, '/registry/a/', a, 1), isCompacted);
  },

  async 'writes of one moment: one wins, and watches see them in order'({ engine }) {
    const start = await engine.currentRevision();
    const rounds = 10;
    const writers = 8;
    const watching = eventsAfter(engine, '/registry/a/', start, rounds * (writers + 1));
    let expected = 0;
    for (let round = 0; round < rounds; round++) {
      const results = await Promise.all(
        Array.from({ length: writers }, async (_, writer) => {
          await put(engine, `/registry/a/own-${writer}-${round}`, '');
          return engine.put('/registry/a/all', toUTF8(`${round}`), expected);
        }),
      );
      const won = results.filter(({ succeeded }) => succeeded);
      assert.equal(won.length, 1, `${won.length} of ${writers} writes at revision ${expected} succeeded`);
      expected = won[0]?.revision ?? 0;
    }
    const revisions = (await watching).map(({ revision }) => revision);
    assert.deepEqual(
      revisions,
      [...new Set(revisions)].sort((a, b) => a - b),
      'revisions of a watch',
    );
    assert.equal(revisions.length, rounds * (writers + 1));
  },

  async 'a watch without changes says how far things are, and ends with its signal'({ engine }) {
    const abort = new AbortController();
    const after = await engine.currentRevision();
    const batches = engine
      .watch({ prefix: '/registry/a/', after, signal: abort.signal, idle: () => 5 })
      [Symbol.asyncIterator]();
    assert.deepEqual((await batches.next()).value, { events: [], revision: after });
    const other = await put(engine, '/registry/b/x', '');
    engine.requestProgress?.();
    for (;;) {
      const { value } = await batches.next();
      assert.deepEqual(value?.events, []);
      if (value?.revision === other) break;
    }
    const next = batches.next();
    abort.abort();
    for (let result = await next; result.done !== true; result = await batches.next())
      assert.deepEqual(result.value.events, []);
  },

  async 'waitFor waits for a revision'({ engine }) {
    const now = await engine.currentRevision();
    assert.equal(await engine.waitFor(now, 60_000), true);
    assert.equal(await engine.waitFor(now + 1, 5), false);
    const waiting = engine.waitFor(now + 1, 60_000);
    await put(engine, '/registry/a/x', '');
    assert.equal(await waiting, true);
  },

  async 'compact goes forward only'({ engine }) {
    const first = await put(engine, '/registry/a/x', '1');
    const second = await put(engine, '/registry/a/y', '1');
    await engine.compact(second);
    for (const revision of [first, second]) await assert.rejects(engine.compact(revision), isCompacted);
    await assert.rejects(engine.compact(second + 1), isFutureRevision);
    assert.equal((await engine.range({ prefix: '/registry/a/' })).count, 2);
    assert.equal(await engine.currentRevision(), second);
  },

  async 'close ends watches'({ engine }) {
    const after = await engine.currentRevision();
    const batches = engine
      .watch({ prefix: '/registry/a/', after, signal: new AbortController().signal })
      [Symbol.asyncIterator]();
    const first = batches.next();
    await put(engine, '/registry/a/x', '');
    assert.equal((await first).value?.events.length, 1);
    const next = batches.next();
    await engine.close();
    assert.equal((await next).done, true);
  },
};
