import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { type Event, type EventType } from './event.ts';
import { type Interface } from './interface.ts';
/** The capacity of a {@link RaceFreeFakeWatcher}. Mirrors Go's `watch.DefaultChanSize`. */
export declare const DefaultChanSize = 100;
/** Options of a {@link FakeWatcher}. Mirrors Go's `watch.FakeOptions`. */
export interface FakeOptions {
    /** Capacity, beyond which senders wait; default 0. */
    readonly channelSize?: number;
}
/**
 * A watch for tests that emits what is sent to it. Senders wait until an event is received. Mirrors Go's
 * `watch.FakeWatcher`.
 */
export declare class FakeWatcher<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
    #private;
    constructor(options?: FakeOptions);
    resultChan(): AsyncIterableIterator<Event<T>>;
    stop(): void;
    isStopped(): boolean;
    /** Makes the watcher usable again, with capacity 0; loops over old events run to their end. */
    reset(): void;
    /** @throws ChannelClosedError when the watcher is stopped; so do the other methods */
    add(object: T): Promise<void>;
    modify(object: T): Promise<void>;
    delete(lastValue: T): Promise<void>;
    error(status: Status): Promise<void>;
    /** Sends an event of any type. */
    action(type: EventType, object: T | Status): Promise<void>;
}
/** A {@link RaceFreeFakeWatcher} is full. Go panics with the same message. */
export declare class ChannelFullError extends Error {
    readonly code = "ERR_CHANNEL_FULL";
    constructor();
}
/**
 * A watch for tests that buffers {@link DefaultChanSize} events, so senders never wait. Events sent after `stop` are
 * dropped. Mirrors Go's `watch.RaceFreeFakeWatcher`.
 */
export declare class RaceFreeFakeWatcher<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
    #private;
    resultChan(): AsyncIterableIterator<Event<T>>;
    stop(): void;
    isStopped(): boolean;
    /** Makes the watcher usable again. */
    reset(): void;
    /** @throws ChannelFullError when the buffer is full; so do the other methods */
    add(object: T): void;
    modify(object: T): void;
    delete(lastValue: T): void;
    error(status: Status): void;
    /** Sends an event of any type. */
    action(type: EventType, object: T | Status): void;
}
