import { Channel } from './channel.js';
import { Added, Deleted, Error as ErrorType, Modified, newEvent } from './event.js';
import { eventsOf } from './interface.js';
/** The capacity of a {@link RaceFreeFakeWatcher}. Mirrors Go's `watch.DefaultChanSize`. */
export const DefaultChanSize = 100;
/**
 * A watch for tests that emits what is sent to it. Senders wait until an event is received. Mirrors Go's
 * `watch.FakeWatcher`.
 */
export class FakeWatcher {
    #result;
    constructor(options = {}) {
        this.#result = new Channel(options.channelSize);
    }
    resultChan() {
        const channel = this.#result;
        return eventsOf(channel, () => channel.close());
    }
    stop() {
        this.#result.close();
    }
    isStopped() {
        return this.#result.closed;
    }
    /** Makes the watcher usable again, with capacity 0; loops over old events run to their end. */
    reset() {
        this.#result = new Channel();
    }
    /** @throws ChannelClosedError when the watcher is stopped; so do the other methods */
    add(object) {
        return this.action(Added, object);
    }
    modify(object) {
        return this.action(Modified, object);
    }
    delete(lastValue) {
        return this.action(Deleted, lastValue);
    }
    error(status) {
        return this.action(ErrorType, status);
    }
    /** Sends an event of any type. */
    action(type, object) {
        return this.#result.send(newEvent(type, object));
    }
}
/** A {@link RaceFreeFakeWatcher} is full. Go panics with the same message. */
export class ChannelFullError extends Error {
    code = 'ERR_CHANNEL_FULL';
    constructor() {
        super('channel full');
        this.name = 'ChannelFullError';
    }
}
/**
 * A watch for tests that buffers {@link DefaultChanSize} events, so senders never wait. Events sent after `stop` are
 * dropped. Mirrors Go's `watch.RaceFreeFakeWatcher`.
 */
export class RaceFreeFakeWatcher {
    #result = new Channel(DefaultChanSize);
    resultChan() {
        const channel = this.#result;
        return eventsOf(channel, () => channel.close());
    }
    stop() {
        this.#result.close();
    }
    isStopped() {
        return this.#result.closed;
    }
    /** Makes the watcher usable again. */
    reset() {
        this.#result = new Channel(DefaultChanSize);
    }
    /** @throws ChannelFullError when the buffer is full; so do the other methods */
    add(object) {
        this.action(Added, object);
    }
    modify(object) {
        this.action(Modified, object);
    }
    delete(lastValue) {
        this.action(Deleted, lastValue);
    }
    error(status) {
        this.action(ErrorType, status);
    }
    /** Sends an event of any type. */
    action(type, object) {
        if (!this.#result.closed && !this.#result.trySend(newEvent(type, object)))
            throw new ChannelFullError();
    }
}
