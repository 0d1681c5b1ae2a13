import { PullIterator } from '../util/framer/pull_iterator.js';
/**
 * Filters the events of a watch. Stopping the result stops the source. Mirrors Go's `watch.Filter`.
 *
 * The event type is kept: an object that starts to match after a change stays MODIFIED.
 */
export function filter(watch, f) {
    let events;
    return {
        resultChan: () => (events ??= filtered(watch, f)),
        stop: () => watch.stop(),
    };
}
function filtered(watch, f) {
    const incoming = watch.resultChan();
    return new PullIterator(async () => {
        for (;;) {
            const { done, value } = await incoming.next();
            if (done === true)
                return undefined;
            const event = f(value);
            if (event !== undefined)
                return event;
        }
    }, async () => {
        await incoming.return?.();
    });
}
/** Passes all events on and records them. Mirrors Go's `watch.Recorder`. */
export class Recorder {
    #watch;
    #events = [];
    constructor(watch) {
        this.#watch = filter(watch, (event) => {
            this.#events.push(event);
            return event;
        });
    }
    resultChan() {
        return this.#watch.resultChan();
    }
    stop() {
        this.#watch.stop();
    }
    /** The events received so far. */
    events() {
        return [...this.#events];
    }
}
