import type { Event } from '#api/events/v1/zz_generated.types';
import type { RandomSource } from '#apimachinery/util/rand/random_source';
import { type Clock } from '#apimachinery/util/wait/clock';
import { type EventLoss } from '../record/event_broadcaster.ts';
import { type EventRecorder } from './event_recorder.ts';
import type { EventSink } from './event_sink.ts';
/** How an {@link EventBroadcaster} works. */
export interface EventBroadcasterOptions {
    /** How long there is between tries to write an event, in milliseconds, or up to a quarter more. Default 10000. */
    readonly sleepDuration?: number;
    /** Called with each event that is not recorded: count them. */
    readonly onLoss?: (why: EventLoss, event: Event, error?: unknown) => void;
    readonly clock?: Clock;
    /** The time that is written into events. */
    readonly now?: () => Date;
    readonly random?: RandomSource;
}
/**
 * Takes events from recorders and writes them, for the API `events.k8s.io/v1`. An event that is repeated becomes a series:
 * its second occurrence is written, and its count when it ends, and every 30 minutes. Mirrors Go's `events.EventBroadcaster`.
 *
 * ```ts
 * const broadcaster = new EventBroadcaster(newEventSink(client));
 * broadcaster.startRecordingToSink({ signal });
 * const recorder = broadcaster.newRecorder('my-controller', podName);
 * recorder.event(pod, { type: 'Normal', reason: 'Synced', action: 'Syncing', note: 'everything is as it should be' });
 * ```
 */
export declare class EventBroadcaster {
    #private;
    constructor(sink: EventSink, options?: EventBroadcasterOptions);
    /** Gives every event to a handler. @returns what ends that */
    startEventWatcher(handle: (event: Event) => void): () => void;
    /** Writes events until the signal is aborted or the broadcaster shut down. */
    startRecordingToSink({ signal }?: {
        readonly signal?: AbortSignal;
    }): void;
    /**
     * Records events in the name of a controller.
     * @param controller a qualified name, such as `example.com/my-controller`
     * @param instance which of its replicas: the name of the Pod. Default `CONTROLLER-unknown`
     */
    newRecorder(controller: string, instance?: string): EventRecorder;
    /** Takes no event any more. @returns when what was being written is written or given up */
    shutdown(): Promise<void>;
}
