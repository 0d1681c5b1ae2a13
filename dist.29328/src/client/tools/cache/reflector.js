import { fromObject } from '#apimachinery/api/errors/from_object';
import { isGone, isInternalError, isResourceExpired, isTimeout, isTooManyRequests, } from '#apimachinery/api/errors/predicates';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import { CauseTypeResourceVersionTooLarge, InitialEventsAnnotationKey, } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { Backoff } from '#apimachinery/util/wait/backoff';
import { realClock } from '#apimachinery/util/wait/clock';
import { append } from '#engine/go/append';
import { isConnectionError } from '../../transport/connection_error.js';
import { sleepUntil } from '../../util/wait/sleep.js';
import { logError, VeryShortWatchError, WatchListStalledError } from './errors.js';
import { metaNamespaceKeyFunc, metaOf } from './object_name.js';
import { TimeSlice } from './time_slice.js';
import { WatchInProgress } from './watch_in_progress.js';
/** After so long without errors they are no longer one series, in milliseconds. */
const RESET = 60_000;
const MIN_WATCH_TIMEOUT = 5 * 60_000;
const SHORT_WATCH = 1000;
const PAGE = 500;
const HOUR = 3_600_000;
/** How long a server may take to end a watch after its time, in milliseconds. Then the connection counts as dead. */
const GRACE = 5000;
/**
 * Keeps a store like what the server has: reads everything, then watches, and begins anew whenever the watch can't go on
 * where it was. Mirrors Go's `cache.Reflector`, whose requests it makes.
 */
export class Reflector {
    #resource;
    #store;
    #options;
    #clock;
    #onError;
    #delay;
    #slice = new TimeSlice();
    #lastVersion = '';
    /** The server doesn't know the last version any more, or not yet. */
    #isLastVersionUnavailable = false;
    #isPaged = false;
    #listUntil = -Infinity;
    #source = 'watch';
    constructor(resource, store, options = {}) {
        this.#resource = resource;
        this.#store = store;
        this.#options = options;
        this.#clock = options.clock ?? realClock;
        this.#onError = options.onError ?? logError;
        this.#delay = new Backoff({ duration: 800, cap: 30_000, steps: 38, factor: 2, jitter: 1 }).delayWithReset(this.#clock, 2 * 60_000, options.random);
    }
    /** The version of the server that the store had last: a watch goes on from here. */
    get lastSyncResourceVersion() {
        return this.#lastVersion;
    }
    /** Works until the signal is aborted. Errors go to `onError`, and are no reason to end. */
    async run({ signal } = {}) {
        while (!isAborted(signal)) {
            try {
                await this.#listAndWatch(signal);
            }
            catch (error) {
                if (isAborted(signal))
                    return;
                if (!isExpired(error))
                    this.#onError(error, { source: this.#source });
            }
            await this.#pause(signal);
        }
    }
    async #listAndWatch(signal) {
        let stream;
        const { watchList = true } = this.#options;
        if (watchList && this.#clock.now() >= this.#listUntil) {
            try {
                stream = await this.#watchList(signal);
            }
            catch (error) {
                if (isAborted(signal))
                    return;
                if (error instanceof WatchListStalledError) {
                    this.#listUntil = this.#clock.now() + HOUR;
                    this.#onError(error, { source: 'watch' });
                }
                // Whatever else it was: if it concerns lists as well, the list tells.
            }
        }
        try {
            this.#source = 'list';
            if (stream === undefined)
                await this.#list(signal);
            this.#source = 'watch';
            const stopResync = this.#startResync();
            try {
                await this.#watch(stream, signal);
            }
            finally {
                stopResync();
            }
        }
        finally {
            stream?.stop();
        }
    }
    async #list(signal) {
        const { pageSize = 0, labelSelector, fieldSelector, shardSelector } = this.#options;
        const resourceVersion = this.#isLastVersionUnavailable ? '' : this.#lastVersion || '0';
        const kept = new Map();
        const onUndecodable = (error) => void kept.set(error.key, error);
        const options = { labelSelector, fieldSelector, shardSelector, signal, onUndecodable };
        // A server's cache gives all at once, whatever it is asked for. At a version of its own, a page would come from etcd.
        const size = pageSize > 0 ? pageSize : !this.#isPaged && resourceVersion !== '' && resourceVersion !== '0' ? 0 : PAGE;
        const list = await listAll(this.#resource, { ...options, resourceVersion }, size).catch((error) => {
            if (!isExpired(error) && !isTooLargeResourceVersion(error))
                throw error;
            this.#isLastVersionUnavailable = true;
            kept.clear();
            return listAll(this.#resource, options, size);
        });
        signal?.throwIfAborted();
        if (resourceVersion === '0' && list.isPaged)
            this.#isPaged = true;
        this.#isLastVersionUnavailable = false;
        const { transform } = this.#options;
        for (const error of kept.values())
            this.#reportUndecodable(error);
        const objects = transform === undefined ? list.items : list.items.map(transform);
        this.#store.replace(objects, list.resourceVersion, [...kept.keys()]);
        this.#lastVersion = list.resourceVersion;
    }
    /** Watches from the beginning of things, until everything is there; the stream then goes on. */
    async #watchList(signal) {
        const { name = 'objects', watchListTimeout = 30_000 } = this.#options;
        for (;;) {
            signal?.throwIfAborted();
            const objects = new Map();
            const kept = new Set();
            const put = (object) => {
                const key = metaNamespaceKeyFunc(object);
                objects.set(key, object);
                kept.delete(key);
            };
            const deleteKey = (key) => {
                objects.delete(key);
                kept.delete(key);
            };
            const sink = {
                add: put,
                update: put,
                delete: (object) => deleteKey(metaNamespaceKeyFunc(object)),
                deleteKey,
                keep: (key) => void (objects.has(key) || kept.add(key)),
            };
            let version = '';
            const [stream, open] = this.#newWatch(signal, {
                resourceVersion: this.#isLastVersionUnavailable ? '' : this.#lastVersion,
                allowWatchBookmarks: true,
                sendInitialEvents: true,
                resourceVersionMatch: 'NotOlderThan',
            });
            const listenAgain = stream.limitSilence(watchListTimeout, () => new WatchListStalledError(name, watchListTimeout));
            try {
                await open();
                const isComplete = await this.#receive(stream, stream.begun, sink, true, (at, isCertain) => {
                    if (isCertain)
                        version = at;
                });
                listenAgain();
                if (isComplete) {
                    this.#isLastVersionUnavailable = false;
                    this.#store.replace([...objects.values()], version, [...kept]);
                    this.#lastVersion = version;
                    return stream;
                }
                stream.stop();
            }
            catch (error) {
                stream.stop();
                signal?.throwIfAborted();
                if (isRetriable(error))
                    await this.#pause(signal);
                else if (isExpired(error) || isTooLargeResourceVersion(error))
                    this.#isLastVersionUnavailable = true;
                else
                    throw error;
            }
        }
    }
    /** Watches as long as the watch can go on where it was. */
    async #watch(begun, signal) {
        const internalErrors = new InternalErrorRetry(this.#clock, this.#options.maxInternalErrorRetry ?? 0);
        let stream = begun;
        let isAfresh = true;
        while (!isAborted(signal)) {
            const begin = this.#clock.now();
            const resourceVersion = this.#lastVersion;
            // A watch from nowhere begins with what there is, in any order: the versions of these objects say nothing.
            const isOrdered = stream !== undefined || (resourceVersion !== '' && resourceVersion !== '0');
            // Differs from Go: it watches from nowhere again, and never learns what was deleted in between.
            if (!isOrdered && !isAfresh)
                return;
            try {
                stream ??= await this.#openWatch(signal, { resourceVersion, allowWatchBookmarks: true });
            }
            catch (error) {
                if (!isRetriable(error) || isAborted(signal))
                    throw error;
                await this.#pause(signal);
                continue;
            }
            isAfresh = false;
            try {
                await this.#receive(stream, begin, this.#store, false, (version, isCertain) => {
                    if (isOrdered || isCertain)
                        this.#lastVersion = version;
                });
            }
            catch (error) {
                if (isAborted(signal))
                    return;
                if (isInternalError(error) && internalErrors.shouldRetry())
                    continue;
                if (!isTooManyRequests(error))
                    throw error;
                await this.#pause(signal);
            }
            finally {
                stream.stop();
                stream = undefined;
            }
        }
    }
    #newWatch(signal, options) {
        const { labelSelector, fieldSelector, shardSelector, minWatchTimeout = 0, random = Math.random } = this.#options;
        const least = Math.max(minWatchTimeout, MIN_WATCH_TIMEOUT) / 1000;
        const timeoutSeconds = Math.floor(least + random() * least);
        const stream = new WatchInProgress(this.#clock, signal, timeoutSeconds * 1000 + GRACE);
        const onUndecodable = (error, type) => stream.onUndecodable?.(error, type);
        const all = { ...options, labelSelector, fieldSelector, shardSelector, timeoutSeconds, onUndecodable };
        return [stream, () => stream.open((ending) => this.#resource.watch({ ...all, signal: ending }))];
    }
    async #openWatch(signal, options) {
        const [stream, open] = this.#newWatch(signal, options);
        try {
            await open();
            return stream;
        }
        catch (error) {
            stream.stop();
            throw error;
        }
    }
    /**
     * Takes in the events of a stream to its end.
     * @param begin when there was reason to expect events
     * @param isInitial stops at the mark of the last initial event
     * @param seen called with versions, and whether there was more than what a watch begins with
     * @returns whether the mark came
     */
    async #receive(stream, begin, store, isInitial, seen) {
        let count = 0;
        let isCertain = false;
        stream.onUndecodable = (error, type) => {
            if (type === 'DELETED')
                store.deleteKey?.(error.key);
            else {
                this.#reportUndecodable(error);
                store.keep?.(error.key);
            }
            isCertain ||= type !== 'ADDED';
            if (error.resourceVersion !== '')
                seen(error.resourceVersion, isCertain);
            count++;
        };
        for (let next = await stream.next(); next !== undefined; next = await stream.next()) {
            if (next.type === 'ERROR')
                throw fromObject(next.object);
            const { type, object } = next;
            const { resourceVersion = '', annotations } = metaOf(object);
            const isMark = type === 'BOOKMARK' && annotations?.[InitialEventsAnnotationKey] === 'true';
            if (type === 'BOOKMARK')
                store.bookmark?.(resourceVersion);
            else if (type === 'DELETED')
                store.delete(this.#transformed(object) ?? object);
            else {
                const transformed = this.#transformed(object);
                if (transformed !== undefined)
                    store[type === 'ADDED' ? 'add' : 'update'](transformed);
            }
            isCertain ||= type !== 'ADDED';
            seen(resourceVersion, isCertain);
            count++;
            if (isInitial && isMark)
                return true;
            if (this.#slice.isOver)
                await this.#slice.pause();
        }
        if (count === 0 && this.#clock.now() - begin < SHORT_WATCH)
            throw new VeryShortWatchError(this.#options.name ?? 'objects');
        return false;
    }
    #reportUndecodable(error) {
        this.#onError(error, { source: 'decode', ...(error.key === '' ? {} : { key: error.key }) });
    }
    /**
     * What the store gets of an object; undefined when that fails.
     *
     * Differs from Go: of a deleted object it then gets the object itself; there the store keeps it for ever.
     */
    #transformed(object) {
        try {
            return this.#options.transform === undefined ? object : this.#options.transform(object);
        }
        catch (error) {
            this.#onError(error, { source: 'transform', key: metaNamespaceKeyFunc(object) });
            return undefined;
        }
    }
    #startResync() {
        const { resyncPeriod = 0, shouldResync = () => true } = this.#options;
        const period = typeof resyncPeriod === 'function' ? resyncPeriod() : resyncPeriod;
        if (period <= 0)
            return () => undefined;
        let cancel;
        const arm = () => {
            cancel = this.#clock.after(period, () => {
                if (shouldResync())
                    this.#store.resync?.();
                arm();
            });
        };
        arm();
        return () => cancel();
    }
    /** Waits for the next try; an abort ends it. */
    async #pause(signal) {
        await sleepUntil(this.#clock, this.#delay(), signal).catch(() => undefined);
    }
}
function isAborted(signal) {
    return signal?.aborted === true;
}
/** Says for how long a series of errors is borne. Mirrors Go's `cache.RetryWithDeadline`. */
class InternalErrorRetry {
    #clock;
    #limit;
    #first = 0;
    #last = -Infinity;
    /** @param limit in milliseconds; 0 for never */
    constructor(clock, limit) {
        this.#clock = clock;
        this.#limit = limit;
    }
    /** An error came. @returns whether to try again */
    shouldRetry() {
        const now = this.#clock.now();
        if (now - this.#last >= RESET)
            this.#first = now;
        this.#last = now;
        if (this.#limit <= 0)
            return false;
        if (now - this.#first <= this.#limit)
            return true;
        this.#last = -Infinity;
        return false;
    }
}
/**
 * Lists page by page. When the server forgets in between, it lists everything at once, at the version that was asked for.
 * Mirrors Go's `pager.ListPager.ListWithAlloc`.
 * @param pageSize 0 for everything at once
 */
async function listAll(resource, options, pageSize) {
    const { resourceVersion: _, ...further } = options;
    const items = [];
    let resourceVersion;
    let next = '';
    for (;;) {
        const page = await resource
            .list({
            ...(next === '' ? options : { ...further, continue: next }),
            ...(pageSize > 0 ? { limit: pageSize } : {}),
        })
            .catch((error) => {
            if (next !== '' && isResourceExpired(error))
                return undefined;
            throw error;
        });
        if (page === undefined) {
            const whole = await resource.list(options);
            return { items: whole.items, resourceVersion: whole.metadata.resourceVersion ?? '', isPaged: true };
        }
        const { continue: token = '' } = page.metadata;
        // That of the first page: later ones may be of a newer version, whose changes the watch then brings again.
        resourceVersion ??= page.metadata.resourceVersion ?? '';
        if (next === '' && token === '')
            return { items: page.items, resourceVersion, isPaged: false };
        append(items, page.items);
        if (token === '')
            return { items, resourceVersion, isPaged: true };
        next = token;
    }
}
/** The server has forgotten what came after a version. */
function isExpired(error) {
    return isResourceExpired(error) || isGone(error);
}
/** The server has not come to a version yet. Old ones say it in words alone. */
function isTooLargeResourceVersion(error) {
    if (hasStatusCause(error, CauseTypeResourceVersionTooLarge))
        return true;
    if (!isTimeout(error))
        return false;
    const { details, message = '' } = error.status();
    if (details === undefined)
        return false;
    const text = 'Too large resource version';
    return (details.causes ?? []).some((cause) => cause.message === text) || message.includes(text);
}
/** The watch may begin again at its version, after a pause. */
function isRetriable(error) {
    return (isConnectionError(error) && error.failure === 'refused') || isTooManyRequests(error);
}
