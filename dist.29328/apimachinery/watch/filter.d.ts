import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { Event } from './event.ts';
import type { Interface } from './interface.ts';
/** Returns the event to pass on, possibly changed; `undefined` drops it. Mirrors Go's `watch.FilterFunc`. */
export type FilterFunc<In extends RuntimeObject = RuntimeObject, Out extends RuntimeObject = In> = (event: Event<In>) => Event<Out> | undefined;
/**
 * Filters the events of a watch. Stopping the result stops the source. Mirrors Go's `watch.Filter`.
 *
 * The event type is kept: an object that starts to match after a change stays MODIFIED.
 */
export declare function filter<In extends RuntimeObject, Out extends RuntimeObject = In>(watch: Interface<In>, f: FilterFunc<In, Out>): Interface<Out>;
/** Passes all events on and records them. Mirrors Go's `watch.Recorder`. */
export declare class Recorder<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
    #private;
    constructor(watch: Interface<T>);
    resultChan(): AsyncIterableIterator<Event<T>>;
    stop(): void;
    /** The events received so far. */
    events(): Event<T>[];
}
