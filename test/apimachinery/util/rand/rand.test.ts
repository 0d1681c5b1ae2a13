import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as rand from 'kubetyped/apimachinery/util/rand';
import { Random } from '../../../differential/random_scalars.ts';

function seeded(seed: number): rand.RandomSource {
  const random = new Random(seed);
  return () => (random.int(2 ** 26) * 2 ** 27 + random.int(2 ** 27)) / 2 ** 53;
}

test('the same source gives the same', () => {
  for (const make of [
    () => rand.string(20, seeded(7)),
    () => rand.perm(50, seeded(7)),
    () => rand.intn(1e9, seeded(7)),
    () => rand.int(seeded(7)),
    () => rand.int63nRange(-5n, 2n ** 62n, seeded(7)),
  ]) {
    assert.deepEqual(make(), make());
  }
  assert.notEqual(rand.string(20, seeded(7)), rand.string(20, seeded(8)));
});

test('a text has the letters of generated names, each as often', () => {
  const text = rand.string(27_000, seeded(1));
  assert.match(text, /^[bcdfghjklmnpqrstvwxz2456789]{27000}$/);
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  assert.equal(counts.size, 27);
  for (const [char, count] of counts) assert.ok(Math.abs(count - 1000) < 160, `${char}: ${count}`);
  assert.match(rand.string(5), /^[a-z0-9]{5}$/);
  assert.equal(rand.string(0), '');
});

test('integers stay in their range and reach its ends', () => {
  const random = seeded(3);
  const ranges: readonly (readonly [draw: () => number | bigint, all: readonly (number | bigint)[]])[] = [
    [() => rand.intn(3, random), [0, 1, 2]],
    [() => rand.intnRange(-1, 2, random), [-1, 0, 1]],
    [() => rand.int63nRange(2n ** 61n, 2n ** 61n + 2n, random), [2n ** 61n, 2n ** 61n + 1n]],
  ];
  for (const [draw, all] of ranges) {
    const seen = new Set(Array.from({ length: 200 }, draw));
    assert.deepEqual(
      [...seen].sort((a, b) => (a < b ? -1 : 1)),
      all,
    );
  }
  for (const value of [0, 0.999999999999999, 0.5]) {
    const last = rand.intn(2 ** 53 - 1, () => value);
    assert.ok(Number.isSafeInteger(last) && last >= 0 && last < 2 ** 53 - 1);
    assert.ok(Number.isSafeInteger(rand.int(() => value)));
  }
});

test('a source that is stuck is asked 65 times', () => {
  for (const draw of [
    (stuck: rand.RandomSource): unknown => rand.intn(3 * 2 ** 50, stuck),
    (stuck: rand.RandomSource): unknown => rand.int63nRange(0n, 3n * 2n ** 60n, stuck),
  ]) {
    let asked = 0;
    draw(() => {
      asked++;
      return 1 - 2 ** -53;
    });
    assert.equal(asked, 2 * 65);
  }
});

test('a permutation has every number once', () => {
  for (const n of [0, 1, 2, 100])
    assert.deepEqual(
      rand.perm(n, seeded(n)).sort((a, b) => a - b),
      Array.from({ length: n }, (_, at) => at),
    );
  const first = new Set(Array.from({ length: 300 }, (_, seed) => rand.perm(3, seeded(seed)).join('')));
  assert.equal(first.size, 6);
});

test('ranges without numbers are refused', () => {
  const wrong = [
    () => rand.intn(0),
    () => rand.intn(-1),
    () => rand.intn(1.5),
    () => rand.intn(NaN),
    () => rand.intn(2 ** 53),
    () => rand.intnRange(3, 3),
    () => rand.intnRange(0.5, 3),
    () => rand.int63nRange(1n, 1n),
    () => rand.int63nRange(-(2n ** 63n), 2n ** 63n - 1n),
    () => rand.perm(-1),
    () => rand.string(-1),
    () => rand.string(1.5),
  ];
  for (const draw of wrong) assert.throws(draw, { code: 'ERR_RANDOM_RANGE' });
});

test('safeEncodeString: half a surrogate pair is the character that Go has for it', () => {
  assert.equal(rand.safeEncodeString('\ud800'), rand.safeEncodeString('\ufffd'));
});
