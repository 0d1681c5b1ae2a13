import { PullIterator } from '../util/framer/pull_iterator.js';
/** A watch that has already ended. Mirrors Go's `watch.NewEmptyWatch`. */
export function newEmptyWatch() {
    return {
        resultChan: () => new PullIterator(async () => undefined, async () => undefined),
        stop() { },
    };
}
/** The events of a channel. */
export function eventsOf(channel, stop) {
    return new PullIterator(() => channel.receive(), async () => stop());
}
