import type { EventSource } from '#api/core/v1/zz_generated.structs';
import { Event } from '#api/core/v1/zz_generated.types';
import type { APIStatus } from '#apimachinery/api/errors/status_error';
import type { RandomSource } from '#apimachinery/util/rand/random_source';
import type { Client } from '../../client.ts';
import { type Referable } from '../reference/get_reference.ts';
import { type CorrelatorOptions } from './event_correlator.ts';
/** How many events wait for each handler before new ones are dropped. */
export declare const MaxQueuedEvents = 1000;
/** Why an event was not recorded. */
export type EventLoss = 
/** Events came faster than they could be written. */
'queue full'
/** Too many about one object: see `burstSize` and `qps`. */
 | 'spam filter'
/** The server refused it. */
 | 'rejected'
/** It could not be written in 12 tries, or before the shutdown. */
 | 'gave up';
/** How an {@link EventBroadcaster} works. */
export interface EventBroadcasterOptions extends CorrelatorOptions {
    /** How long there is between tries to write an event, in milliseconds. Default 10000; at random less for the first one. */
    readonly sleepDuration?: number;
    /** Called with each event that is not recorded: count them. */
    readonly onLoss?: (why: EventLoss, event: Event, error?: unknown) => void;
    readonly random?: RandomSource;
}
/** The Status of an error that a server answered with. */
export declare function statusOf(error: unknown): ReturnType<APIStatus['status']> | undefined;
/**
 * Takes events from recorders and gives them to sinks and handlers, for the API `core/v1`. For new programs there is
 * `tools/events`. Mirrors Go's `record.EventBroadcaster`.
 *
 * ```ts
 * const broadcaster = new EventBroadcaster();
 * broadcaster.startRecordingToSink(newEventSink(client));
 * const recorder = broadcaster.newRecorder({ component: 'my-controller' });
 * recorder.event(pod, 'Normal', 'Synced', 'everything is as it should be');
 * await broadcaster.shutdown();
 * ```
 */
export declare class EventBroadcaster {
    #private;
    constructor(options?: EventBroadcasterOptions);
    /** Gives every event to a handler. @returns what ends that */
    startEventWatcher(handle: (event: Event) => void | Promise<void>): () => void;
    /** Writes events to a sink, correlated. @returns what ends that */
    startRecordingToSink(sink: EventSink): () => void;
    /** Records events in the name of a component. */
    newRecorder(source: EventSource): EventRecorder;
    /**
     * Takes no event any more. Those that are there are tried once more. Mirrors Go's `Shutdown`.
     * @returns when they are written, or given up
     */
    shutdown(): Promise<void>;
}
/**
 * Gives events to a handler one after the other, and drops what doesn't fit. Nothing that a handler throws gets out.
 */
export declare class EventQueue<T> {
    #private;
    /** @param drop called with an event for which there is no room */
    constructor(handle: (event: T) => void | Promise<void>, drop: (event: T) => void);
    push(event: T): void;
    /** Takes no event any more, and forgets those that wait. */
    stop(): void;
    /** Resolves when the events that were there are handled. */
    drained(): Promise<void>;
}
/** Records what happens to objects. Mirrors Go's `record.EventRecorder`. */
export interface EventRecorder {
    /**
     * Records an event about an object, in its namespace, or in `default`. It waits for nothing.
     * @param object the object, or a reference to it
     * @param type `Normal` or `Warning`
     * @param reason why, in one word for programs: `FailedMount`
     * @param message what happened, in words for people
     * @param annotations of the event
     * @throws NoReferenceError for an object that doesn't say what it is
     * @throws EventTypeError
     */
    event(object: Referable, type: 'Normal' | 'Warning', reason: string, message: string, annotations?: Readonly<Record<string, string>>): void;
}
/** An event about an object, as it is recorded first. */
export declare function makeEvent(object: Referable, source: EventSource, date: Date, [type, reason, message]: readonly [type: string, reason: string, message: string], annotations?: Readonly<Record<string, string>>): Event;
/** Where events go: the API, as a rule. What it throws is judged as what a client throws. Mirrors Go's `record.EventSink`. */
export interface EventSink {
    create(event: Event, options?: {
        readonly signal?: AbortSignal;
    }): Promise<Event>;
    /** @param patch a strategic merge patch */
    patch(event: Event, patch: string, options?: {
        readonly signal?: AbortSignal;
    }): Promise<Event>;
}
/** Writes events to the namespaces that they are in. Mirrors Go's `typedcorev1.EventSinkImpl`. */
export declare function newEventSink(client: Client): EventSink;
