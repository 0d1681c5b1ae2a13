// The same answers to the same calls as client-go's flowcontrol.Backoff: see scripts/go/informervectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Backoff } from 'kubetyped/client/util/flowcontrol';
import { packedRows } from '../../packed_rows.ts';
import { StepClock } from '../step_clock.ts';

interface Row {
  readonly in: {
    readonly name: string;
    readonly initial: number;
    readonly max: number;
    readonly expires?: number;
    readonly calls: readonly { readonly do: string; readonly item?: string; readonly at?: number }[];
  };
  readonly out: readonly unknown[];
}

const rows = packedRows<Row>('test/client/vectors/backoffs.jsonl.gz');

function run({ initial, max, expires, calls }: Row['in']): unknown[] {
  const clock = new StepClock();
  const hasExpired = (event: number, update: number): boolean => event - update > expires!;
  const backoff = new Backoff(initial, max, { clock, ...(expires === undefined ? {} : { hasExpired }) });
  return calls.map(({ do: verb, item = '', at = 0 }) => {
    const event = clock.now() + at;
    switch (verb) {
      case 'next':
        backoff.next(item, event);
        return null;
      case 'get':
        return backoff.get(item);
      case 'since':
        return backoff.isInBackOffSince(item, event);
      case 'sinceUpdate':
        return backoff.isInBackOffSinceUpdate(item, event);
      case 'gc':
        backoff.gc();
        return null;
      case 'sleep':
        clock.step(at);
        return null;
      default:
        backoff.reset(item);
        return null;
    }
  });
}

test('back-offs answer as client-go does', () => {
  assert.equal(rows.length, 200);
  for (const { in: script, out } of rows) assert.deepEqual(run(script), out, script.name);
});

test('jitter is added to the first delay and to each double, which stays below the longest', () => {
  let random = 0;
  const backoff = new Backoff(100, 1000, { maxJitterFactor: 0.5, random: () => random, clock: new StepClock() });
  const next = (value: number): number => {
    random = value;
    backoff.next('a', 0);
    return backoff.get('a');
  };
  assert.deepEqual([next(1), next(0), next(0.5), next(0.999)], [150, 300, 675, 1000]);
});

test('items that are as good as new are forgotten', () => {
  const clock = new StepClock();
  const backoff = new Backoff(100, 1000, { clock });
  backoff.next('a', clock.now());
  clock.step(2000);
  backoff.next('b', clock.now());
  backoff.gc();
  assert.deepEqual([backoff.get('a'), backoff.get('b')], [100, 100]);
  clock.step(1);
  backoff.gc();
  assert.deepEqual([backoff.get('a'), backoff.get('b')], [0, 100]);
});
