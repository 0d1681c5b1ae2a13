import { isInternalError, isTimeout, isTooManyRequests } from '#apimachinery/api/errors/predicates';
import { suggestsClientDelay } from '#apimachinery/api/errors/status_facts';
import { codeOf } from '#engine/text/has_code';
const STEPS = 5;
const FACTOR = 1.5;
/** Asks up to five times, while what goes wrong may pass. Mirrors Go's `webhook.WithExponentialBackoff`. */
export async function retriedReview(ask, { retryInterval = 500 }) {
    for (let step = 1, wait = retryInterval;; step++, wait *= FACTOR)
        try {
            return await ask();
        }
        catch (error) {
            if (step === STEPS || !mayPass(error))
                throw error;
            await new Promise((resolve) => setTimeout(resolve, wait));
        }
}
/** Mirrors Go's `webhook.DefaultShouldRetry`. */
function mayPass(error) {
    return (codeOf(error) === 'ECONNRESET' ||
        isInternalError(error) ||
        isTimeout(error) ||
        isTooManyRequests(error) ||
        suggestsClientDelay(error) !== undefined);
}
