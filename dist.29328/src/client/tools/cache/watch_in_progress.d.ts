import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Clock } from '#apimachinery/util/wait/clock';
import type { Event } from '#apimachinery/watch/event';
import type { Interface } from '#apimachinery/watch/interface';
import type { UndecodableHandler } from '../../rest/undecodable_object_error.ts';
/** A watch, from before its request to its end. */
export declare class WatchInProgress<T extends RuntimeObject> {
    #private;
    readonly begun: number;
    /** Called for objects that are left out. */
    onUndecodable: UndecodableHandler | undefined;
    /** @param limit after which the stream counts as ended, in milliseconds */
    constructor(clock: Clock, signal: AbortSignal | undefined, limit: number);
    open(start: (signal: AbortSignal) => Promise<Interface<T>>): Promise<void>;
    /** Ends the stream with an error when nothing comes for so long. @returns what ends that */
    limitSilence(milliseconds: number, reason: () => Error): () => void;
    /** The next event; undefined at the end. @throws what the stream was ended with */
    next(): Promise<Event<T> | undefined>;
    stop(): void;
}
