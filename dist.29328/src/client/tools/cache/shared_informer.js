import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { realClock } from '#apimachinery/util/wait/clock';
import { ChangeListener } from './change_listener.js';
import { deepFreeze } from './deep_readonly.js';
import { InformerStateError, logError } from './errors.js';
import { HandlerListener } from './handler_listener.js';
import { Indexer, metaNamespaceIndexFunc, NamespaceIndex } from './indexer.js';
import { Lister } from './lister.js';
import { ResyncSchedule } from './notification.js';
import { metaOf } from './object_name.js';
import { OneTimeEvent } from './one_time_event.js';
import { Reflector } from './reflector.js';
import { TimeSlice } from './time_slice.js';
const LEAST_RESYNC = 1000;
/**
 * Keeps a copy of the objects of a resource, up to date, for everybody in a program: to read them ({@link lister}), to be
 * told of changes ({@link addEventHandler}), or to loop over changes ({@link changes}). Mirrors Go's
 * `cache.SharedIndexInformer`.
 *
 * ```ts
 * const pods = new SharedInformer(client.resource(corev1.Pod));
 * pods.addEventHandler({ add: (pod) => console.log('new', pod.metadata.name) });
 * const running = pods.run({ signal });
 * await pods.synced({ signal });
 * pods.lister.list({ namespace: 'default', selector: 'app=web' });
 * ```
 */
export class SharedInformer {
    /** Reads the cache. */
    lister;
    #options;
    #indexer;
    #reflector;
    #slice = new TimeSlice();
    #synced = new OneTimeEvent();
    /** With whether they get updates that change nothing: until the first check all do. */
    #listeners = new Map();
    #checkPeriod;
    #state = 'new';
    /** @param resource a ResourceClient: `client.resource(Kind)`, `client.unstructured(gvr)` or `client.metadata(gvr)` */
    constructor(resource, options = {}) {
        const { indexers = {}, resyncPeriod = 0, freeze = false, transform, onError = logError } = options;
        this.#options = options;
        this.#checkPeriod = resyncPeriod;
        this.#indexer = new Indexer({
            indexers: { [NamespaceIndex]: metaNamespaceIndexFunc, ...indexers },
            onError: (error, { key }) => onError(error, { source: 'index', key }),
        });
        this.lister = new Lister(this.#indexer);
        const frozen = (object) => deepFreeze(transform === undefined ? object : transform(object));
        this.#reflector = new Reflector(resource, this.#newStore(), {
            ...options,
            transform: freeze ? frozen : transform,
            resyncPeriod: () => this.#checkPeriod,
            shouldResync: () => this.#shouldResync(),
        });
    }
    /** The version of the server that the cache had last: from here the watch goes on. */
    get lastSyncResourceVersion() {
        return this.#reflector.lastSyncResourceVersion;
    }
    /** Whether everything has been read once. Handlers may not have been called yet: see {@link HandlerRegistration}. */
    get hasSynced() {
        return this.#synced.hasHappened;
    }
    /** Whether it has run, and does no more. */
    get isStopped() {
        return this.#state === 'stopped';
    }
    /** Waits for {@link hasSynced}. @throws the signal's reason, and InformerStateError when the informer ends before */
    synced(options = {}) {
        return this.#synced.wait(options);
    }
    /**
     * Reads and watches until the signal is aborted, and the calls of handlers that go on then are over. Errors go to
     * `onError`.
     * @throws InformerStateError when it has run before
     */
    async run({ signal } = {}) {
        if (this.#state !== 'new')
            throw new InformerStateError('an informer can run only once');
        this.#state = 'running';
        try {
            await this.#reflector.run({ signal });
        }
        finally {
            this.#state = 'stopped';
            this.#synced.fail(new InformerStateError('the informer has stopped'));
            const listeners = [...this.#listeners.keys()];
            this.#listeners.clear();
            for (const listener of listeners)
                listener.stop();
            await Promise.all(listeners.map((listener) => listener.running));
        }
    }
    /** Adds indexes. @throws KeyError when there is one of the name */
    addIndexers(indexers) {
        this.#indexer.addIndexers(indexers);
    }
    /**
     * Calls a handler for whatever happens from now on; first for everything that is in the cache already. At any time.
     * @throws InformerStateError when the informer has stopped, or does no resyncs but the handler wants them
     */
    addEventHandler(handler, options = {}) {
        const { onError = logError } = this.#options;
        const resync = this.#newResync(options.resyncPeriod ?? this.#options.resyncPeriod ?? 0);
        const listener = new HandlerListener(handler, resync, this.#slice, onError, () => this.#remove(listener));
        this.#add(listener);
        return listener;
    }
    /**
     * The changes from now on; first, everything in the cache as added. What happens to an object while nobody asks becomes one
     * change, so that however slow the loop is, no more is kept than there are objects. It ends with the informer.
     *
     * ```ts
     * for await (const { type, object } of pods.changes({ signal })) console.log(type, object.metadata.name);
     * ```
     * @throws InformerStateError when the informer has stopped
     */
    changes({ signal } = {}) {
        const listener = new ChangeListener(new ResyncSchedule(0, 0, 0));
        this.#add(listener);
        return new PullIterator(() => listener.next(signal).catch((error) => {
            this.#remove(listener);
            throw error;
        }), async () => this.#remove(listener));
    }
    #add(listener) {
        if (this.#state === 'stopped')
            throw new InformerStateError('the informer has stopped');
        this.#listeners.set(listener, true);
        for (const object of this.#indexer.values())
            listener.push({ type: 'add', object, inInitialList: true });
        if (this.hasSynced)
            listener.everythingPushed();
    }
    #remove(listener) {
        this.#listeners.delete(listener);
        listener.stop();
    }
    #newResync(wanted) {
        const period = wanted > 0 ? Math.max(wanted, LEAST_RESYNC) : 0;
        // Differs from Go: there no handler gets resyncs, without a word, when the informer has no period of its own.
        if (period > 0 && (this.#checkPeriod === 0 || period < this.#checkPeriod) && this.#state === 'new') {
            this.#checkPeriod = period;
            for (const listener of this.#listeners.keys())
                listener.resync.checkPeriodChanged(period);
        }
        if (period > 0 && this.#checkPeriod === 0)
            throw new InformerStateError('the informer runs without resyncs: give it a resyncPeriod');
        return new ResyncSchedule(period, this.#checkPeriod, this.#now());
    }
    #shouldResync() {
        let isAnyDue = false;
        for (const listener of this.#listeners.keys()) {
            const isDue = listener.resync.isDue(this.#now());
            this.#listeners.set(listener, isDue);
            isAnyDue ||= isDue;
        }
        return isAnyDue;
    }
    #now() {
        return (this.#options.clock ?? realClock).now();
    }
    #newStore() {
        const put = (object) => {
            const old = this.#indexer.getByKey(this.#indexer.keyOf(object));
            this.#indexer.update(object);
            this.#changed(old, object);
        };
        return {
            add: put,
            update: put,
            delete: (object) => {
                this.#indexer.delete(object);
                this.#distribute({ type: 'delete', object, finalStateUnknown: false });
            },
            deleteKey: (key) => {
                const object = this.#indexer.getByKey(key);
                if (object === undefined)
                    return;
                this.#indexer.deleteKey(key);
                this.#distribute({ type: 'delete', object, finalStateUnknown: true });
            },
            replace: (objects, resourceVersion, kept) => this.#replace(objects, resourceVersion, kept),
            bookmark: (resourceVersion) => this.#indexer.bookmark(resourceVersion),
            resync: () => {
                for (const object of this.#indexer.values())
                    this.#changed(object, object);
            },
        };
    }
    #replace(objects, resourceVersion, kept) {
        const keys = objects.map((object) => this.#indexer.keyOf(object));
        const old = keys.map((key) => this.#indexer.getByKey(key));
        const left = new Set([...keys, ...kept]);
        const deleted = [];
        for (const key of this.#indexer.keys())
            if (!left.has(key))
                deleted.push(this.#indexer.getByKey(key));
        this.#indexer.replace(objects, resourceVersion, kept);
        for (const object of deleted)
            this.#distribute({ type: 'delete', object, finalStateUnknown: true });
        for (const [at, object] of objects.entries())
            this.#changed(old[at], object);
        if (this.hasSynced)
            return;
        this.#synced.happen();
        for (const listener of this.#listeners.keys())
            listener.everythingPushed();
    }
    #changed(old, object) {
        if (old === undefined)
            this.#distribute({ type: 'add', object, inInitialList: !this.hasSynced });
        else {
            const isResync = metaOf(old).resourceVersion === metaOf(object).resourceVersion;
            this.#distribute({ type: 'update', old, object }, isResync);
        }
    }
    #distribute(notification, isResync = false) {
        for (const [listener, wantsResync] of this.#listeners)
            if (!isResync || wantsResync)
                listener.push(notification);
    }
}
