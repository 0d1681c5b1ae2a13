import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { type Event, type EventType } from './event.ts';
import { type Interface } from './interface.ts';
/** What a Broadcaster does when a watcher's queue is full. Mirrors Go's `watch.FullChannelBehavior`. */
export type FullChannelBehavior = typeof WaitIfChannelFull | typeof DropIfChannelFull;
/** Wait for the slowest watcher. */
export declare const WaitIfChannelFull = 0;
/** Drop the event for that watcher. */
export declare const DropIfChannelFull = 1;
/** A Broadcaster was used after shutdown. */
export declare class BroadcasterStoppedError extends Error {
    readonly code = "ERR_BROADCASTER_STOPPED";
    constructor();
}
/** Options of a {@link Broadcaster}. */
export interface BroadcasterOptions {
    /** Maximum events queued for distribution before senders wait; default 25. */
    readonly incomingQueueLength?: number;
}
/** Delivers every event to every watcher, in order. Mirrors Go's `watch.Broadcaster`. */
export declare class Broadcaster<T extends RuntimeObject = RuntimeObject> {
    #private;
    /** @param queueLength maximum events queued for each watcher */
    constructor(queueLength: number, behavior: FullChannelBehavior, options?: BroadcasterOptions);
    /**
     * A new watcher, which gets events sent from now on.
     * @throws BroadcasterStoppedError
     */
    watch(): Interface<T>;
    /**
     * As {@link Broadcaster.watch}, but the watcher first gets the given events.
     * @throws BroadcasterStoppedError
     */
    watchWithPrefix(queuedEvents: readonly Event<T>[]): Interface<T>;
    /**
     * Sends an event to all watchers. Resolves when it is queued.
     * @throws BroadcasterStoppedError
     */
    action(type: EventType, object: T | Status): Promise<void>;
    /**
     * Sends an event to all watchers unless too many are queued already.
     * @returns whether it was sent
     * @throws BroadcasterStoppedError
     */
    actionOrDrop(type: EventType, object: T | Status): boolean;
    /**
     * Shuts down: rejects new events, delivers those already sent, then ends all watches. Resolves when done, which with
     * {@link WaitIfChannelFull} requires watchers to receive or stop.
     */
    shutdown(): Promise<void>;
}
