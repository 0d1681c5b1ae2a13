// What client-go leaves open, or does otherwise: the fence, the release, work that outlives its leadership.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { newNotFound } from 'kubetyped/apimachinery/api/errors';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import {
  LeaderElector,
  LeaseLock,
  LeaseNotInitializedError,
  NotLeadingError,
  withFence,
} from 'kubetyped/client/tools/leaderelection';
import { FakeClock } from '../../apimachinery/util/wait/fake_clock.ts';
import { ScriptedLease, START } from './scripted_lease.ts';

const isNotLeading = (error: unknown): boolean => error instanceof NotLeadingError && error.code === 'ERR_NOT_LEADING';

/** A replica on a Lease, with the usual durations. */
function replica(
  server: ScriptedLease,
  name: string,
  onStartedLeading: (signal: AbortSignal) => void | Promise<void>,
  clock = server.clock,
): LeaderElector {
  const lock = server.lock(name, 5);
  return new LeaderElector({
    lock,
    onStartedLeading,
    clock,
    now: () => new Date(START + clock.now()),
    random: () => 0.5,
  });
}

/** A clock whose timers don't fire for a while, as in a process whose event loop is blocked. Time goes on. */
class BlockedClock extends FakeClock {
  readonly #clock: FakeClock;
  readonly #from: number;
  readonly #to: number;

  constructor(clock: FakeClock, from: number, to: number) {
    super();
    this.#clock = clock;
    this.#from = from;
    this.#to = to;
  }

  override now(): number {
    return this.#clock.now();
  }

  override after(milliseconds: number, fire: () => void): () => void {
    const at = this.now() + milliseconds;
    const late = at >= this.#from && at < this.#to ? this.#to - this.now() : milliseconds;
    return this.#clock.after(late, fire);
  }
}

test('a leader whose event loop was blocked for 20 s changes nothing afterwards: at most one acts', async () => {
  const clock = new FakeClock();
  const server = new ScriptedLease(clock);
  const blocked = new BlockedClock(clock, 10_000, 30_000);
  const stop = new AbortController();
  const acts: { who: string; at: number }[] = [];
  const refused: string[] = [];
  /** Writes every 100 ms, by its own clock. */
  const work =
    (name: string, own: FakeClock, elector: () => LeaderElector) =>
    async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted) {
        try {
          elector().fence.check();
          acts.push({ who: name, at: clock.now() });
        } catch (error) {
          assert.ok(isNotLeading(error));
          assert.match(String(error), /not renewed in time|does not hold it/);
          refused.push(`${name} ${/not renewed in time/.test(String(error)) ? 'late' : 'lost'}`);
        }
        await new Promise<void>((resolve) => own.after(100, resolve));
      }
    };
  const a: LeaderElector = replica(
    server,
    'a',
    work('a', blocked, () => a),
    blocked,
  );
  const b: LeaderElector = replica(
    server,
    'b',
    work('b', clock, () => b),
  );
  await clock.run(async () => {
    const running = [a.run({ signal: stop.signal }), clock.sleep(300).then(() => b.run({ signal: stop.signal }))];
    await clock.sleep(60_000);
    stop.abort();
    await Promise.all(running);
  });
  const lastOfA = Math.max(...acts.filter(({ who }) => who === 'a').map(({ at }) => at));
  const firstOfB = Math.min(...acts.filter(({ who }) => who === 'b').map(({ at }) => at));
  assert.ok(lastOfA < 10_000 && firstOfB > 20_000 && firstOfB < 30_000, `${lastOfA} ${firstOfB}`);
  // Its first try after it woke up came before it knew that it had lost the lease.
  assert.ok(refused.includes('a late'));
  assert.ok(!refused.some((each) => each.startsWith('b')));
});

test('the fence closes before others may take the lease, and lets reads pass', async () => {
  const clock = new FakeClock();
  const server = new ScriptedLease(clock, [{ from: 5_000, to: 60_000, how: 'hang' }]);
  const api = new FakeAPI({ scheme });
  const stop = new AbortController();
  const elector = replica(server, 'a', () => undefined);
  const client = new Client({ transport: withFence(api, elector.fence) });
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  const create = (name: string): Promise<unknown> => maps.create({ metadata: { name } });
  await assert.rejects(create('early'), (error) => isNotLeading(error) && /does not hold it/.test(String(error)));
  assert.equal((await maps.list()).items.length, 0);
  await clock.run(async () => {
    const running = elector.run({ signal: stop.signal });
    await clock.sleep(4_900);
    await create('one');
    await maps.patch('one', { type: 'application/merge-patch+json', data: '{}' });
    // The last renewal was sent at 4.020: 12 s later others wait for 3 s still.
    await clock.sleep(16_000 - clock.now());
    await create('two');
    await clock.sleep(30);
    await assert.rejects(create('three'), isNotLeading);
    await assert.rejects(maps.delete('one'), isNotLeading);
    assert.equal((await maps.list()).items.length, 2);
    stop.abort();
    await running;
  });
  assert.equal(elector.fence.isOpen(), false);
});

test('the lock is kept until the work has ended, then given back', async () => {
  const clock = new FakeClock();
  const server = new ScriptedLease(clock);
  const stop = new AbortController();
  let ended = 0;
  const elector = replica(server, 'a', async (signal) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await clock.sleep(30_000);
    assert.ok(elector.fence.isOpen());
    ended = clock.now();
  });
  const released = await clock.run(async () => {
    const running = elector.run({ signal: stop.signal });
    await clock.sleep(5_000);
    stop.abort();
    await running;
    return clock.now();
  });
  assert.equal(ended, 35_000);
  assert.ok(released > ended && released < ended + 100);
  assert.equal(server.spec?.holderIdentity, '');
  assert.equal(server.spec?.leaseDurationSeconds, 1);
  // It renewed during these 30 s.
  assert.ok(server.log.filter(({ what, at }) => what === 'update' && at > 6e6 && at < 35e6).length >= 14);
});

test('work that throws ends leadership, and the error is that of run', async () => {
  const clock = new FakeClock();
  const server = new ScriptedLease(clock);
  const stopped: string[] = [];
  const elector = new LeaderElector({
    lock: server.lock('a', 5),
    onStartedLeading: () => Promise.reject(new Error('broken work')),
    onStoppedLeading: () => stopped.push('a'),
    clock,
  });
  await clock.run(() => assert.rejects(elector.run(), { message: 'broken work' }));
  assert.deepEqual([server.spec?.holderIdentity, stopped], ['', ['a']]);
});

test('a release takes nothing from a holder that came since, and repeats a conflict', async () => {
  const clock = new FakeClock();
  const server = new ScriptedLease(clock);
  const stop = new AbortController();
  const elector = replica(server, 'a', () => undefined);
  await clock.run(async () => {
    const running = elector.run({ signal: stop.signal });
    await clock.sleep(3_000);
    server.put({ holder: 'x', duration: 15, transitions: 5, renewed: 3 });
    stop.abort();
    await running;
  });
  assert.equal(server.spec?.holderIdentity, 'x');

  const other = new ScriptedLease(clock);
  const again = new AbortController();
  const second = replica(other, 'a', () => undefined);
  await clock.run(async () => {
    const running = second.run({ signal: again.signal });
    await clock.sleep(3_000);
    again.abort();
    // Between its read and its write.
    clock.after(7, () => other.touch());
    await running;
  });
  assert.equal(other.spec?.holderIdentity, '');
  assert.equal(other.log.filter(({ result }) => result === 'conflict').length, 1);
});

test('a lease that is renewed more than once a second is seen to live', async () => {
  const clock = new FakeClock();
  const server = new ScriptedLease(clock);
  const stop = new AbortController();
  let led = false;
  server.put({ holder: 'x', duration: 1, transitions: 0, renewed: 0 });
  const lock = server.lock('a', 5);
  const elector = new LeaderElector({
    lock,
    leaseDuration: 1000,
    renewDeadline: 500,
    retryPeriod: 200,
    onStartedLeading: () => {
      led = true;
    },
    clock,
    random: () => 0,
  });
  await clock.run(async () => {
    const running = elector.run({ signal: stop.signal });
    for (let at = 0.6; at < 20; at += 0.6) {
      await clock.sleep(600);
      server.put({ holder: 'x', duration: 1, transitions: 0, renewed: at });
    }
    assert.equal(led, false);
    stop.abort();
    await running;
  });
});

test('health: a leader that does not renew is unwell once its lease has run out', async () => {
  const clock = new FakeClock();
  const server = new ScriptedLease(clock, [{ from: 1_000, to: 90_000, how: 'fail' }]);
  const elector = replica(server, 'a', () => undefined);
  elector.check(0);
  await clock.run(async () => {
    const running = elector.run();
    await clock.sleep(500);
    elector.check(0);
    await clock.sleep(18_000);
    elector.check(10_000);
    assert.throws(() => elector.check(0), isNotLeading);
    await running;
  });
});

test('durations that do not fit together, and a second run, are refused', async () => {
  const server = new ScriptedLease(new FakeClock());
  const config = { lock: server.lock('a', 5), onStartedLeading: () => undefined };
  for (const [durations, message] of [
    [{ leaseDuration: 10_000 }, /leaseDuration must be greater than renewDeadline/],
    [{ retryPeriod: 9_000 }, /renewDeadline must be greater than retryPeriod\*JitterFactor/],
    [{ leaseDuration: 900, renewDeadline: 500, retryPeriod: 100 }, /at least 1000 ms/],
    [{ retryPeriod: 0 }, /retryPeriod must be greater than zero/],
    [{ renewDeadline: Number.NaN }, /leaseDuration must be greater/],
    [{ lock: server.lock('', 5) }, /identity is empty/],
  ] as const)
    assert.throws(() => new LeaderElector({ ...config, ...durations }), message);
  const elector = replica(server, 'a', () => undefined);
  const stop = new AbortController();
  await server.clock.run(async () => {
    const running = elector.run({ signal: stop.signal });
    await assert.rejects(elector.run(), /running already/);
    stop.abort();
    await running;
  });
});

test('a Lease on a server: labels, transitions, events; two replicas on one', async () => {
  const api = new FakeAPI({ scheme });
  const client = new Client({ transport: api });
  const events: string[] = [];
  const lock = (identity: string): LeaseLock =>
    new LeaseLock({
      client,
      namespace: 'default',
      name: 'lock',
      identity,
      labels: { app: 'test' },
      onEvent: (lease, message) => events.push(`${lease.metadata.name} ${message}`),
    });
  await assert.rejects(
    new LeaseLock({ client, namespace: 'default', name: 'lock', identity: 'a' }).update({
      holderIdentity: 'a',
      leaseDurationSeconds: 15,
      leaderTransitions: 0,
    }),
    (error) => error instanceof LeaseNotInitializedError,
  );
  const clock = new FakeClock();
  const stops = new Map([
    ['a', new AbortController()],
    ['b', new AbortController()],
  ]);
  const leaders: string[] = [];
  await clock.run(async () => {
    const running = [...stops].map(([name, { signal }]) =>
      new LeaderElector({
        lock: lock(name),
        onStartedLeading: () => void leaders.push(name),
        clock,
        random: () => 0.1,
      }).run({ signal }),
    );
    await clock.sleep(10_000);
    assert.deepEqual(leaders, ['a']);
    stops.get('a')!.abort();
    await clock.sleep(10_000);
    stops.get('b')!.abort();
    await Promise.all(running);
  });
  assert.deepEqual(leaders, ['a', 'b']);
  const lease = await client.resource(coordinationv1.Lease, { namespace: 'default' }).get('lock');
  assert.deepEqual(lease.metadata.labels, { app: 'test' });
  assert.deepEqual([lease.spec?.holderIdentity, lease.spec?.leaseTransitions], ['', 1]);
  assert.deepEqual(events, [
    'lock a became leader',
    'lock a stopped leading',
    'lock b became leader',
    'lock b stopped leading',
  ]);
});

test('a stop while the lock is read or written is no error', async () => {
  for (const step of ['get', 'create'] as const) {
    const stop = new AbortController();
    const never = (): Promise<never> => {
      stop.abort(new Error('the program was asked to end'));
      return new Promise(() => {});
    };
    const notFound = newNotFound({ group: 'coordination.k8s.io', resource: 'leases' }, 'lock');
    const errors: unknown[] = [];
    const elector = new LeaderElector({
      lock: {
        identity: 'a',
        describe: () => 'default/lock',
        recordEvent: () => {},
        get: () => (step === 'get' ? never() : Promise.reject(notFound)),
        create: never,
        update: never,
      },
      onStartedLeading: () => {},
      onError: (error) => errors.push(error),
    });
    await elector.run({ signal: stop.signal });
    assert.deepEqual(errors, [], step);
  }
});
