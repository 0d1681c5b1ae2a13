import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as sets from 'kubetyped/apimachinery/util/sets';

test('what gives a set leaves its arguments alone, and keeps their order', () => {
  const [a, b] = [sets.newSet('c', 'a', 'b'), sets.newSet('b', 'd')];
  assert.deepEqual(sets.unsortedList(sets.union(a, b)), ['c', 'a', 'b', 'd']);
  assert.deepEqual(sets.unsortedList(sets.difference(a, b)), ['c', 'a']);
  assert.deepEqual(sets.unsortedList(sets.symmetricDifference(a, b)), ['c', 'a', 'd']);
  assert.deepEqual(sets.unsortedList(sets.intersection(a, b)), ['b']);
  assert.deepEqual([...a, ...b], ['c', 'a', 'b', 'b', 'd']);
});

test('what changes a set gives it back', () => {
  const set = sets.newSet(1);
  assert.equal(sets.insert(set, 2, 3), set);
  assert.equal(sets.deleteItems(set, 1, 9), set);
  assert.deepEqual([sets.popAny(set), [...set]], [2, [3]]);
  assert.equal(sets.clear(set), set);
  assert.equal(sets.popAny(set), undefined);
});

test('keys of maps and objects, including those that look like numbers', () => {
  assert.deepEqual(
    [
      ...sets.keySet(
        new Map([
          [1, 'x'],
          [2, 'y'],
        ]),
      ),
    ],
    [1, 2],
  );
  assert.deepEqual(
    [...sets.keySet(JSON.parse('{"__proto__":1,"constructor":2}') as Record<string, number>)],
    ['__proto__', 'constructor'],
  );
});

test('sorted lists', () => {
  assert.deepEqual(sets.list(sets.newSet(10, 9, -1, NaN, Infinity)), [NaN, -1, 9, 10, Infinity]);
  assert.deepEqual(sets.list(sets.newSet(2n ** 64n, -1n, 3n)), [-1n, 3n, 2n ** 64n]);
  assert.deepEqual(sets.list(sets.newSet('\u{1f600}', '\uffff', '10', '9')), ['10', '9', '\uffff', '\u{1f600}']);
});

test('the types are those of the items', () => {
  const names: Set<string> = sets.newSet('a');
  const both: Set<string | number> = sets.union(names, sets.newSet(1));
  const common: Set<'a'> = sets.intersection(names, sets.newSet('a' as const));
  const left: Set<string> = sets.difference(names, sets.newSet(1));
  // @ts-expect-error: a number is not an item of it
  sets.insert(names, 1);
  // @ts-expect-error: objects have no order
  assert.ok(sets.list(sets.newSet({})));
  assert.deepEqual([both.size, common.size, left.size], [2, 1, 1]);
});
