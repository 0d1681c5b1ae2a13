import type { Event } from '#api/core/v1/zz_generated.types';
import { type Clock } from '#apimachinery/util/wait/clock';
import { type EventAggregatorKeyFunc, type EventAggregatorMessageFunc } from './event_aggregator.ts';
/** How an {@link EventCorrelator} works. Mirrors Go's `record.CorrelatorOptions`. */
export interface CorrelatorOptions {
    /** How many events, groups and objects are remembered. Default 4096. */
    readonly lruCacheSize?: number;
    /** How many events a source may send about an object at once. Default 25. */
    readonly burstSize?: number;
    /** How many events a second it may send afterwards. Default 1/300. */
    readonly qps?: number;
    /** Which events are alike. Default: those that differ by their message only. */
    readonly keyFunc?: EventAggregatorKeyFunc;
    /** The message of the event that stands for many. */
    readonly messageFunc?: EventAggregatorMessageFunc;
    /** From how many events that are alike on they become one. Default 10. */
    readonly maxEvents?: number;
    /** After how many seconds without one they are counted anew. Default 600. */
    readonly maxIntervalInSeconds?: number;
    /** What the events of a source about an object are known by, for `burstSize` and `qps`. */
    readonly spamKeyFunc?: (event: Event) => string;
    readonly clock?: Clock;
    /** The time that is written into events. */
    readonly now?: () => Date;
}
/** What becomes of an event. Mirrors Go's `record.EventCorrelateResult`. */
export type EventCorrelateResult = {
    readonly skip: true;
} | {
    readonly skip: false;
    readonly event: Event;
    /** A strategic merge patch for the event that is there already. */
    readonly patch: string | undefined;
};
/**
 * Keeps a program from flooding a server with events: counts those that are repeated, makes one of those that differ only
 * by their message, and drops what a source sends too often about an object. Mirrors Go's `record.EventCorrelator`.
 */
export declare class EventCorrelator {
    #private;
    constructor(options?: CorrelatorOptions);
    /** What is to be recorded of an event. Mirrors Go's `EventCorrelate`. */
    eventCorrelate(given: Event): EventCorrelateResult;
    /** Remembers what the server made of an event. Mirrors Go's `UpdateState`. */
    updateState(event: Event): void;
}
