import { isInternalError, isTimeout, isTooManyRequests } from '#apimachinery/api/errors/predicates';
import { suggestsClientDelay } from '#apimachinery/api/errors/status_facts';
import { codeOf } from '#engine/text/has_code';

/** How often a program that decides is asked again. */
export interface ReviewRetry {
  /** Milliseconds before the second time; half a second unless given. Each further wait is half as long again. */
  readonly retryInterval?: number;
}

const STEPS = 5;
const FACTOR = 1.5;

/** Asks up to five times, while what goes wrong may pass. Mirrors Go's `webhook.WithExponentialBackoff`. */
export async function retriedReview<T>(ask: () => Promise<T>, { retryInterval = 500 }: ReviewRetry): Promise<T> {
  for (let step = 1, wait = retryInterval; ; step++, wait *= FACTOR)
    try {
      return await ask();
    } catch (error) {
      if (step === STEPS || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}

/** Mirrors Go's `webhook.DefaultShouldRetry`. */
function mayPass(error: unknown): boolean {
  return (
    codeOf(error) === 'ECONNRESET' ||
    isInternalError(error) ||
    isTimeout(error) ||
    isTooManyRequests(error) ||
    suggestsClientDelay(error) !== undefined
  );
}
