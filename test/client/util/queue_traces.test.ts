// The same answers to the same calls as client-go's work queues: see scripts/go/informervectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  newBucketRateLimiter,
  newItemExponentialFailureRateLimiter,
  newItemFastSlowRateLimiter,
  newMaxOfRateLimiter,
  newWithMaxWaitRateLimiter,
  type Queue,
  type RateLimiter,
  RateLimitingQueue,
  type Taken,
} from 'kubetyped/client/util/workqueue';
import { packedRows } from '../../packed_rows.ts';
import { oneIn } from '../../some_of.ts';
import { StepClock } from '../step_clock.ts';

interface Limiter {
  readonly kind: 'exponential' | 'fastslow' | 'bucket' | 'maxof' | 'maxwait';
  readonly numbers?: readonly number[];
  readonly of?: readonly Limiter[];
}

interface Row {
  readonly in: {
    readonly name: string;
    readonly storage?: 'lifo';
    readonly limiter: Limiter;
    readonly calls: readonly { readonly do: string; readonly item?: string; readonly for?: number }[];
  };
  /** For each call, and what workers who waited got since the one before. */
  readonly out: readonly (readonly [result: unknown, size: number, got?: readonly string[]])[];
}

const rows = packedRows<Row>('test/client/vectors/work-queues.jsonl.gz');

function newLimiter({ kind, numbers = [], of = [] }: Limiter, clock: StepClock): RateLimiter<string> {
  const [a = 0, b = 0, c = 0] = numbers;
  const others = of.map((each) => newLimiter(each, clock));
  switch (kind) {
    case 'exponential':
      return newItemExponentialFailureRateLimiter(a, b);
    case 'fastslow':
      return newItemFastSlowRateLimiter(a, b, c);
    case 'bucket':
      return newBucketRateLimiter(a, b, clock);
    case 'maxof':
      return newMaxOfRateLimiter(...others);
    default:
      return newWithMaxWaitRateLimiter(others[0]!, a);
  }
}

/** Last in, first out; what is added again comes first. */
class Stack implements Queue<string> {
  readonly #items: string[] = [];

  get size(): number {
    return this.#items.length;
  }

  touch(item: string): void {
    this.#items.push(...this.#items.splice(this.#items.indexOf(item), 1));
  }

  push(item: string): void {
    this.#items.push(item);
  }

  pop(): string | undefined {
    return this.#items.pop();
  }
}

async function run({ limiter: facts, storage, calls }: Row['in']): Promise<Row['out']> {
  const clock = new StepClock();
  const limiter = newLimiter(facts, clock);
  const queue = new RateLimitingQueue<string>({ limiter, clock, ...(storage && { queue: new Stack() }) });
  const working: Taken<string>[] = [];
  let isDrained = false;
  let begun: Taken<string>[] = [];
  let got: string[] = [];
  const out: [unknown, number, string[]?][] = [];
  for (const [at, { do: verb, item = '', for: time = 0 }] of calls.entries()) {
    clock.step(1 + at / 1000);
    let result: unknown = null;
    if (verb === 'add') queue.add(item);
    else if (verb === 'addAfter') queue.addAfter(item, time);
    else if (verb === 'addRateLimited') queue.addRateLimited(item);
    else if (verb === 'when') result = limiter.when(item) * 1e6;
    else if (verb === 'forget') queue.forget(item);
    else if (verb === 'requeues') result = queue.numRequeues(item);
    else if (verb === 'sleep') clock.step(time);
    else if (verb === 'shutDown') queue.close();
    else if (verb === 'drain') void queue.drain().then(() => (isDrained = true));
    else if (verb === 'drained') result = isDrained || (queue.size + working.length > 0 ? 'busy' : false);
    else if (verb === 'wait')
      void queue.get().then((work) => {
        if (work !== undefined) begun.push(work);
        got.push(work?.item ?? 'shut down');
      });
    else if (verb === 'done') {
      const work = working.shift();
      result = work?.item ?? null;
      work?.done();
    } else if (queue.size === 0 && !queue.closed) result = 'would wait';
    else {
      const work = await queue.get();
      result = work?.item ?? 'shut down';
      if (work !== undefined) working.push(work);
    }
    for (let turn = 0; turn < 5; turn++) await undefined;
    out.push(got.length > 0 ? [result, queue.size, got.sort(inBytes)] : [result, queue.size]);
    working.push(...begun.sort((a, b) => inBytes(a.item, b.item)));
    begun = [];
    got = [];
  }
  queue.close();
  assert.equal(clock.waiting, 0);
  return out;
}

/** As Go sorts texts. */
function inBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Delays in nanoseconds as Go has them, if the difference is less than one. */
function rounded(actual: Row['out'], expected: Row['out']): Row['out'] {
  return actual.map(([result, ...rest], at) => {
    const wanted = expected[at]?.[0];
    const isClose = typeof result === 'number' && typeof wanted === 'number' && Math.abs(result - wanted) <= 1;
    // Differs from Go: there, a drain does not wait for what is queued.
    return [isClose || result === 'busy' ? wanted : result, ...rest];
  });
}

test('work queues answer as client-go does', async (t) => {
  assert.ok(rows.length > 1300);
  for (const { in: script, out } of oneIn(3, rows))
    await t.test(script.name, async () => assert.deepEqual(rounded(await run(script), out), out));
});
