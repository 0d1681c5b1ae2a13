import type { Random } from './random_scalars.ts';

const MILLISECOND = 1_000_000;

function fraction(r: Random): number {
  return r.int(2 ** 31) / 2 ** 31;
}

function backoffInput(r: Random): object {
  const waits = Array.from({ length: 1 + r.int(12) }, () =>
    r.pick([0, 1, MILLISECOND, 50 * MILLISECOND, r.int(2 ** 31), r.int(2 ** 31) * 64]),
  );
  return {
    backoff: {
      duration: r.pick([
        0,
        1,
        3,
        10,
        1000,
        12345,
        10 * MILLISECOND,
        1000 * MILLISECOND,
        r.int(2 ** 31),
        r.int(2 ** 31) * 512,
      ]),
      cap: r.pick([0, 0, 5, 100 * MILLISECOND, r.int(2 ** 31), r.int(2 ** 31) * 4096]),
      // Not so large that the delay leaves the numbers that count nanoseconds exactly.
      factor: r.pick([0, 0, 1, 2, 1.5, 0.5, 1.1, 0.1, fraction(r) * 2]),
      jitter: r.pick([0, 0, 0.1, 1, 2.5, -1, fraction(r)]),
      steps: r.int(11) - 1,
    },
    random: Array.from({ length: 3 }, () => r.pick([0, 0.5, 0.999999, fraction(r)])),
    waits,
    reset: r.pick([0, -1, 1, 10 * MILLISECOND, r.int(2 ** 31), r.int(2 ** 31) * 64]),
  };
}

const FUNCTIONS = [
  'pollUntilContextCancel',
  'pollUntilContextTimeout',
  'poll',
  'pollImmediate',
  'exponentialBackoff',
  'exponentialBackoffWithContext',
  'delayUntil',
  'until',
  'nonSlidingUntil',
  'jitterUntil',
];

/** As scripts/go/waitvectors has it: no two things happen at the same time, for they may happen in either order. */
function loopInput(r: Random): object {
  const func = r.pick(FUNCTIONS);
  const end = (): number => (10 * r.int(60) + 7) * MILLISECOND + 770_000;
  const both = func === 'pollUntilContextTimeout';
  const timed = both || ((func === 'poll' || func === 'pollImmediate') && r.int(2) === 0);
  return {
    func,
    interval: 10 * (1 + r.int(8)) * MILLISECOND,
    timeout: timed ? end() : 0,
    immediate: r.int(2) === 0,
    sliding: r.int(2) === 0,
    jitter: r.pick([0, 0.5, 2]),
    random: [0.5, 0.25, 0.125],
    cancel: func === 'exponentialBackoff' || (timed && !both) || (both && r.int(2) === 0) ? 0 : end() + 1000,
    costs: Array.from({ length: 5 }, () => r.pick([0, 0, 100_000, 10 * r.int(12) * MILLISECOND + 100_000])),
    done: r.pick([0, 1, 2, 3, 5, 9]),
    fail: r.pick([0, 0, 1, 2, 4]),
    backoff: {
      duration: 10 * (1 + r.int(4)) * MILLISECOND,
      factor: r.pick([0, 1, 2, 3]),
      steps: r.int(7),
      jitter: r.pick([0, 0, 0.5]),
      cap: r.pick([0, 50, 80]) * MILLISECOND,
    },
  };
}

/** A random input for an area of scripts/go/waitvectors. */
export function randomWaitInput(area: string, r: Random): unknown {
  return area === 'backoff' ? backoffInput(r) : loopInput(r);
}
