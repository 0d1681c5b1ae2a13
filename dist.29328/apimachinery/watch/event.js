/** The object is new, or existed when the watch began. Mirrors Go's `watch.Added`. */
export const Added = 'ADDED';
/** The object was modified. Mirrors Go's `watch.Modified`. */
export const Modified = 'MODIFIED';
/** The object was deleted. Mirrors Go's `watch.Deleted`. */
export const Deleted = 'DELETED';
/** No change: tells up to which version all events have been sent. Mirrors Go's `watch.Bookmark`. */
export const Bookmark = 'BOOKMARK';
/** The watch failed; the object is a Status. Mirrors Go's `watch.Error`. */
export const Error = 'ERROR';
const types = [Added, Modified, Deleted, Bookmark, Error];
/** Whether a string is an event type. */
export function isEventType(text) {
    return types.includes(text);
}
/** An event of any type. The object of an ERROR event should be a Status. */
export function newEvent(type, object) {
    return { type, object };
}
