// The condition Available of APIServices, and the terms in which controllers write.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APIService } from 'kubetyped/api/apiregistration/v1';
import {
  type Availability,
  availabilityOf,
  isAvailable,
  PASSED,
  saysSo,
  withAvailability,
} from '#src/apiserver/aggregator/availability';
import { Term } from '#src/apiserver/controllers/controller';

const LONG_AGO = '2020-01-01T00:00:00Z';

function serviceWith(...conditions: object[]): APIService {
  return new APIService({ metadata: { name: 'v1.example.com' }, status: { conditions } } as never);
}

test('an APIService says so where status, reason and message are the same', () => {
  const said = serviceWith({ type: 'Other', status: 'False' }, { type: 'Available', ...PASSED });
  assert.equal(saysSo(said, PASSED), true);
  for (const other of [{ status: 'False' }, { reason: 'Local' }, { message: '' }])
    assert.equal(saysSo(said, { ...PASSED, ...other } as Availability), false, JSON.stringify(other));
  assert.equal(saysSo(serviceWith({ type: 'Other', ...PASSED }), PASSED), false);
  assert.equal(saysSo(new APIService({}), PASSED), false);
  for (const [service, expected] of [
    [said, true],
    [serviceWith({ type: 'Available', status: 'False' }), false],
    [serviceWith({ type: 'Available', status: 'Unknown' }), false],
    [serviceWith({ type: 'Other', status: 'True' }), false],
    [new APIService({}), false],
  ] as const)
    assert.equal(isAvailable(service), expected);
});

test('the condition takes the place of the one before, and keeps its time while the status is the same', () => {
  const other = { type: 'Other', status: 'True', reason: 'a', message: 'b', lastTransitionTime: LONG_AGO };
  const before = { type: 'Available', status: 'True', reason: 'x', message: 'y', lastTransitionTime: LONG_AGO };
  const same = withAvailability(serviceWith(before, other), PASSED);
  assert.deepEqual(
    same.status?.conditions?.map(({ type, reason, lastTransitionTime }) => [type, reason, lastTransitionTime]),
    [
      ['Available', 'Passed', LONG_AGO],
      ['Other', 'a', LONG_AGO],
    ],
  );
  const changed = withAvailability(serviceWith(other, before), { status: 'False', reason: 'r', message: 'm' });
  assert.deepEqual(
    changed.status?.conditions?.map(({ type, status }) => [type, status]),
    [
      ['Other', 'True'],
      ['Available', 'False'],
    ],
  );
  assert.notEqual(availabilityOf(changed)?.lastTransitionTime, LONG_AGO);
  const first = new APIService({ metadata: { name: 'a' } });
  assert.equal(isAvailable(withAvailability(first, PASSED)), true);
  assert.equal(first.status, undefined, 'it is a copy');
});

test('a term is over when its signal says so and its writes are done, also when it said so before', async () => {
  const ended = new AbortController();
  const term = new Term(ended.signal);
  const order: string[] = [];
  let finish = (): void => {};
  const writing = term.write(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    order.push('written');
    return 'x';
  });
  const over = term.over().then(() => order.push('over'));
  ended.abort(new Error('the end'));
  await assert.rejects(
    term.write(async () => assert.fail()),
    /the end/,
  );
  const again = term.over().then(() => order.push('over again'));
  finish();
  assert.equal(await writing, 'x');
  await Promise.all([over, again]);
  assert.deepEqual(order.slice(0, 1), ['written']);
  assert.equal(order.length, 3);
  await new Term(AbortSignal.abort()).over();
});
