import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as wait from 'kubetyped/apimachinery/util/wait';
import { FakeClock } from './fake_clock.ts';

const never = (): boolean => false;

test('an aborted signal ends polling with its reason as the cause, and leaves no timer behind', async () => {
  const clock = new FakeClock();
  const controller = new AbortController();
  const reason = new Error('enough');
  clock.after(25, () => controller.abort(reason));
  const run = clock.run(() => wait.pollUntilContextCancel(10, false, never, { clock, signal: controller.signal }));
  await assert.rejects(run, (error: unknown) => {
    assert.ok(error instanceof wait.WaitInterruptedError);
    assert.deepEqual(
      [error.code, error.reason, error.message, error.cause],
      ['ERR_WAIT_INTERRUPTED', 'canceled', 'context canceled', reason],
    );
    return wait.interrupted(error);
  });
  assert.deepEqual([clock.now(), clock.waiting], [25, 0]);
});

test('a signal that was aborted before: immediate polling asks once, other polling not at all', async () => {
  const calls: boolean[] = [];
  for (const immediate of [true, false]) {
    const clock = new FakeClock();
    const condition = (signal: AbortSignal): boolean => {
      calls.push(signal.aborted);
      return false;
    };
    await assert.rejects(
      clock.run(() =>
        wait.pollUntilContextTimeout(10, 100, immediate, condition, { clock, signal: AbortSignal.abort() }),
      ),
      { reason: 'canceled' },
    );
    assert.equal(clock.waiting, 0);
  }
  assert.deepEqual(calls, [true]);
});

test('a timeout aborts the signal that the condition gets, but not the one that was given', async () => {
  const clock = new FakeClock();
  const { signal } = new AbortController();
  let given: AbortSignal | undefined;
  const condition = (inner: AbortSignal): boolean => {
    given = inner;
    return false;
  };
  await assert.rejects(
    clock.run(() => wait.pollUntilContextTimeout(10, 35, true, condition, { clock, signal })),
    { reason: 'deadline', message: 'context deadline exceeded' },
  );
  assert.deepEqual([given!.aborted, signal.aborted, clock.waiting], [true, false, 0]);
});

test('a timeout that is over before it begins: what is immediate is asked once', async () => {
  for (const timeout of [0, -5]) {
    const clock = new FakeClock();
    let calls = 0;
    await assert.rejects(
      clock.run(() => wait.pollUntilContextTimeout(10, timeout, true, () => ++calls > 9, { clock })),
      { reason: 'deadline' },
    );
    assert.equal(calls, 1);
  }
});

test('the platform’s own deadline is one too', async () => {
  const signal = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  await assert.rejects(wait.exponentialBackoff({ steps: 3 }, never, { signal }), { reason: 'deadline' });
});

test('an error of the condition ends the wait, and is not an interruption', async () => {
  const clock = new FakeClock();
  const failure = new Error('no such pod');
  const condition = (): boolean => {
    throw failure;
  };
  for (const run of [
    () => wait.pollUntilContextCancel(10, true, condition, { clock }),
    () => wait.pollImmediate(10, 100, condition, { clock }),
    () => wait.exponentialBackoff({ duration: 10, steps: 3 }, condition, { clock }),
    () => wait.until(condition as () => void, 10, { clock }),
    () => wait.DelayFunc.until(() => 5, false, true, condition, { clock }),
  ]) {
    await assert.rejects(clock.run(run), (error) => error === failure && !wait.interrupted(error));
  }
  assert.equal(clock.waiting, 0);
});

test('no attempts mean a timeout', async () => {
  await assert.rejects(wait.exponentialBackoff({ steps: 0 }, never), {
    reason: 'timeout',
    message: 'timed out waiting for the condition',
  });
});

test('without an interval others get their turn', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 0);
  await assert.rejects(wait.pollUntilContextCancel(0, true, never, { signal: controller.signal }), {
    reason: 'canceled',
  });
  await assert.rejects(wait.poll(0, 10, never), RangeError);
});

test('the real clock: a condition that is met in time', async () => {
  let calls = 0;
  await wait.pollUntilContextTimeout(1, 60_000, true, async () => ++calls === 3);
  await wait.exponentialBackoff({ duration: 1, factor: 2, jitter: 0.5, steps: 5 }, () => ++calls === 6);
  assert.equal(calls, 6);
});

test('the real clock can wait longer than setTimeout, and forever', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let fired = 0;
  wait.realClock.after(2 ** 31 + 10, () => fired++);
  const cancel = wait.realClock.after(Infinity, () => fired++);
  t.mock.timers.tick(2 ** 31 - 1);
  assert.equal(fired, 0);
  t.mock.timers.tick(10);
  assert.equal(fired, 0);
  t.mock.timers.tick(1);
  assert.equal(fired, 1);
  cancel();
});

test('a clock that fires a little early does not make poll ask twice', async () => {
  const clock = new FakeClock();
  const early: wait.Clock = {
    now: () => clock.now(),
    after: (milliseconds, fire) => clock.after(milliseconds - 0.3, fire),
  };
  const calls: number[] = [];
  const condition = (): boolean => calls.push(clock.now()) === 3;
  await clock.run(() => wait.poll(10, 0, condition, { clock: early }));
  assert.deepEqual(calls.map(Math.round), [10, 20, 30]);
});

test('interrupted follows causes, knows errors of other copies of this library, and survives cycles', () => {
  const inner = wait.errorInterrupted(new Error('no quorum'));
  assert.equal(inner.message, 'no quorum');
  assert.equal(wait.errorInterrupted(inner), inner);
  assert.equal(wait.errorInterrupted().message, 'timed out waiting for the condition');
  assert.ok(wait.interrupted(new Error('outer', { cause: inner })));
  assert.ok(wait.interrupted({ code: 'ERR_WAIT_INTERRUPTED' }));
  assert.ok(wait.interrupted(AbortSignal.abort().reason));
  assert.ok(wait.interrupted(new DOMException('', 'TimeoutError')));
  const cycle = new Error('a');
  cycle.cause = cycle;
  for (const other of [cycle, undefined, null, 'AbortError', new Error('AbortError')])
    assert.equal(wait.interrupted(other), false);
});

test('using a backoff does not change it', async () => {
  const backoff = new wait.Backoff({ duration: 10, factor: 2, steps: 3 });
  const clock = new FakeClock();
  await assert.rejects(clock.run(() => wait.exponentialBackoff(backoff, never, { clock })));
  const delay = backoff.delayFunc();
  assert.deepEqual([delay(), delay(), delay(), delay(), delay()], [10, 20, 40, 80, 80]);
  assert.deepEqual({ ...backoff }, { duration: 10, factor: 2, jitter: 0, steps: 3, cap: 0 });
  assert.deepEqual([backoff.step(), backoff.duration, backoff.steps, clock.now()], [10, 20, 2, 30]);
});

test('forever ends with what the function throws', async () => {
  const clock = new FakeClock();
  let calls = 0;
  const f = (): void => {
    if (++calls === 4) throw new Error('done');
  };
  await assert.rejects(
    clock.run(() => wait.forever(f, 10, { clock })),
    /done/,
  );
  assert.equal(clock.now(), 30);
});

test('an interval may be as short as a millisecond, not none or less', async () => {
  for (const way of [wait.poll, wait.pollImmediate]) {
    let asked = 0;
    await way(1, 10_000, () => ++asked > 2);
    assert.equal(asked, 3);
    for (const interval of [0, -1, Number.NaN])
      await assert.rejects(
        way(interval, 10, () => true),
        RangeError,
      );
  }
});

test('what interrupts for another reason says so', () => {
  const cause = new Error('no more disk');
  const error = wait.errorInterrupted(cause);
  assert.deepEqual([error.reason, error.message, error.cause], ['other', 'no more disk', cause]);
  assert.equal(wait.errorInterrupted(error), error);
  assert.equal(wait.errorInterrupted().reason, 'timeout');
});
