import type { Event } from '#api/core/v1/zz_generated.types';
import type { Clock } from '#apimachinery/util/wait/clock';
/** Which events are alike: `aggregateKey` tells the groups apart, `localKey` the events in a group. */
export type EventAggregatorKeyFunc = (event: Event) => {
    readonly aggregateKey: string;
    readonly localKey: string;
};
/** The message of the event that stands for many. */
export type EventAggregatorMessageFunc = (event: Event) => string;
/** How an {@link EventAggregator} works. */
export interface EventAggregatorOptions {
    /** How many groups are remembered. */
    readonly lruCacheSize: number;
    readonly keyFunc: EventAggregatorKeyFunc;
    readonly messageFunc: EventAggregatorMessageFunc;
    /** From how many different events of a group on they become one. */
    readonly maxEvents: number;
    /** After how many seconds without an event a group is new. */
    readonly maxIntervalInSeconds: number;
    readonly clock: Clock;
    /** The time that is written into events. */
    readonly now: () => Date;
}
/** Groups events that differ only by their message. Mirrors Go's `record.EventAggregatorByReasonFunc`. */
export declare const eventAggregatorByReasonFunc: EventAggregatorKeyFunc;
/** Says that the event stands for several. Mirrors Go's `record.EventAggregatorByReasonMessageFunc`. */
export declare const eventAggregatorByReasonMessageFunc: EventAggregatorMessageFunc;
/** What the same event is known by. */
export declare function eventKey(event: Event): string;
/** What the events of a source about an object are known by, for the spam filter. */
export declare function spamKey(event: Event): string;
/** Makes one event of many that are alike. Mirrors Go's `record.EventAggregator`. */
export declare class EventAggregator {
    #private;
    constructor(options: EventAggregatorOptions);
    /** @returns the event to record, and the key of what was recorded of it before */
    eventAggregate(event: Event): {
        readonly event: Event;
        readonly key: string;
    };
}
