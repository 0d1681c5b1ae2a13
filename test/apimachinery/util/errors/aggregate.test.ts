import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createAggregateFromMessageCountMap,
  ErrPreconditionViolated,
  filterOut,
  flatten,
  isAggregate,
  newAggregate,
  reduce,
} from 'kubetyped/apimachinery/util/errors';

const a = new Error('a');
const b = new Error('b');

test('several errors are one', () => {
  const aggregate = newAggregate([a, null, b, undefined, a])!;
  assert.equal(aggregate.message, '[a, b]');
  assert.equal(aggregate.code, 'ERR_AGGREGATE');
  assert.deepEqual(aggregate.errors, [a, b, a]);
  assert.ok(aggregate instanceof AggregateError && isAggregate(aggregate) && !isAggregate(a));
  assert.equal(newAggregate([]), undefined);
  assert.equal(newAggregate([null]), undefined);
  assert.equal(newAggregate([a])!.message, 'a');
});

test('errors are found by what caused them', () => {
  const aggregate = newAggregate([a, newAggregate([new Error('outer', { cause: ErrPreconditionViolated })])])!;
  assert.ok(aggregate.is(a) && aggregate.is(ErrPreconditionViolated) && !aggregate.is(b));
  const circle = new Error('circle');
  circle.cause = circle;
  assert.ok(!newAggregate([circle])!.is(a));
});

test('filter, flatten, reduce', () => {
  const nested = newAggregate([newAggregate([a, b]), b])!;
  assert.deepEqual(flatten(nested)!.errors, [a, b, b]);
  assert.equal(filterOut(nested, (error) => error === b)!.message, 'a');
  assert.equal(
    filterOut(nested, () => true),
    undefined,
  );
  assert.equal(filterOut(a), a);
  assert.equal(reduce(newAggregate([a])), a);
  assert.equal(reduce(nested), nested);
  assert.equal(reduce(undefined), undefined);
  assert.equal(flatten(undefined), undefined);
});

test('nesting may be deep', () => {
  let deep = newAggregate([a])!;
  for (let depth = 0; depth < 100_000; depth++) deep = newAggregate([deep])!;
  assert.equal(deep.message, 'a');
  assert.deepEqual(flatten(deep)!.errors, [a]);
  assert.ok(deep.is(a));
});

test('Differs from Go: counted messages keep their order', () => {
  const aggregate = createAggregateFromMessageCountMap(
    new Map([
      ['z', 2],
      ['a', 1],
      ['m', 3],
    ]),
  )!;
  assert.equal(aggregate.message, '[z (repeated 2 times), a, m (repeated 3 times)]');
  assert.equal(createAggregateFromMessageCountMap(new Map()), undefined);
});
