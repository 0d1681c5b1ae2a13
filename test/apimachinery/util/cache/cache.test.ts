import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Expiring, LRUExpireCache } from 'kubetyped/apimachinery/util/cache';

test('the least recently used entry goes first; reading is using', () => {
  const cache = new LRUExpireCache<string, number>(2);
  cache.add('a', 1, 60_000);
  cache.add('b', 2, 60_000);
  assert.equal(cache.get('a'), 1);
  cache.add('c', 3, 60_000);
  assert.deepEqual(cache.keys(), ['a', 'c']);
  cache.removeAll((key) => key === 'a');
  assert.deepEqual([cache.get('a'), cache.get('c')], [undefined, 3]);
});

test('a cache without room is refused', () => {
  for (const size of [0, -1, NaN])
    assert.throws(() => new LRUExpireCache(size), { code: 'ERR_CACHE_SIZE', message: 'maxSize must be > 0' });
});

test('an entry that is set again gets a new lifetime, and expired ones are removed in order', () => {
  let now = 0;
  const cache = new Expiring<number, number>({ clock: { now: () => now } });
  for (let key = 0; key < 5000; key++) cache.set(key, key, (key * 7919) % 5000);
  cache.set(1, 1, 10_000);
  now = 4999;
  cache.set(-1, 0, 1);
  assert.deepEqual([cache.len(), cache.get(1), cache.get(2)], [2, 1, undefined]);
});
