import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { KindBase } from '../runtime/kind_base.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { Decoder } from './decoder.ts';
import { type Event } from './event.ts';
import type { Interface } from './interface.ts';
/** Turns an error into the object of an ERROR event. Mirrors Go's `watch.Reporter`. */
export interface Reporter {
    asObject(error: Error): Status;
}
/**
 * A watch over a decoder. It never throws: when the connection is cut, the watch just ends; any other error ends it
 * with an ERROR event. Mirrors Go's `watch.StreamWatcher`.
 */
export declare class StreamWatcher<T extends RuntimeObject = KindBase> implements Interface<T> {
    #private;
    constructor(source: Pick<Decoder<T>, 'decode' | 'close'>, reporter: Reporter);
    /** The events, the same for every call. */
    resultChan(): AsyncIterableIterator<Event<T>>;
    stop(): void;
}
