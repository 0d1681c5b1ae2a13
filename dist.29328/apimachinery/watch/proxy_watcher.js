import { PullIterator } from '../util/framer/pull_iterator.js';
/**
 * Wraps any iterable of events as a watch. A signal tells the producer when to stop. Mirrors Go's `watch.ProxyWatcher`.
 */
export class ProxyWatcher {
    #events;
    #stopped = new AbortController();
    constructor(events) {
        this.#events = events;
    }
    resultChan() {
        const iterator = this.#events[Symbol.asyncIterator]();
        return new PullIterator(async () => {
            const { done, value } = await iterator.next();
            return done === true ? undefined : value;
        }, async () => {
            this.stop();
            // Not awaited: a generator waiting for its next event would never return.
            void iterator.return?.().catch(() => undefined);
        });
    }
    stop() {
        this.#stopped.abort();
    }
    /** Whether `stop` was called. */
    stopping() {
        return this.#stopped.signal.aborted;
    }
    /** Aborted by `stop`. */
    stopChan() {
        return this.#stopped.signal;
    }
}
