import type { ConditionFunc } from '../condition.ts';
import { orNever, throwIfAborted } from './signals.ts';
import type { Timer } from './timers.ts';

/** The loop behind all polling; see `DelayFunc.until` for the arguments. */
export async function loopConditionUntilAborted(
  given: AbortSignal | undefined,
  timer: Timer,
  immediate: boolean,
  sliding: boolean,
  condition: ConditionFunc,
): Promise<void> {
  const signal = orNever(given);
  try {
    if (!sliding) timer.start();
    if (immediate && (await condition(signal))) return;
    timer.start();
    for (;;) {
      await timer.receive(signal);
      throwIfAborted(signal);
      if (!sliding) timer.next();
      if (await condition(signal)) return;
      if (sliding) timer.next();
    }
  } finally {
    timer.stop();
  }
}
