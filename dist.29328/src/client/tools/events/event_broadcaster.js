import { microTimeFromDate, microTimeToDate } from '#apimachinery/apis/meta/v1/micro_time';
import { realClock } from '#apimachinery/util/wait/clock';
import { jitter } from '#apimachinery/util/wait/jitter';
import { until } from '#apimachinery/util/wait/until';
import { linkedSignal, sleepUntil } from '../../util/wait/sleep.js';
import { statusOf } from '../record/event_broadcaster.js';
import { makeEvent } from './event_recorder.js';
const MAX_TRIES = 12;
/** After how many milliseconds without another one a series ends. */
const FINISH = 6 * 60_000;
/** How often series are written, so that the server doesn't forget them. */
const REFRESH = 30 * 60_000;
/**
 * Takes events from recorders and writes them, for the API `events.k8s.io/v1`. An event that is repeated becomes a series:
 * its second occurrence is written, and its count when it ends, and every 30 minutes. Mirrors Go's `events.EventBroadcaster`.
 *
 * ```ts
 * const broadcaster = new EventBroadcaster(newEventSink(client));
 * broadcaster.startRecordingToSink({ signal });
 * const recorder = broadcaster.newRecorder('my-controller', podName);
 * recorder.event(pod, { type: 'Normal', reason: 'Synced', action: 'Syncing', note: 'everything is as it should be' });
 * ```
 */
export class EventBroadcaster {
    #sink;
    #options;
    #clock;
    #now;
    /** The events of the last minutes, by what repetitions have in common. */
    #cache = new Map();
    #handlers = new Set();
    #pending = new Set();
    #ending = new AbortController();
    constructor(sink, options = {}) {
        this.#sink = sink;
        this.#options = options;
        this.#clock = options.clock ?? realClock;
        this.#now = options.now ?? (() => new Date());
    }
    /** Gives every event to a handler. @returns what ends that */
    startEventWatcher(handle) {
        this.#handlers.add(handle);
        return () => this.#handlers.delete(handle);
    }
    /** Writes events until the signal is aborted or the broadcaster shut down. */
    startRecordingToSink({ signal } = {}) {
        const running = linkedSignal(signal);
        this.#ending.signal.addEventListener('abort', () => running.abort(), { once: true });
        const stop = this.startEventWatcher((event) => this.#keep(this.#record(event, running.signal)));
        running.signal.addEventListener('abort', stop, { once: true });
        const options = { clock: this.#clock, signal: running.signal };
        this.#keep(until(() => this.#refresh(), REFRESH, options));
        this.#keep(until(() => this.#finish(), FINISH, options));
    }
    /**
     * Records events in the name of a controller.
     * @param controller a qualified name, such as `example.com/my-controller`
     * @param instance which of its replicas: the name of the Pod. Default `CONTROLLER-unknown`
     */
    newRecorder(controller, instance = `${controller}-unknown`) {
        return {
            event: (regarding, details) => {
                const event = makeEvent(regarding, details, { controller, instance }, this.#now());
                for (const handle of this.#handlers)
                    handle(event);
            },
        };
    }
    /** Takes no event any more. @returns when what was being written is written or given up */
    async shutdown() {
        this.#handlers.clear();
        this.#ending.abort();
        await Promise.all(this.#pending);
    }
    #keep(work) {
        const kept = work.finally(() => this.#pending.delete(kept));
        this.#pending.add(kept);
    }
    async #record(event, signal) {
        const key = keyOf(event);
        const known = this.#cache.get(key);
        if (known === undefined) {
            this.#cache.set(key, event);
            return this.#attempt(event, signal);
        }
        const series = { count: (known.series?.count ?? 1) + 1, lastObservedTime: microTimeFromDate(this.#now()) };
        const counted = { ...known, series };
        this.#cache.set(key, counted);
        if (known.series === undefined)
            await this.#attempt(counted, signal);
    }
    async #attempt(event, signal) {
        const { sleepDuration = 10_000, random } = this.#options;
        for (let tries = 1;; tries++) {
            const outcome = await this.#write(event);
            if (outcome.done)
                return;
            const isOver = tries >= MAX_TRIES ||
                (await sleepUntil(this.#clock, jitter(sleepDuration, 0.25, random), signal).then(() => false, () => true));
            if (isOver)
                return this.#options.onLoss?.('gave up', event, outcome.error);
        }
    }
    /** @returns the event that the server has, if it took it; whether there is nothing more to try */
    async #write(event) {
        try {
            return { done: true, event: await this.#send(event) };
        }
        catch (error) {
            const status = statusOf(error);
            if (status === undefined)
                return { done: false, error };
            // The series could not be patched as there was no event; now there is one.
            if (status.reason === 'AlreadyExists' && event.series !== undefined)
                return { done: false, error };
            this.#options.onLoss?.('rejected', event, error);
            return { done: true };
        }
    }
    async #send(event) {
        if (event.series !== undefined) {
            try {
                return await this.#sink.patch(event, JSON.stringify({ series: event.series }));
            }
            catch (error) {
                if (statusOf(error)?.code !== 404)
                    throw error;
            }
        }
        const { resourceVersion: _, ...metadata } = event.metadata;
        return this.#sink.create({ ...event, metadata });
    }
    async #refresh() {
        for (const [key, event] of [...this.#cache]) {
            if (event.series === undefined)
                continue;
            const { event: written } = await this.#write(event);
            // Occurrences that came meanwhile count.
            if (written !== undefined && this.#cache.get(key) === event)
                this.#cache.set(key, written);
        }
    }
    async #finish() {
        const past = this.#now().getTime() - FINISH;
        for (const [key, event] of [...this.#cache]) {
            const last = event.series?.lastObservedTime ?? event.eventTime;
            if (microTimeToDate(last).getTime() >= past)
                continue;
            if (event.series === undefined || (await this.#write(event)).done)
                if (this.#cache.get(key) === event)
                    this.#cache.delete(key);
        }
    }
}
function keyOf({ type, action, reason, reportingController, reportingInstance, regarding, related }) {
    return JSON.stringify([type, action, reason, reportingController, reportingInstance, regarding, related ?? {}]);
}
