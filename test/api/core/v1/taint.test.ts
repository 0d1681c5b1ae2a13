// Lists of taints, whose Go functions are in Kubernetes' own packages, and what the vectors can't say of the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addOrUpdateTaint,
  findMatchingUntoleratedTaint,
  removeTaint,
  removeTaintsByKey,
  type Taint,
  type Toleration,
  taintExists,
  taintKeyExists,
  taintSetDiff,
  taintToString,
  toleratesTaint,
  tolerationsTolerateTaint,
} from 'kubetyped/api/core/v1';
import { assertLinear } from '../../../linear.ts';

const a: Taint = { key: 'a', value: '1', effect: 'NoSchedule' };
const aExecute: Taint = { key: 'a', value: '1', effect: 'NoExecute' };
const b: Taint = { key: 'b', effect: 'NoSchedule' };

test('a taint is added at the end, or takes the place of the one with its key and effect', () => {
  const list = Object.freeze([a, b]) as Taint[];
  assert.deepEqual(addOrUpdateTaint(list, aExecute), { taints: [a, b, aExecute], changed: true });
  const other = { ...a, value: '2' };
  assert.deepEqual(addOrUpdateTaint(list, other), { taints: [other, b], changed: true });
  assert.deepEqual(addOrUpdateTaint(list, { ...a }), { taints: [a, b], changed: false });
  assert.deepEqual(addOrUpdateTaint(undefined, a), { taints: [a], changed: true });
  assert.deepEqual(addOrUpdateTaint(null, a), { taints: [a], changed: true });
});

test('the time counts by the moment it says, an empty value as none', () => {
  const timed = { ...a, timeAdded: '2026-01-01T00:00:00Z' };
  assert.equal(addOrUpdateTaint([timed], { ...a, timeAdded: '2026-01-01T01:00:00+01:00' }).changed, false);
  assert.equal(addOrUpdateTaint([timed], { ...a, timeAdded: '2026-01-01T01:00:00Z' }).changed, true);
  assert.equal(addOrUpdateTaint([timed], a).changed, true);
  assert.equal(addOrUpdateTaint([a], timed).changed, true);
  assert.equal(addOrUpdateTaint([b], { ...b, value: '' }).changed, false);
});

test('a taint is removed whatever its value is; by key whatever its effect is', () => {
  assert.deepEqual(removeTaint([a, aExecute, b], { ...a, value: 'other' }), { taints: [aExecute, b], changed: true });
  assert.deepEqual(removeTaint([b], a), { taints: [b], changed: false });
  assert.deepEqual(removeTaint(undefined, a), { taints: [], changed: false });
  assert.deepEqual(removeTaintsByKey([a, aExecute, b], 'a'), { taints: [b], changed: true });
  assert.deepEqual(
    [taintExists([a], { ...a, value: '' }), taintExists([a], aExecute), taintExists(null, a)],
    [true, false, false],
  );
  assert.deepEqual(
    [taintKeyExists([a], 'a'), taintKeyExists([a], 'b'), taintKeyExists(undefined, '')],
    [true, false, false],
  );
});

test('the difference of two lists', () => {
  assert.deepEqual(taintSetDiff([a, b], [{ ...a, value: '9' }, aExecute]), { toAdd: [b], toRemove: [aExecute] });
  assert.deepEqual(taintSetDiff(undefined, null), { toAdd: [], toRemove: [] });
});

test('nulls are what is not there', () => {
  const nulls = {
    key: null,
    operator: null,
    value: null,
    effect: null,
    tolerationSeconds: null,
  } as unknown as Toleration;
  assert.equal(toleratesTaint(nulls, b), true);
  assert.equal(toleratesTaint(nulls, a), false);
  assert.equal(taintToString({ key: 'a', value: null, effect: null } as unknown as Taint), 'a');
  assert.equal(tolerationsTolerateTaint(null, a), false);
  assert.equal(findMatchingUntoleratedTaint([a, b], undefined), a);
  assert.equal(findMatchingUntoleratedTaint(null, null), undefined);
});

test('a filter sees only taints up to the first that is not tolerated', () => {
  const seen: string[] = [];
  const filter = (taint: Taint): boolean => seen.push(taint.key) > 0;
  assert.equal(findMatchingUntoleratedTaint([a, b, a], [{ key: 'a', operator: 'Exists' }], filter), b);
  assert.deepEqual(seen, ['a', 'b']);
});

test('values of any length are compared in linear time', () => {
  const options = { enableComparisonOperators: true };
  const digits = (n: number): string => '9'.repeat(n);
  assertLinear('digits', 5_000_000, digits, (value) =>
    assert.equal(
      toleratesTaint({ key: 'a', operator: 'Gt', value: '1' }, { key: 'a', value, effect: 'NoSchedule' }, options),
      false,
    ),
  );
});
