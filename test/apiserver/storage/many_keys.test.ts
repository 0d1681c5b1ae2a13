import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { Random } from '../../differential/random_scalars.ts';

const KEYS = 6000;
const VALUE = new Uint8Array(1);

test('memory: ranges give the keys in order, however many are written and deleted', async () => {
  const random = new Random(Number(process.env['KUBETYPED_SEED'] ?? 1));
  const engine = memory();
  const there = new Map<string, number>();
  for (let write = 0; write < 4 * KEYS; write++) {
    // Many more are written than deleted at first, and the other way round in the end.
    const key = `/registry/pods/${random.int(KEYS)}`;
    const expected = there.get(key);
    if (expected === undefined) there.set(key, (await engine.put(key, VALUE, 0)).revision);
    else if (random.int(4 * KEYS) < write) {
      await engine.delete(key, expected);
      there.delete(key);
    }
    if (write % 1500 !== 0) continue;
    // What is deleted stays among the keys until it is compacted.
    await engine.compact(await engine.currentRevision());
    const sorted = [...there.keys()].sort();
    const { kvs, count } = await engine.range({ prefix: '/registry/pods/' });
    assert.deepEqual(
      kvs.map(({ key }) => key),
      sorted,
    );
    assert.equal(count, sorted.length);
    const from = `/registry/pods/${random.int(KEYS)}`;
    const page = await engine.range({ prefix: '/registry/pods/', from, limit: 700 });
    assert.deepEqual(
      page.kvs.map(({ key }) => key),
      sorted.filter((key) => key >= from).slice(0, 700),
    );
  }
  assert.ok(there.size > 1000);
  await engine.close();
});
