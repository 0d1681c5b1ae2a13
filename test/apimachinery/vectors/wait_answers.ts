// What our package wait makes of the inputs of scripts/go/waitvectors, in the form of its answers. Durations are nanoseconds.
import * as wait from 'kubetyped/apimachinery/util/wait';
import { FakeClock } from '../util/wait/fake_clock.ts';
import type { Answer } from './answer_rows.ts';

interface BackoffInput {
  readonly duration: number;
  readonly cap: number;
  readonly factor: number;
  readonly jitter: number;
  readonly steps: number;
}

function backoffOf(input: BackoffInput): wait.Backoff {
  return new wait.Backoff({ ...input, duration: input.duration / 1e6, cap: input.cap / 1e6 });
}

function nanoseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1e6);
}

/** A source that gives the numbers, over and over. */
function repeating(numbers: readonly number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length]!;
}

interface StepsInput {
  readonly backoff: BackoffInput;
  readonly random: readonly number[];
  readonly waits: readonly number[];
  readonly reset: number;
}

function backoffSteps(input: StepsInput): object {
  const random = repeating(input.random);
  const backoff = backoffOf(input.backoff);
  const steps = input.waits.map(() => {
    const delay = backoff.step(random);
    return [nanoseconds(delay), nanoseconds(backoff.duration), backoff.steps];
  });
  const delay = backoffOf(input.backoff).delayFunc(random);
  const delays = input.waits.map(() => nanoseconds(delay()));
  let now = 0;
  const clock: wait.Clock = { now: () => now / 1e6, after: () => () => undefined };
  const withReset = backoffOf(input.backoff).delayWithReset(clock, input.reset / 1e6, random);
  const reset = input.waits.map((each) => {
    const due = nanoseconds(withReset());
    now += each;
    return due;
  });
  const jittered = input.waits.map((each) => nanoseconds(wait.jitter(each / 1e6, input.backoff.jitter, random)));
  return { steps, delays, reset, jittered };
}

interface LoopInput {
  readonly func: string;
  readonly interval: number;
  readonly timeout: number;
  readonly immediate: boolean;
  readonly sliding: boolean;
  readonly jitter: number;
  readonly random: readonly number[];
  readonly backoff: BackoffInput;
  readonly cancel: number;
  readonly costs: readonly number[];
  readonly done: number;
  readonly fail: number;
}

async function runLoop(input: LoopInput): Promise<object> {
  const clock = new FakeClock();
  const calls: number[] = [];
  const controller = new AbortController();
  if (input.cancel > 0) clock.after(input.cancel / 1e6, () => controller.abort());
  const condition = async (): Promise<boolean> => {
    calls.push(clock.nanoseconds);
    const call = calls.length;
    const cost = input.costs[(call - 1) % input.costs.length]!;
    if (cost > 0) await clock.sleep(cost / 1e6);
    if (call === input.fail) throw new Error('the condition failed');
    return call === input.done;
  };
  let error: unknown;
  try {
    await clock.run(() => start(input, condition, clock, controller));
  } catch (thrown) {
    error = thrown;
  }
  return {
    calls,
    end: clock.nanoseconds,
    err: error === undefined ? '' : (error as Error).message,
    interrupted: wait.interrupted(error),
  };
}

function start(
  input: LoopInput,
  condition: () => Promise<boolean>,
  clock: wait.Clock,
  controller: AbortController,
): Promise<void> {
  const { signal } = controller;
  const { immediate, sliding } = input;
  const [interval, timeout] = [input.interval / 1e6, input.timeout / 1e6];
  const options = { clock, random: repeating(input.random) };
  const repeated = async (): Promise<void> => {
    // An error does not end Go's loops: their functions give none.
    if (await condition().catch(() => false)) controller.abort();
  };
  switch (input.func) {
    case 'pollUntilContextCancel':
      return wait.pollUntilContextCancel(interval, immediate, condition, { ...options, signal });
    case 'pollUntilContextTimeout':
      return wait.pollUntilContextTimeout(interval, timeout, immediate, condition, { ...options, signal });
    case 'poll':
      return wait.poll(interval, timeout, condition, { ...options, signal });
    case 'pollImmediate':
      return wait.pollImmediate(interval, timeout, condition, { ...options, signal });
    case 'exponentialBackoff':
      return wait.exponentialBackoff(backoffOf(input.backoff), condition, options);
    case 'exponentialBackoffWithContext':
      return wait.exponentialBackoff(backoffOf(input.backoff), condition, { ...options, signal });
    case 'delayUntil':
      return wait.DelayFunc.until(backoffOf(input.backoff).delayFunc(options.random), immediate, sliding, condition, {
        ...options,
        signal,
      });
    case 'until':
      return wait.until(repeated, interval, { ...options, signal });
    case 'nonSlidingUntil':
      return wait.nonSlidingUntil(repeated, interval, { ...options, signal });
    case 'jitterUntil':
      return wait.jitterUntil(repeated, interval, input.jitter, sliding, { ...options, signal });
    default:
      throw new Error(`no function ${input.func}`);
  }
}

/** By the name of the area. */
export const waitAnswers: Readonly<Record<string, Answer>> = { backoff: backoffSteps, 'wait-loop': runLoop };
