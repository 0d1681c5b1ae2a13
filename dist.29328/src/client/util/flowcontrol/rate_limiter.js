import { realClock } from '#apimachinery/util/wait/clock';
import { sleepUntil } from '../wait/sleep.js';
/**
 * So many requests a second, and a number at once after a pause. Mirrors Go's `flowcontrol.NewTokenBucketRateLimiter`.
 * @param qps requests a second
 * @param burst how many may go at once
 */
export function newTokenBucketRateLimiter(qps, burst, clock = realClock) {
    if (!(qps > 0) || !(burst >= 1))
        throw new RangeError(`expected qps above 0 and burst from 1, got ${qps} and ${burst}`);
    let tokens = burst;
    let last = clock.now();
    const refill = () => {
        const now = clock.now();
        tokens = Math.min(burst, tokens + ((now - last) / 1000) * qps);
        last = now;
    };
    return {
        tryAccept() {
            refill();
            if (tokens < 1)
                return false;
            tokens--;
            return true;
        },
        async wait({ signal } = {}) {
            signal?.throwIfAborted();
            refill();
            tokens--;
            if (tokens >= 0)
                return;
            try {
                await sleepUntil(clock, (-tokens / qps) * 1000, signal);
            }
            catch (error) {
                tokens++;
                throw error;
            }
        },
    };
}
