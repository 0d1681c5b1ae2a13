import type { Event } from '#api/events/v1/zz_generated.types';
import { microTimeFromDate, microTimeToDate } from '#apimachinery/apis/meta/v1/micro_time';
import type { RandomSource } from '#apimachinery/util/rand/random_source';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { jitter } from '#apimachinery/util/wait/jitter';
import { until } from '#apimachinery/util/wait/until';
import { linkedSignal, sleepUntil } from '../../util/wait/sleep.ts';
import { type EventLoss, statusOf } from '../record/event_broadcaster.ts';
import { type EventRecorder, makeEvent } from './event_recorder.ts';
import type { EventSink } from './event_sink.ts';

/** How an {@link EventBroadcaster} works. */
export interface EventBroadcasterOptions {
  /** How long there is between tries to write an event, in milliseconds, or up to a quarter more. Default 10000. */
  readonly sleepDuration?: number;
  /** Called with each event that is not recorded: count them. */
  readonly onLoss?: (why: EventLoss, event: Event, error?: unknown) => void;
  readonly clock?: Clock;
  /** The time that is written into events. */
  readonly now?: () => Date;
  readonly random?: RandomSource;
}

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
  readonly #sink: EventSink;
  readonly #options: EventBroadcasterOptions;
  readonly #clock: Clock;
  readonly #now: () => Date;
  /** The events of the last minutes, by what repetitions have in common. */
  readonly #cache = new Map<string, Event>();
  readonly #handlers = new Set<(event: Event) => void>();
  readonly #pending = new Set<Promise<void>>();
  readonly #ending = new AbortController();

  constructor(sink: EventSink, options: EventBroadcasterOptions = {}) {
    this.#sink = sink;
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.#now = options.now ?? (() => new Date());
  }

  /** Gives every event to a handler. @returns what ends that */
  startEventWatcher(handle: (event: Event) => void): () => void {
    this.#handlers.add(handle);
    return () => this.#handlers.delete(handle);
  }

  /** Writes events until the signal is aborted or the broadcaster closed. */
  startRecordingToSink({ signal }: { readonly signal?: AbortSignal } = {}): void {
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
  newRecorder(controller: string, instance: string = `${controller}-unknown`): EventRecorder {
    return {
      event: (regarding, details) => {
        const event = makeEvent(regarding, details, { controller, instance }, this.#now());
        for (const handle of this.#handlers) handle(event);
      },
    };
  }

  /** Takes no event any more. Go's `Shutdown`. @returns when what was being written is written or given up */
  async close(): Promise<void> {
    this.#handlers.clear();
    this.#ending.abort();
    await Promise.all(this.#pending);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #keep(work: Promise<void>): void {
    const kept = work.finally(() => this.#pending.delete(kept));
    this.#pending.add(kept);
  }

  async #record(event: Event, signal: AbortSignal): Promise<void> {
    const key = keyOf(event);
    const known = this.#cache.get(key);
    if (known === undefined) {
      this.#cache.set(key, event);
      return this.#attempt(event, signal);
    }
    const series = { count: (known.series?.count ?? 1) + 1, lastObservedTime: microTimeFromDate(this.#now()) };
    const counted = { ...known, series };
    this.#cache.set(key, counted);
    if (known.series === undefined) await this.#attempt(counted, signal);
  }

  async #attempt(event: Event, signal: AbortSignal): Promise<void> {
    const { sleepDuration = 10_000, random } = this.#options;
    for (let tries = 1; ; tries++) {
      const outcome = await this.#write(event);
      if (outcome.done) return;
      const isOver =
        tries >= MAX_TRIES ||
        (await sleepUntil(this.#clock, jitter(sleepDuration, 0.25, random), signal).then(
          () => false,
          () => true,
        ));
      if (isOver) return this.#options.onLoss?.('gave up', event, outcome.error);
    }
  }

  /** @returns the event that the server has, if it took it; whether there is nothing more to try */
  async #write(event: Event): Promise<{ readonly done: boolean; readonly event?: Event; readonly error?: unknown }> {
    try {
      return { done: true, event: await this.#send(event) };
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined) return { done: false, error };
      // The series could not be patched as there was no event; now there is one.
      if (status.reason === 'AlreadyExists' && event.series !== undefined) return { done: false, error };
      this.#options.onLoss?.('rejected', event, error);
      return { done: true };
    }
  }

  async #send(event: Event): Promise<Event> {
    if (event.series !== undefined) {
      try {
        return await this.#sink.patch(event, JSON.stringify({ series: event.series }));
      } catch (error) {
        if (statusOf(error)?.code !== 404) throw error;
      }
    }
    const { resourceVersion: _, ...metadata } = event.metadata;
    return this.#sink.create({ ...event, metadata });
  }

  async #refresh(): Promise<void> {
    for (const [key, event] of [...this.#cache]) {
      if (event.series === undefined) continue;
      const { event: written } = await this.#write(event);
      // Occurrences that came meanwhile count.
      if (written !== undefined && this.#cache.get(key) === event) this.#cache.set(key, written);
    }
  }

  async #finish(): Promise<void> {
    const past = this.#now().getTime() - FINISH;
    for (const [key, event] of [...this.#cache]) {
      const last = event.series?.lastObservedTime ?? event.eventTime;
      if (microTimeToDate(last).getTime() >= past) continue;
      if (event.series === undefined || (await this.#write(event)).done)
        if (this.#cache.get(key) === event) this.#cache.delete(key);
    }
  }
}

function keyOf({ type, action, reason, reportingController, reportingInstance, regarding, related }: Event): string {
  return JSON.stringify([type, action, reason, reportingController, reportingInstance, regarding, related ?? {}]);
}
