import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropUndefined, withoutUndefined } from '#engine/verbs/drop_undefined';

test('undefined is taken out of objects, and is null in lists', () => {
  const value = { a: undefined, b: [undefined, { c: undefined }], toJSON: 'x', d: { toJSON: null, e: undefined } };
  const expected = { b: [null, {}], toJSON: 'x', d: { toJSON: null } };
  assert.deepEqual(withoutUndefined(value), expected);
  assert.ok('a' in value);
  assert.equal(dropUndefined(value), value);
  assert.deepEqual(value, expected);
});

test('what writes itself, or is frozen, is left as it is', () => {
  const own = { a: undefined, inner: { b: undefined }, toJSON: (): string => 'own' };
  const frozen = Object.freeze({ a: undefined });
  assert.equal(withoutUndefined(own), own);
  dropUndefined({ own, frozen });
  assert.ok('a' in own && 'b' in own.inner && 'a' in frozen);
});
