import assert from 'node:assert/strict';
import { test } from 'node:test';
import { List, Pod, PodList } from 'kubetyped/api/core/v1';
import { convertToHumanReadableDateType, metaToTableRow } from 'kubetyped/apimachinery/api/meta/table';

const now = new Date('2026-01-03T04:00:00.250Z');

test('ages are counted from now; without a time they are unknown', () => {
  assert.equal(convertToHumanReadableDateType('2026-01-01T00:00:00Z', { now }), '2d4h');
  assert.equal(convertToHumanReadableDateType('2026-01-03T04:59:30+01:00', { now }), '30s');
  assert.equal(convertToHumanReadableDateType('2026-01-03T03:59:59.5Z', { now }), '0s');
  assert.equal(convertToHumanReadableDateType('2026-01-03T05:00:00Z', { now }), '<invalid>');
  for (const none of [undefined, null, '', '0001-01-01T00:00:00Z'])
    assert.equal(convertToHumanReadableDateType(none, { now }), '<unknown>');
});

test('a time so long ago that Go’s durations end is 292 years old', () => {
  assert.equal(convertToHumanReadableDateType('0001-01-01T00:00:01Z', { now }), '292y');
  assert.match(convertToHumanReadableDateType('2020-01-01T00:00:00Z'), /^\d+y/);
});

test('an object is one row, a list those of its items, lists within it too', () => {
  const pod = (name: string): Pod => new Pod({ metadata: { name, creationTimestamp: '2026-01-03T03:00:00Z' } });
  const cells = (obj: object, _: unknown, name: string, age: string): unknown[] => [name, age, obj.constructor.name];
  assert.deepEqual(
    metaToTableRow(pod('a'), cells, { now }).map((row) => row.cells),
    [['a', '60m', 'Pod']],
  );
  const list = new List({
    items: [pod('a'), new PodList({ items: [pod('b'), pod('c')] }), { metadata: { name: 'd' } }],
  });
  const rows = metaToTableRow(list, cells, { now });
  assert.deepEqual(
    rows.map((row) => row.cells),
    [
      ['a', '60m', 'Pod'],
      ['b', '60m', 'Pod'],
      ['c', '60m', 'Pod'],
      ['d', '<unknown>', 'Object'],
    ],
  );
  assert.equal((rows[1]!.object as Pod).metadata.name, 'b');
  assert.deepEqual(metaToTableRow(new PodList(), cells), []);
});

test('objects without metadata have no row', () => {
  for (const item of [{}, null, undefined, 1]) {
    assert.throws(() => metaToTableRow({ items: [item] } as object, () => []), { code: 'ERR_ACCESSOR' });
  }
});

test('lists within lists may be of any depth and length', () => {
  let deep: object = { metadata: { name: 'x' } };
  for (let depth = 0; depth < 100_000; depth++) deep = { items: [deep] };
  assert.equal(metaToTableRow(deep, () => []).length, 1);
  assert.equal(metaToTableRow({ items: Array(300_000).fill({ metadata: {} }) } as object, () => []).length, 300_000);
});
