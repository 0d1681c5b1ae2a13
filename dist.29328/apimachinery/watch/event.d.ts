import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
/** What happened to an object. Mirrors Go's `watch.EventType`. */
export type EventType = 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
/** The object is new, or existed when the watch began. Mirrors Go's `watch.Added`. */
export declare const Added = "ADDED";
/** The object was modified. Mirrors Go's `watch.Modified`. */
export declare const Modified = "MODIFIED";
/** The object was deleted. Mirrors Go's `watch.Deleted`. */
export declare const Deleted = "DELETED";
/** No change: tells up to which version all events have been sent. Mirrors Go's `watch.Bookmark`. */
export declare const Bookmark = "BOOKMARK";
/** The watch failed; the object is a Status. Mirrors Go's `watch.Error`. */
export declare const Error = "ERROR";
/** Something happened to an object. */
export interface ObjectEvent<T extends RuntimeObject = RuntimeObject> {
    readonly type: typeof Added | typeof Modified | typeof Deleted | typeof Bookmark;
    /**
     * - ADDED, MODIFIED: the current object
     * - DELETED: the last state of the object
     * - BOOKMARK: an object with only `metadata.resourceVersion`: all events up to that version have been sent
     */
    readonly object: T;
}
/** The server ends the watch because something went wrong; after `410 Gone`, list again. */
export interface ErrorEvent {
    readonly type: typeof Error;
    /** Servers send a Status. */
    readonly object: Status;
}
/** One event of a watch. Check `event.type === 'ERROR'` to narrow the type of `object`. Mirrors Go's `watch.Event`. */
export type Event<T extends RuntimeObject = RuntimeObject> = ObjectEvent<T> | ErrorEvent;
/** Whether a string is an event type. */
export declare function isEventType(text: string): text is EventType;
/** An event of any type. The object of an ERROR event should be a Status. */
export declare function newEvent<T extends RuntimeObject>(type: EventType, object: T | Status): Event<T>;
