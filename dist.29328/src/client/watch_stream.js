import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
/**
 * A watch that has begun. Iterate over it, or over `resultChan()`: it is over when the server ends it, or the connection.
 * An aborted signal is thrown; leaving the loop stops the watch.
 */
export class WatchStream {
    #source;
    #events;
    constructor(source, signal) {
        this.#source = source;
        const events = source.resultChan();
        this.#events = new PullIterator(async () => {
            const { done, value } = await events.next();
            // What an abort made of the stream is of no interest.
            signal?.throwIfAborted();
            return done === true ? undefined : value;
        }, async () => this.stop());
    }
    /** The events, the same for every call. */
    resultChan() {
        return this.#events;
    }
    stop() {
        this.#source.stop();
    }
    [Symbol.asyncIterator]() {
        return this.#events;
    }
}
