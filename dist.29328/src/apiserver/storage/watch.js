import { newInternalError, newResourceExpired } from '#apimachinery/api/errors/constructors';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { isCompacted, isUnavailable } from './engine.js';
import { everything, matches } from './selection_predicate.js';
import { isCorruptObject } from './storage_error.js';
/** The annotation of the bookmark that ends the initial events. */
export { InitialEventsAnnotationKey };
/** Watches. See {@link ObjectStorage.watch}. */
export async function* watchObjects(source, keyPrefix, revision, options) {
    try {
        yield* watchOrThrow(source, keyPrefix, revision, options);
    }
    catch (error) {
        if (options.signal.aborted)
            return;
        yield { type: 'ERROR', object: statusOf(error, revision) };
    }
}
async function* watchOrThrow(source, keyPrefix, revision, options) {
    const { recursive = false, predicate = everything(), sendInitialEvents, bookmarkInterval = 60_000, signal } = options;
    const bookmarks = predicate.allowWatchBookmarks === true;
    const isWanted = (key) => recursive || key === keyPrefix;
    let after = revision;
    if (sendInitialEvents ?? revision === 0) {
        const { kvs, revision: current } = await onceAvailable(async () => {
            await source.waitFor(revision);
            return source.engine.range({ prefix: keyPrefix });
        }, signal);
        const initial = kvs.filter(({ key }) => isWanted(key));
        const objects = await source.objects.page(initial);
        for (const kv of initial) {
            if (signal.aborted)
                return;
            const object = readable(objects, kv);
            if (object !== undefined && matches(predicate, object))
                yield { type: 'ADDED', object };
        }
        after = current;
        if (sendInitialEvents === true && bookmarks)
            yield { type: 'BOOKMARK', resourceVersion: String(current), initialEventsEnd: true };
    }
    else if (revision === 0)
        after = await onceAvailable(() => source.engine.currentRevision(), signal);
    const nextBookmark = bookmarks ? bookmarkTimes(bookmarkInterval, options.timeout) : undefined;
    let due = nextBookmark?.();
    const idle = () => due && Math.max(due - performance.now(), 0);
    for await (const batch of source.engine.watch({ prefix: keyPrefix, after, signal, idle })) {
        const wanted = recursive ? batch.events : batch.events.filter(({ key }) => isWanted(key));
        const objects = await source.objects.shared(wanted);
        for (const event of wanted) {
            if (signal.aborted)
                return;
            const sent = eventOf(objects, event, predicate);
            if (sent !== undefined)
                yield sent;
        }
        if (signal.aborted || due === undefined || performance.now() < due)
            continue;
        yield { type: 'BOOKMARK', resourceVersion: String(batch.revision), initialEventsEnd: false };
        due = nextBookmark();
    }
}
/** Milliseconds before a store that could not be reached is asked again. */
const RETRY = 1000;
/** Asks again while the store can't be reached: a watch goes on when it can, as one does that has begun. */
async function onceAvailable(ask, signal) {
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isUnavailable(error) || signal.aborted)
                throw error;
            await new Promise((resolve) => setTimeout(resolve, RETRY));
        }
    }
}
/** How many milliseconds before the end of a watch the last bookmark comes. */
const BEFORE_END = 2000;
/** Gives the time of the next bookmark: after an interval, or shortly before the watch ends. */
function bookmarkTimes(interval, timeout) {
    const last = timeout === undefined ? Infinity : performance.now() + timeout - BEFORE_END;
    let isOver = false;
    return () => {
        if (isOver)
            return undefined;
        const next = performance.now() + interval;
        isOver = next >= last;
        if (!isOver)
            return next;
        return last === Infinity ? undefined : last;
    };
}
/** Undefined for an object that can't be read: to a watch it is not there, as to a list. */
// Differs from Go: there the watch ends with an error.
function readable(objects, kv) {
    try {
        return objects(kv);
    }
    catch (error) {
        if (isCorruptObject(error))
            return undefined;
        throw error;
    }
}
/** What a change means to who sees only the selected objects. */
function eventOf(objects, { current, previous, revision }, predicate) {
    const is = current && readable(objects, current);
    const was = previous && readable(objects, previous);
    const isSelected = is !== undefined && matches(predicate, is);
    const wasSelected = was !== undefined && matches(predicate, was);
    if (isSelected)
        return { type: wasSelected ? 'MODIFIED' : 'ADDED', object: is };
    // The object as it was last seen, with the revision at which it went out of sight.
    return wasSelected ? { type: 'DELETED', object: objects(previous, revision) } : undefined;
}
function statusOf(error, revision) {
    if (isCompacted(error))
        return newResourceExpired(`too old resource version: ${revision} (${error.oldest - 1})`).errStatus;
    if (isStatusError(error))
        return error.errStatus;
    return newInternalError(error instanceof Error ? error : new Error(String(error))).errStatus;
}
