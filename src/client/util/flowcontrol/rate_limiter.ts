import type { Clock } from '#apimachinery/util/wait/clock';
import { realClock } from '#apimachinery/util/wait/clock';
import { sleepUntil } from '../wait/sleep.ts';

/** Says when a request may go. Mirrors Go's `flowcontrol.RateLimiter`. */
export interface RateLimiter {
  /** Whether one may go now; then it counts. */
  tryAccept(): boolean;
  /** Waits for its turn. @throws the signal's reason; the turn is given back */
  wait(options?: { readonly signal?: AbortSignal | undefined }): Promise<void>;
}

/**
 * So many requests a second, and a number at once after a pause. Mirrors Go's `flowcontrol.NewTokenBucketRateLimiter`.
 * @param qps requests a second
 * @param burst how many may go at once
 */
export function newTokenBucketRateLimiter(qps: number, burst: number, clock: Clock = realClock): RateLimiter {
  if (!(qps > 0) || !(burst >= 1))
    throw new RangeError(`expected qps above 0 and burst from 1, got ${qps} and ${burst}`);
  let tokens = burst;
  let last = clock.now();
  const available = (): number => Math.min(burst, tokens + (Math.max(clock.now() - last, 0) / 1000) * qps);
  const take = (): void => {
    tokens = available() - 1;
    last = clock.now();
  };
  return {
    tryAccept(): boolean {
      // As in Go, a refusal changes nothing, and what comes within a nanosecond is there.
      if (((1 - available()) / qps) * 1e9 >= 1) return false;
      take();
      return true;
    },
    async wait({ signal } = {}): Promise<void> {
      signal?.throwIfAborted();
      take();
      if (tokens >= 0) return;
      try {
        await sleepUntil(clock, (-tokens / qps) * 1000, signal);
      } catch (error) {
        tokens++;
        throw error;
      }
    },
  };
}
