import { newUUID } from '#apimachinery/util/uuid/new_uuid';
import { realClock } from '#apimachinery/util/wait/clock';
import { objectNameKey } from '../client/tools/cache/object_name.js';
import { linkedSignal } from '../client/util/wait/sleep.js';
import { PriorityQueue } from '../client/util/workqueue/priority_queue.js';
import { newItemExponentialFailureRateLimiter } from '../client/util/workqueue/rate_limiters.js';
import { withValues } from './logger.js';
import { OwnWrites } from './own_writes.js';
import { isTerminal, ReconcileTimeoutError } from './result.js';
import { objectsOf, ownedBy, readsOf, sourceOf, } from './source.js';
/** A Kind was asked for that the controller doesn't watch. */
export class NotWatchedError extends TypeError {
    code = 'ERR_NOT_WATCHED';
    constructor(controller, kind) {
        super(`controller ${controller} doesn't watch ${kind}: name it in for, owns, watches or reads`);
        this.name = 'NotWatchedError';
    }
}
/** The caches of a controller did not fill in time. */
export class CacheSyncError extends Error {
    code = 'ERR_CACHE_SYNC';
    constructor(controller, kind, milliseconds) {
        super(`controller ${controller}: the cache of ${kind} did not fill within ${milliseconds} ms`);
        this.name = 'CacheSyncError';
    }
}
/**
 * Reconciles the objects of a Kind; a `Manager` runs it. Mirrors what controller-runtime's `builder` makes.
 *
 * ```ts
 * const controller = new Controller({
 *   name: 'foo',
 *   for: Foo,
 *   owns: [appsv1.Deployment],
 *   async reconcile({ namespace, name }, { client, lister }) {
 *     const foo = lister(Foo).get(namespace, name);
 *     if (foo === undefined) return;
 *     await client.resource(appsv1.Deployment).apply(setControllerReference(foo, deploymentOf(foo)), { fieldManager: 'foo' });
 *   },
 * });
 * await new Manager({ client, controllers: [controller] }).run({ signal });
 * ```
 */
export class Controller {
    name;
    #options;
    #sources = [];
    #queue;
    #ownWrites;
    #early = [];
    /** @throws RangeError for options that make no sense */
    constructor(options) {
        const { name, concurrency = 1, timeout = 1, cacheSyncTimeout = 1 } = options;
        if (name === '')
            throw new RangeError('a controller needs a name');
        if (!Number.isInteger(concurrency) || concurrency < 1)
            throw new RangeError(`expected concurrency to be a whole number from 1, got ${concurrency}`);
        if (!(timeout > 0) || !(cacheSyncTimeout > 0))
            throw new RangeError('timeouts must be above 0');
        this.name = name;
        this.#options = options;
    }
    /**
     * What it has to be allowed: to list and watch the Kinds that it watches, and what its options say besides. See
     * `policyRules`. A manager with an election needs more: to get, create and update its Lease.
     */
    get access() {
        const { for: main, owns = [], watches = [], reads = [], access = [] } = this.#options;
        const kinds = [main, ...owns, ...watches, ...reads].map((each) => ('connect' in each ? each.kind : each));
        return [...kinds.map((kind) => ({ kind, verbs: ['list', 'watch'] })), ...access];
    }
    /** Asks for a run: for what no Kind tells. */
    enqueue(request, priority = 0) {
        if (this.#queue === undefined)
            this.#early.push({ request, priority });
        else
            this.#queue.addWithOptions(request, { priority });
    }
    /** Whether all caches are full. */
    get hasSynced() {
        return this.#hasSynced;
    }
    #hasSynced = false;
    /** Adds handlers to informers, which may run already or be started afterwards. The manager calls it, once. */
    connect({ informers, metrics, logger, clock = realClock }) {
        if (this.#queue !== undefined)
            throw new TypeError(`controller ${this.name} was started twice`);
        const { readOwnWrites = true, concurrency = 1 } = this.#options;
        const limiter = this.#options.rateLimiter ?? newItemExponentialFailureRateLimiter(5, 1e6, { key: objectNameKey });
        const queue = new PriorityQueue({
            key: objectNameKey,
            limiter,
            metrics: metrics.queue(this.name),
            clock,
        });
        this.#queue = queue;
        metrics.start(this.name, concurrency);
        metrics.watchWork(this.name, () => queue.unfinishedWork());
        const ownWrites = new OwnWrites({
            clock,
            timeout: readOwnWrites === true ? 10_000 : Number(readOwnWrites),
            onGone: (request) => this.enqueue(request),
        });
        if (readOwnWrites !== false)
            this.#ownWrites = ownWrites;
        const main = sourceOf(this.#options.for, objectsOf);
        const sources = [
            main,
            ...(this.#options.owns ?? []).map((each) => sourceOf(each, ownedBy)),
            ...(this.#options.watches ?? []),
            ...(this.#options.reads ?? []).map((each) => sourceOf(each, readsOf)),
        ];
        this.#sources = sources.map((source) => source.connect({
            informers,
            main: main.kind,
            enqueue: (request, priority) => queue.addWithOptions(request, { priority }),
            changed: () => ownWrites.changed(),
            onError: (error, { kind }) => logger.error(error, `a predicate or map function for ${kind.kind} failed`, { controller: this.name }),
        }));
        for (const { kind, options, lister } of this.#sources) {
            const { group, version, resource = '' } = kind;
            ownWrites.addCache({ resource: { group, version, resource }, lister, ...options });
        }
        for (const { request, priority } of this.#early.splice(0))
            queue.addWithOptions(request, { priority });
    }
    /**
     * Waits for the caches, then works until it is stopped. The manager calls it, after {@link connect}.
     * @returns when the last run is over
     * @throws CacheSyncError
     */
    async run(environment, { stop, abort }) {
        const queue = this.#queue;
        if (queue === undefined)
            throw new TypeError(`controller ${this.name} is not connected`);
        const shutDown = () => queue.shutDown();
        if (stop.aborted)
            return shutDown();
        stop.addEventListener('abort', shutDown, { once: true });
        try {
            if (!(await this.#synced(environment, stop)))
                return;
            environment.logger.info('Starting workers', { controller: this.name, 'worker count': this.#concurrency });
            const workers = Array.from({ length: this.#concurrency }, () => this.#work(queue, environment, stop, abort));
            await Promise.all(workers);
        }
        finally {
            stop.removeEventListener('abort', shutDown);
            queue.shutDown();
            this.#ownWrites?.stop();
            for (const source of this.#sources)
                source.remove();
        }
    }
    get #concurrency() {
        return this.#options.concurrency ?? 1;
    }
    async #synced({ clock = realClock }, stop) {
        const { cacheSyncTimeout = 120_000 } = this.#options;
        const limited = linkedSignal(stop);
        const late = new Error('the caches did not fill in time');
        const cancel = clock.after(cacheSyncTimeout, () => limited.abort(late));
        try {
            for (const source of this.#sources) {
                try {
                    await source.synced({ signal: limited.signal });
                }
                catch (error) {
                    if (stop.aborted)
                        return false;
                    if (error === late)
                        throw new CacheSyncError(this.name, source.kind.kind, cacheSyncTimeout);
                    throw error;
                }
            }
            this.#hasSynced = true;
            return true;
        }
        finally {
            cancel();
            limited.end();
        }
    }
    async #work(queue, environment, stop, abort) {
        for (;;) {
            const taken = await queue.get();
            if (taken === undefined)
                return;
            try {
                if (stop.aborted)
                    return;
                environment.metrics.active(this.name, 1);
                try {
                    await this.#handle(queue, taken.item, taken.priority, environment, abort);
                }
                finally {
                    environment.metrics.active(this.name, -1);
                }
            }
            finally {
                taken.done();
            }
        }
    }
    async #handle(queue, request, given, environment, abort) {
        const { metrics, clock = realClock } = environment;
        const reconcileID = newUUID();
        const { namespace, name } = request;
        const log = withValues(environment.logger, { controller: this.name, namespace, name, reconcileID });
        const begun = clock.now();
        const finish = (outcome) => metrics.ran(this.name, outcome, (clock.now() - begun) / 1000);
        let result;
        try {
            result = (await this.#reconcile(request, { priority: given, log, reconcileID }, environment, abort)) ?? {};
        }
        catch (error) {
            if (isTerminal(error))
                metrics.failedForGood(this.name);
            else
                queue.addWithOptions(request, { rateLimited: true, priority: given });
            log.error(error, 'Reconciler error');
            return finish('error');
        }
        const { requeueAfter = 0, requeue = false, priority = given } = result;
        if (requeueAfter > 0) {
            queue.forget(request);
            queue.addWithOptions(request, { after: requeueAfter, priority });
            return finish('requeue_after');
        }
        if (requeue) {
            queue.addWithOptions(request, { rateLimited: true, priority });
            return finish('requeue');
        }
        queue.forget(request);
        finish('success');
    }
    async #reconcile(request, given, { client, events, metrics, clock = realClock }, abort) {
        const { timeout, reconcile } = this.#options;
        const running = linkedSignal(abort);
        const expire = () => {
            metrics.timedOut(this.name);
            running.abort(new ReconcileTimeoutError(this.name, timeout));
        };
        try {
            const seen = await this.#ownWrites?.seen(request, running.signal);
            if (seen === 'waited')
                metrics.ownWriteWaited(this.name);
            if (seen === 'timed out') {
                metrics.ownWriteTimedOut(this.name);
                given.log.info('Own writes are not in the cache: going on without');
            }
            const observe = this.#ownWrites?.observer(request);
            const cancel = timeout === undefined ? undefined : clock.after(timeout, expire);
            try {
                return await reconcile(request, {
                    ...given,
                    client: observe === undefined ? client : observed(client, observe),
                    lister: (kind) => this.#lister(kind),
                    events: events(this.name),
                    signal: running.signal,
                });
            }
            finally {
                cancel?.();
            }
        }
        finally {
            running.end();
        }
    }
    #lister(kind) {
        const found = this.#sources.find((source) => Object.is(source.kind, kind));
        if (found === undefined)
            throw new NotWatchedError(this.name, kind.kind);
        return found.lister;
    }
}
/** A client that tells somebody more of its writes. */
function observed(client, observe) {
    return client.derive(({ onWritten }) => ({
        onWritten: (write) => {
            observe(write);
            onWritten?.(write);
        },
    }));
}
