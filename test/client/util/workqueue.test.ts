import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import {
  DelayingQueue,
  defaultControllerRateLimiter,
  newBucketRateLimiter,
  newItemExponentialFailureRateLimiter,
  newItemFastSlowRateLimiter,
  newMaxOfRateLimiter,
  newWithMaxWaitRateLimiter,
  PriorityQueue,
  RateLimitingQueue,
  WorkQueue,
} from 'kubetyped/client/util/workqueue';
import { ALL } from '../../some_of.ts';
import { StepClock } from '../step_clock.ts';

const queues = { WorkQueue, DelayingQueue, RateLimitingQueue, PriorityQueue } as const;

for (const [name, Queue] of Object.entries(queues)) {
  test(`${name}: an item is queued once, first in, first out`, async () => {
    const queue = new Queue<string>();
    for (const item of ['a', 'b', 'a', 'c', 'b']) queue.add(item);
    assert.equal(queue.size, 3);
    const items = [await queue.get(), await queue.get(), await queue.get()].map((work) => work?.item);
    assert.deepEqual(items, ['a', 'b', 'c']);
  });

  test(`${name}: an item added while it is worked on comes again afterwards, to nobody before`, async () => {
    const queue = new Queue<string>();
    queue.add('a');
    const first = await queue.get();
    queue.add('a');
    queue.add('a');
    assert.equal(queue.size, name === 'PriorityQueue' ? 1 : 0);
    let second: string | undefined;
    const waiting = queue.get().then((work) => {
      second = work?.item;
      return work;
    });
    await turn();
    assert.equal(second, undefined);
    first!.done();
    first!.done();
    assert.equal((await waiting)?.item, 'a');
    assert.deepEqual({ ...queue.unfinishedWork(), total: 0, longest: 0 }, { items: 1, total: 0, longest: 0 });
  });

  test(`${name}: who waits longest gets the next item`, async () => {
    const queue = new Queue<string>();
    const waiting = [queue.get(), queue.get()];
    queue.add('a');
    queue.add('b');
    assert.deepEqual(
      (await Promise.all(waiting)).map((work) => work?.item),
      ['a', 'b'],
    );
  });

  test(`${name}: shut down, it takes in nothing and gives out the rest`, async () => {
    const queue = new Queue<string>();
    queue.add('a');
    queue.close();
    queue.add('b');
    assert.equal(queue.closed, true);
    assert.equal((await queue.get())?.item, 'a');
    assert.equal(await queue.get(), undefined);
  });

  test(`${name}: who waits learns of the shut-down`, async () => {
    const queue = new Queue<string>();
    const waiting = queue.get();
    queue.close();
    assert.equal(await waiting, undefined);
  });

  test(`${name}: an abort ends a wait, and no item is lost`, async () => {
    const queue = new Queue<string>();
    const stop = new AbortController();
    const waiting = queue.get({ signal: stop.signal });
    stop.abort(new Error('enough'));
    await assert.rejects(waiting, /enough/);
    await assert.rejects(queue.get({ signal: stop.signal }), /enough/);
    queue.add('a');
    assert.equal((await queue.get())?.item, 'a');
  });

  test(`${name}: a drain waits for what is queued, worked on and to be done again`, async () => {
    const queue = new Queue<string>();
    for (const item of ['a', 'b']) queue.add(item);
    const a = await queue.get();
    queue.add('a');
    let isDrained = false;
    const drained = queue.drain().then(() => (isDrained = true));
    for (let work = a; work !== undefined; work = await queue.get()) {
      await turn();
      assert.equal(isDrained, false);
      work.done();
    }
    await drained;
    await new Queue().drain();
  });

  test(`${name}: an abort ends the wait for a drain`, async () => {
    const queue = new Queue<string>();
    queue.add('a');
    const stop = new AbortController();
    const drained = queue.drain({ signal: stop.signal });
    stop.abort(new Error('enough'));
    await assert.rejects(drained, /enough/);
  });

  test(`${name}: waits that are over leave nothing at their signal`, async () => {
    const queue = new Queue<string>();
    const { signal } = new AbortController();
    const listeners = (): number => getEventListeners(signal, 'abort').length;
    const waiting = queue.get({ signal });
    assert.equal(listeners(), 1);
    queue.add('a');
    const work = await waiting;
    assert.equal(listeners(), 0);
    const drained = queue.drain({ signal });
    assert.equal(listeners(), 1);
    work!.done();
    await drained;
    assert.equal(listeners(), 0);
    await queue.get({ signal });
    assert.equal(listeners(), 0);
  });

  test(`${name}: objects are distinguished by a key`, async () => {
    const queue = new Queue<{ readonly name: string }>({ key: ({ name: key }) => key });
    queue.add({ name: 'a' });
    queue.add({ name: 'a' });
    assert.equal(queue.size, 1);
  });

  test(`${name}: metrics tell what happens`, async () => {
    const clock = new StepClock();
    const reported: string[] = [];
    const metrics = {
      depth: (n: number) => reported.push(`depth ${n}`),
      add: () => reported.push('add'),
      latency: (ms: number) => reported.push(`latency ${ms}`),
      workDuration: (ms: number) => reported.push(`work ${ms}`),
    };
    const queue = new Queue<string>({ clock, metrics });
    queue.add('a');
    clock.step(5);
    const work = await queue.get();
    clock.step(7);
    assert.deepEqual(queue.unfinishedWork(), { items: 1, total: 7, longest: 7 });
    work!.done();
    assert.deepEqual(reported, ['add', 'depth 1', 'depth 0', 'latency 5', 'work 7']);
  });

  test(`${name}: what is added again and again while it is worked on counts once, and waits since the first time`, async () => {
    const clock = new StepClock();
    const reported: string[] = [];
    const metrics = { add: () => reported.push('add'), latency: (ms: number) => reported.push(`latency ${ms}`) };
    const queue = new Queue<string>({ clock, metrics });
    queue.add('a');
    const work = await queue.get();
    for (let time = 0; time < 3; time++) {
      clock.step(10);
      queue.add('a');
    }
    clock.step(5);
    work!.done();
    clock.step(7);
    await queue.get();
    assert.deepEqual(reported, ['add', 'latency 0', 'add', 'latency 32']);
  });
}

for (const [name, Queue] of Object.entries({ DelayingQueue, RateLimitingQueue, PriorityQueue })) {
  test(`${name}: delayed items come in the order of their times, with one timer`, async () => {
    const clock = new StepClock();
    const queue = new Queue<string>({ clock });
    queue.addAfter('late', 300);
    queue.addAfter('soon', 100);
    queue.addAfter('middle', 200);
    queue.addAfter('now', 0);
    queue.addAfter('now too', -1);
    assert.equal(clock.waiting, 1);
    assert.equal(queue.size, 2);
    clock.step(100);
    assert.equal(queue.size, 3);
    clock.step(1000);
    assert.equal(clock.waiting, 0);
    const items: (string | undefined)[] = [];
    while (queue.size > 0) items.push((await queue.get())?.item);
    assert.deepEqual(items, ['now', 'now too', 'soon', 'middle', 'late']);
  });

  test(`${name}: of two delays of an item the one that ends first counts`, () => {
    const clock = new StepClock();
    const queue = new Queue<string>({ clock });
    queue.addAfter('a', 100);
    queue.addAfter('a', 50);
    queue.addAfter('a', 200);
    clock.step(50);
    assert.equal(queue.size, 1);
    clock.step(1000);
    assert.equal(clock.waiting, 0);
    assert.equal(queue.size, 1);
  });

  test(`${name}: delays longer than the longest of setTimeout`, () => {
    const clock = new StepClock();
    const queue = new Queue<string>({ clock });
    queue.addAfter('a', 30 * 86_400_000);
    clock.step(30 * 86_400_000 - 1);
    assert.equal(queue.size, 0);
    clock.step(1);
    assert.equal(queue.size, 1);
  });

  test(`${name}: no timer is left after the shut-down`, () => {
    const clock = new StepClock();
    const queue = new Queue<string>({ clock });
    queue.addAfter('a', 100);
    queue.close();
    queue.addAfter('b', 100);
    assert.equal(clock.waiting, 0);
    assert.equal(queue.size, 0);
  });

  test(`${name}: many changes of a delay don't pile up`, () => {
    const clock = new StepClock();
    const queue = new Queue<string>({ clock });
    for (let delay = 20_000; delay > 0; delay--) queue.addAfter('a', delay);
    assert.equal(clock.waiting, 1);
    clock.step(1);
    assert.equal(queue.size, 1);
    clock.step(100_000);
    assert.equal(clock.waiting, 0);
  });
}

for (const [name, Queue] of Object.entries({ RateLimitingQueue, PriorityQueue })) {
  test(`${name}: failures delay an item until it is forgotten`, async () => {
    const clock = new StepClock();
    const queue = new Queue<string>({ clock });
    const delays: number[] = [];
    for (let failure = 0; failure < 4; failure++) {
      queue.addRateLimited('a');
      let waited = 0;
      for (; queue.size === 0; waited++) clock.step(1);
      delays.push(waited);
      (await queue.get())!.done();
    }
    assert.deepEqual(delays, [5, 10, 20, 40]);
    assert.equal(queue.numRequeues('a'), 4);
    queue.forget('a');
    assert.equal(queue.numRequeues('a'), 0);
  });
}

test('RateLimitingQueue: a failure after the shut-down counts all the same', () => {
  const queue = new RateLimitingQueue<string>();
  queue.close();
  queue.addRateLimited('a');
  assert.equal(queue.numRequeues('a'), 1);
});

test('limiters: delays by item', () => {
  const limiter = defaultControllerRateLimiter<string>();
  assert.deepEqual(
    times(3, () => limiter.when('a')),
    [5, 10, 20],
  );
  assert.equal(limiter.when('b'), 5);
  for (let failure = 0; failure < 2000; failure++) limiter.when('a');
  assert.equal(limiter.when('a'), 1_000_000);
  const fast = newItemFastSlowRateLimiter<string>(5, 10_000, 2);
  assert.deepEqual(
    times(3, () => fast.when('a')),
    [5, 5, 10_000],
  );
  fast.forget('a');
  assert.equal(fast.when('a'), 5);
  const byName = newItemExponentialFailureRateLimiter<{ name: string }>(1, 100, { key: ({ name }) => name });
  assert.deepEqual(
    times(3, () => byName.when({ name: 'a' })),
    [1, 2, 4],
  );
});

test('limiters: a bucket, with and without a maximum', () => {
  const clock = new StepClock();
  const bucket = newBucketRateLimiter<string>(10, 2, clock);
  assert.deepEqual(
    times(4, () => Math.round(bucket.when('a'))),
    [0, 0, 100, 200],
  );
  clock.step(1000);
  assert.equal(bucket.when('a'), 0);
  const limited = newWithMaxWaitRateLimiter(newBucketRateLimiter<string>(1, 1, clock), 1500);
  assert.deepEqual(
    times(4, () => limited.when('a')),
    [0, 1000, 1500, 1500],
  );
  const both = newMaxOfRateLimiter(
    newItemExponentialFailureRateLimiter<string>(5, 1000),
    newBucketRateLimiter<string>(1, 1, clock),
  );
  assert.deepEqual(
    times(2, () => both.when('a')),
    [5, 1000],
  );
  assert.equal(both.numRequeues('a'), 2);
  both.forget('a');
  assert.equal(both.numRequeues('a'), 0);
});

test('limiters: what makes no sense is refused', () => {
  assert.throws(() => newItemExponentialFailureRateLimiter(-1, 5), /expected a delay in milliseconds, got -1/);
  assert.throws(() => newItemFastSlowRateLimiter(1, Number.NaN, 1), /expected a delay in milliseconds, got NaN/);
  assert.throws(() => newBucketRateLimiter(0, 1), /expected qps above 0/);
});

test('PriorityQueue: higher priorities first, equals in order', async () => {
  const queue = new PriorityQueue<string>();
  queue.addWithOptions('initial', { priority: -100 });
  queue.add('a');
  queue.addWithOptions('urgent', { priority: 10 });
  queue.add('b');
  const works = [await queue.get(), await queue.get(), await queue.get(), await queue.get()];
  assert.deepEqual(
    works.map((work) => [work?.item, work?.priority]),
    [
      ['urgent', 10],
      ['a', 0],
      ['b', 0],
      ['initial', -100],
    ],
  );
});

test('PriorityQueue: of several priorities the highest counts, behind its new equals', async () => {
  const queue = new PriorityQueue<string>();
  queue.addWithOptions('a', { priority: -100 });
  queue.add('b');
  queue.add('a');
  queue.addWithOptions('a', { priority: -5 });
  assert.equal(queue.size, 2);
  assert.equal((await queue.get())?.item, 'b');
  assert.deepEqual(pick(await queue.get()), ['a', 0]);
});

test('PriorityQueue: an item that waits for its time keeps its priority, and is ready when it is added', async () => {
  const clock = new StepClock();
  const queue = new PriorityQueue<string>({ clock });
  queue.addWithOptions('a', { priority: 7, after: 100 });
  queue.addWithOptions('b', { priority: -7, after: 100 });
  clock.step(100);
  assert.deepEqual(pick(await queue.get()), ['a', 7]);
  assert.deepEqual(pick(await queue.get()), ['b', -7]);
  queue.addWithOptions('c', { priority: 3, after: 100 });
  queue.add('c');
  assert.deepEqual(pick(await queue.get()), ['c', 3]);
  clock.step(1000);
  assert.equal(queue.size, 0);
  queue.addWithOptions('d', { rateLimited: true, after: 1 });
  clock.step(1);
  assert.equal(queue.size, 1);
});

test('PriorityQueue: an item that is ready does not wait for a delay', () => {
  const queue = new PriorityQueue<string>({ clock: new StepClock() });
  queue.add('a');
  queue.addAfter('a', 100);
  assert.equal(queue.size, 1);
});

test('PriorityQueue: what waits too long gets every second turn', async () => {
  const clock = new StepClock();
  const queue = new PriorityQueue<string>({ clock, ageAfter: 1000 });
  for (const item of ['old 1', 'old 2', 'old 3']) queue.addWithOptions(item, { priority: -100 });
  clock.step(1000);
  for (const item of ['new 1', 'new 2', 'new 3']) queue.add(item);
  const items: (string | undefined)[] = [];
  while (queue.size > 0) items.push((await queue.get())?.item);
  assert.deepEqual(items, ['old 1', 'new 1', 'old 2', 'new 2', 'old 3', 'new 3']);
});

test('PriorityQueue: rising priorities do not pile up', async () => {
  const queue = new PriorityQueue<string>();
  for (let priority = 0; priority < 20_000; priority++) queue.addWithOptions('a', { priority });
  assert.deepEqual(pick(await queue.get()), ['a', 19_999]);
  assert.equal(queue.size, 0);
});

test('many items added, taken, done and delayed', async () => {
  const clock = new StepClock();
  for (const queue of [new RateLimitingQueue<number>({ clock }), new PriorityQueue<number>({ clock })]) {
    const count = ALL ? 100_000 : 20_000;
    for (let item = 0; item < count; item++) queue.addAfter(item, 1 + (item % 1000));
    assert.equal(clock.waiting, 1);
    clock.step(1000);
    assert.equal(queue.size, count);
    let sum = 0;
    while (queue.size > 0) {
      const work = (await queue.get())!;
      sum += work.item;
      work.done();
    }
    assert.equal(sum, (count * (count - 1)) / 2);
  }
});

function pick(work: { readonly item: string; readonly priority: number } | undefined): unknown {
  return work && [work.item, work.priority];
}

function times<T>(count: number, fn: () => T): T[] {
  return Array.from({ length: count }, fn);
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
