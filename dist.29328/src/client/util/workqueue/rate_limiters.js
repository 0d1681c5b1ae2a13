import { realClock } from '#apimachinery/util/wait/clock';
class Failures {
    #counts = new Map();
    #key;
    constructor({ key = (item) => item }) {
        this.#key = key;
    }
    /** @returns how many there were */
    count(item) {
        const key = this.#key(item);
        const before = this.#counts.get(key) ?? 0;
        this.#counts.set(key, before + 1);
        return before;
    }
    forget(item) {
        this.#counts.delete(this.#key(item));
    }
    numRequeues(item) {
        return this.#counts.get(this.#key(item)) ?? 0;
    }
}
/**
 * Doubles the delay of an item with each failure. Mirrors Go's `workqueue.NewTypedItemExponentialFailureRateLimiter`.
 * @param base the first delay, in milliseconds
 * @param max the longest
 */
export function newItemExponentialFailureRateLimiter(base, max, options = {}) {
    checkDelays(base, max);
    const failures = new Failures(options);
    return {
        when: (item) => Math.min(base * 2 ** failures.count(item), max),
        forget: (item) => failures.forget(item),
        numRequeues: (item) => failures.numRequeues(item),
    };
}
/**
 * A short delay for the first failures of an item, a long one for the others. Mirrors Go's
 * `workqueue.NewTypedItemFastSlowRateLimiter`.
 * @param fast in milliseconds, as is `slow`
 * @param attempts how many failures count as first ones
 */
export function newItemFastSlowRateLimiter(fast, slow, attempts, options = {}) {
    checkDelays(fast, slow);
    const failures = new Failures(options);
    return {
        when: (item) => (failures.count(item) < attempts ? fast : slow),
        forget: (item) => failures.forget(item),
        numRequeues: (item) => failures.numRequeues(item),
    };
}
/**
 * Limits all items together: so many a second, and a number at once after a pause. With very many items the last one waits
 * very long: see {@link newWithMaxWaitRateLimiter}. Mirrors Go's `workqueue.TypedBucketRateLimiter`.
 */
export function newBucketRateLimiter(qps, burst, clock = realClock) {
    if (!(qps > 0) || !(burst >= 1))
        throw new RangeError(`expected qps above 0 and burst from 1, got ${qps} and ${burst}`);
    let tokens = burst;
    let last = clock.now();
    return {
        when() {
            const now = clock.now();
            tokens = Math.min(burst, tokens + ((now - last) / 1000) * qps) - 1;
            last = now;
            return Math.max(0, (-tokens / qps) * 1000);
        },
        forget: () => undefined,
        numRequeues: () => 0,
    };
}
/** The longest delay of several limiters, all of which are asked. Mirrors Go's `workqueue.NewTypedMaxOfRateLimiter`. */
export function newMaxOfRateLimiter(...limiters) {
    return {
        when: (item) => Math.max(0, ...limiters.map((limiter) => limiter.when(item))),
        forget: (item) => {
            for (const limiter of limiters)
                limiter.forget(item);
        },
        numRequeues: (item) => Math.max(0, ...limiters.map((limiter) => limiter.numRequeues(item))),
    };
}
/** Another limiter, but never a longer delay than this one. Mirrors Go's `workqueue.NewTypedWithMaxWaitRateLimiter`. */
export function newWithMaxWaitRateLimiter(limiter, max) {
    return {
        when: (item) => Math.min(limiter.when(item), max),
        forget: (item) => limiter.forget(item),
        numRequeues: (item) => limiter.numRequeues(item),
    };
}
/**
 * What queues take by default: 5 ms, doubling up to 1,000 s, for each item.
 *
 * Differs from Go: there all items together are also limited to 10 a second, which is `newMaxOfRateLimiter` with
 * `newBucketRateLimiter(10, 100)`; 10,000 items that fail once keep such a queue busy for a quarter of an hour.
 */
export function defaultControllerRateLimiter(options = {}) {
    return newItemExponentialFailureRateLimiter(5, 1_000_000, options);
}
function checkDelays(...delays) {
    for (const delay of delays)
        if (!(delay >= 0))
            throw new RangeError(`expected a delay in milliseconds, got ${delay}`);
}
