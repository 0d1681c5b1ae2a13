import { DelayingQueue } from './delaying_queue.js';
import { defaultControllerRateLimiter } from './rate_limiters.js';
/**
 * A {@link DelayingQueue} that delays items by how often they failed. Mirrors Go's `workqueue.NewTypedRateLimitingQueue`.
 *
 * ```ts
 * try {
 *   await reconcile(work.item);
 *   queue.forget(work.item);
 * } catch {
 *   queue.addRateLimited(work.item);
 * } finally {
 *   work.done();
 * }
 * ```
 */
export class RateLimitingQueue extends DelayingQueue {
    #limiter;
    constructor(options = {}) {
        super(options);
        this.#limiter = options.limiter ?? defaultControllerRateLimiter({ key: this.key });
    }
    addRateLimited(item) {
        this.addAfter(item, this.#limiter.when(item));
    }
    forget(item) {
        this.#limiter.forget(item);
    }
    numRequeues(item) {
        return this.#limiter.numRequeues(item);
    }
}
