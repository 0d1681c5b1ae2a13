import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ValueDocument } from 'kubetyped/engine';
import { isDeeperThan } from '#engine/json/levels';

/** A value of so many levels, lists and objects in turn, among others that are flat. */
function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [null, value] : { a: 1, b: value };
  return value;
}

test('levels are counted exactly, few and many', () => {
  for (const limit of [0, 1, 2, 99, 100, 101, 999, 1000, 1001, 10_000]) {
    assert.equal(isDeeperThan(nested(limit), limit), false, `${limit}`);
    assert.equal(isDeeperThan(nested(limit + 1), limit), true, `${limit}`);
  }
  for (const flat of [undefined, null, 1, 'x']) assert.equal(isDeeperThan(flat, 0), false);
});

test('a cyclic value is deeper than any limit', () => {
  const cycle: unknown[] = [];
  cycle.push({ cycle });
  assert.equal(isDeeperThan(cycle, 10_000), true);
});

test('a value in place of a text has as many levels as a text may have', () => {
  const value = nested(10_000);
  assert.equal(new ValueDocument(value).value, value);
  assert.throws(() => new ValueDocument(nested(10_001)).value, {
    code: 'ERR_JSON_SYNTAX',
    message: /exceeded max depth/,
  });
});

test('a value in place of a text has nothing that only a text can tell', () => {
  const document = new ValueDocument({ a: 1 });
  assert.equal(document.text, '{"a":1}');
  const { isRead, hasDuplicates, mayBeDeep, mayHideSpellings, details, spellings, duplicates } = document;
  assert.deepEqual(
    { isRead, hasDuplicates, mayBeDeep, mayHideSpellings, details, spellings, duplicates },
    {
      isRead: false,
      hasDuplicates: false,
      mayBeDeep: false,
      mayHideSpellings: false,
      details: undefined,
      spellings: undefined,
      duplicates: [],
    },
  );
  assert.equal(document.readExactly(), false);
});
