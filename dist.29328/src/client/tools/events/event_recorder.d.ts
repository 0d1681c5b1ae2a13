import type { Event } from '#api/events/v1/zz_generated.types';
import { type Referable } from '../reference/get_reference.ts';
/** What happened, besides the object it happened to. */
export interface EventDetails {
    readonly type: 'Normal' | 'Warning';
    /** Why, in one word for programs: `FailedMount`. At most 128 bytes. */
    readonly reason: string;
    /** What was done about it, in one word for programs: `Restarting`. At most 128 bytes; servers demand it. */
    readonly action: string;
    /** What happened, in words for people. What is beyond 1024 bytes is cut off, as servers refuse more. */
    readonly note: string;
    /** Another object that has to do with it. */
    readonly related?: Referable;
    /** Of the Event. */
    readonly annotations?: Readonly<Record<string, string>>;
}
/** Records what happens to objects. Mirrors Go's `events.EventRecorder`. */
export interface EventRecorder {
    /**
     * Records an event about an object, in its namespace, or in `default`. It waits for nothing.
     * @param regarding the object, or a reference to it
     * @throws NoReferenceError for an object that doesn't say what it is
     * @throws EventTypeError
     */
    event(regarding: Referable, details: EventDetails): void;
}
/** An event about an object, as it is recorded first. */
export declare function makeEvent(object: Referable, { type, reason, action, note, related, annotations }: EventDetails, reporter: {
    readonly controller: string;
    readonly instance: string;
}, date: Date): Event;
