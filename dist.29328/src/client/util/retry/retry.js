import { isConflict } from '#apimachinery/api/errors/predicates';
import { Backoff } from '#apimachinery/util/wait/backoff';
import { realClock } from '#apimachinery/util/wait/clock';
import { sleepUntil } from '../wait/sleep.js';
/** For conflicts between clients that write often: 5 tries, 10 ms apart. Mirrors Go's `retry.DefaultRetry`. */
export const DefaultRetry = { steps: 5, duration: 10, factor: 1, jitter: 0.1 };
/** For conflicts with a client that may take longer: 4 tries, 10 ms, 50 ms, 250 ms. Mirrors Go's `retry.DefaultBackoff`. */
export const DefaultBackoff = { steps: 4, duration: 10, factor: 5, jitter: 0.1 };
/**
 * Calls a function until it gives a result, or throws what is not worth another try. Mirrors Go's `retry.OnError`.
 * @returns what the function gives
 * @throws what the function threw last
 */
export async function onError(retriable, fn, { backoff = DefaultRetry, signal, clock = realClock, random } = {}) {
    const delays = new Backoff(backoff);
    for (;;) {
        try {
            return await fn();
        }
        catch (error) {
            if (!retriable(error))
                throw error;
            const delay = delays.step(random);
            if (delays.steps === 0)
                throw error;
            await sleepUntil(clock, delay, signal);
        }
    }
}
/**
 * Repeats an update that failed because the object was changed in the meantime. The function must read the object anew.
 * Mirrors Go's `retry.RetryOnConflict`.
 *
 * ```ts
 * await retryOnConflict(async () => {
 *   const deployment = await deployments.get('web');
 *   deployment.spec.replicas = 3;
 *   return deployments.update(deployment);
 * });
 * ```
 */
export function retryOnConflict(fn, options = {}) {
    return onError(isConflict, fn, options);
}
