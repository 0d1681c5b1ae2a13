import { Event } from '#api/core/v1/zz_generated.types';
import { timeFromDate } from '#apimachinery/apis/meta/v1/time';
import { StrategicMergePatchType } from '#apimachinery/types/patch_type';
import { realClock } from '#apimachinery/util/wait/clock';
import { sleepUntil } from '../../util/wait/sleep.js';
import { getReference } from '../reference/get_reference.js';
import { EventCorrelator } from './event_correlator.js';
import { generateEventName, validateEventType } from './event_name.js';
/** How many events wait for each handler before new ones are dropped. */
export const MaxQueuedEvents = 1000;
const MAX_TRIES = 12;
/** The Status of an error that a server answered with. */
export function statusOf(error) {
    const { status } = (error ?? {});
    return typeof status === 'function' ? status.call(error) : undefined;
}
/**
 * Takes events from recorders and gives them to sinks and handlers, for the API `core/v1`. For new programs there is
 * `tools/events`. Mirrors Go's `record.EventBroadcaster`.
 *
 * ```ts
 * const broadcaster = new EventBroadcaster();
 * broadcaster.startRecordingToSink(newEventSink(client));
 * const recorder = broadcaster.newRecorder({ component: 'my-controller' });
 * recorder.event(pod, 'Normal', 'Synced', 'everything is as it should be');
 * await broadcaster.shutdown();
 * ```
 */
export class EventBroadcaster {
    #options;
    #clock;
    #now;
    #queues = new Set();
    #ending = new AbortController();
    #closed = false;
    constructor(options = {}) {
        this.#options = options;
        this.#clock = options.clock ?? realClock;
        this.#now = options.now ?? (() => new Date());
    }
    /** Gives every event to a handler. @returns what ends that */
    startEventWatcher(handle) {
        const queue = new EventQueue(handle, (event) => this.#options.onLoss?.('queue full', event));
        if (!this.#closed)
            this.#queues.add(queue);
        return () => {
            queue.stop();
            this.#queues.delete(queue);
        };
    }
    /** Writes events to a sink, correlated. @returns what ends that */
    startRecordingToSink(sink) {
        const correlator = new EventCorrelator({ ...this.#options, clock: this.#clock, now: this.#now });
        return this.startEventWatcher((event) => this.#record(sink, event, correlator));
    }
    /** Records events in the name of a component. */
    newRecorder(source) {
        return {
            event: (object, type, reason, message, annotations) => {
                const event = makeEvent(object, source, this.#now(), [type, reason, message], annotations);
                for (const queue of this.#queues)
                    queue.push(event);
            },
        };
    }
    /**
     * Takes no event any more. Those that are there are tried once more. Mirrors Go's `Shutdown`.
     * @returns when they are written, or given up
     */
    async shutdown() {
        this.#closed = true;
        const queues = [...this.#queues];
        this.#queues.clear();
        this.#ending.abort();
        await Promise.all(queues.map((queue) => queue.drained()));
    }
    async #record(sink, given, correlator) {
        const result = correlator.eventCorrelate(given);
        if (result.skip)
            return this.#options.onLoss?.('spam filter', given);
        const { sleepDuration = 10_000, random = Math.random } = this.#options;
        for (let tries = 1;; tries++) {
            const outcome = await this.#try(sink, result.event, result.patch, correlator);
            if (outcome.done)
                return;
            const delay = tries === 1 ? sleepDuration * random() : sleepDuration;
            const isOver = tries >= MAX_TRIES ||
                (await sleepUntil(this.#clock, delay, this.#ending.signal).then(() => false, () => true));
            if (isOver)
                return this.#options.onLoss?.('gave up', given, outcome.error);
        }
    }
    async #try(sink, event, patch, correlator) {
        try {
            correlator.updateState(await this.#write(sink, event, patch));
            return { done: true };
        }
        catch (error) {
            // A server that answered will answer the same again; one that can't be reached may come back.
            if (statusOf(error) === undefined)
                return { done: false, error };
            this.#options.onLoss?.('rejected', event, error);
            return { done: true };
        }
    }
    async #write(sink, event, patch) {
        if (patch !== undefined && (event.count ?? 0) > 1) {
            try {
                return await sink.patch(event, patch);
            }
            catch (error) {
                // The server forgets events after an hour.
                if (statusOf(error)?.code !== 404)
                    throw error;
            }
        }
        const { resourceVersion: _, ...metadata } = event.metadata;
        return sink.create({ ...event, metadata });
    }
}
/**
 * Gives events to a handler one after the other, and drops what doesn't fit. Nothing that a handler throws gets out.
 */
export class EventQueue {
    #handle;
    #drop;
    #waiting = [];
    #running;
    #stopped = false;
    /** @param drop called with an event for which there is no room */
    constructor(handle, drop) {
        this.#handle = handle;
        this.#drop = drop;
    }
    push(event) {
        if (this.#stopped)
            return;
        if (this.#waiting.length >= MaxQueuedEvents)
            return this.#drop(event);
        this.#waiting.push(event);
        this.#running ??= this.#run();
    }
    /** Takes no event any more, and forgets those that wait. */
    stop() {
        this.#stopped = true;
        this.#waiting.length = 0;
    }
    /** Resolves when the events that were there are handled. */
    async drained() {
        await this.#running;
    }
    async #run() {
        // Who records an event goes on first.
        await undefined;
        for (let event = this.#waiting.shift(); event !== undefined; event = this.#waiting.shift()) {
            try {
                await this.#handle(event);
            }
            catch {
                // The handlers of this folder report by themselves; those of others must not stop the queue.
            }
        }
        this.#running = undefined;
    }
}
/** An event about an object, as it is recorded first. */
export function makeEvent(object, source, date, [type, reason, message], annotations) {
    const involvedObject = getReference(object);
    validateEventType(type);
    const time = timeFromDate(date);
    return {
        apiVersion: 'v1',
        kind: 'Event',
        metadata: {
            name: generateEventName(involvedObject.name ?? '', date),
            namespace: involvedObject.namespace || 'default',
            ...(annotations === undefined ? {} : { annotations }),
        },
        involvedObject,
        reason,
        message,
        source,
        firstTimestamp: time,
        lastTimestamp: time,
        count: 1,
        type,
        ...(source.component ? { reportingComponent: source.component } : {}),
        ...(source.host ? { reportingInstance: source.host } : {}),
    };
}
/** Writes events to the namespaces that they are in. Mirrors Go's `typedcorev1.EventSinkImpl`. */
export function newEventSink(client) {
    const events = client.resource(Event);
    const inNamespace = ({ metadata }) => events.inNamespace(metadata.namespace ?? 'default');
    return {
        create: (event, { signal } = {}) => inNamespace(event).create(event, { signal }),
        patch: (event, data, { signal } = {}) => inNamespace(event).patch(event.metadata.name ?? '', { type: StrategicMergePatchType, data }, { signal }),
    };
}
