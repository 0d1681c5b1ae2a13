import type { EventSource } from '#api/core/v1/zz_generated.structs';
import { Event } from '#api/core/v1/zz_generated.types';
import type { APIStatus } from '#apimachinery/api/errors/status_error';
import { timeFromDate } from '#apimachinery/apis/meta/v1/time';
import { StrategicMergePatchType } from '#apimachinery/types/patch_type';
import type { RandomSource } from '#apimachinery/util/rand/random_source';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import type { Client } from '../../client.ts';
import { sleepUntil } from '../../util/wait/sleep.ts';
import { getReference, type Referable } from '../reference/get_reference.ts';
import { type CorrelatorOptions, EventCorrelator } from './event_correlator.ts';
import { generateEventName, validateEventType } from './event_name.ts';

/** How many events wait for each handler before new ones are dropped. */
export const MaxQueuedEvents = 1000;

/** Why an event was not recorded. */
export type EventLoss =
  /** Events came faster than they could be written. */
  | 'queue full'
  /** Too many about one object: see `burstSize` and `qps`. */
  | 'spam filter'
  /** The server refused it. */
  | 'rejected'
  /** It could not be written in 12 tries, or before the broadcaster was closed. */
  | 'gave up';

/** How an {@link EventBroadcaster} works. */
export interface EventBroadcasterOptions extends CorrelatorOptions {
  /** How long there is between tries to write an event, in milliseconds. Default 10000; at random less for the first one. */
  readonly sleepDuration?: number;
  /** Called with each event that is not recorded: count them. */
  readonly onLoss?: (why: EventLoss, event: Event, error?: unknown) => void;
  readonly random?: RandomSource;
}

const MAX_TRIES = 12;

/** The Status of an error that a server answered with. */
export function statusOf(error: unknown): ReturnType<APIStatus['status']> | undefined {
  const { status } = (error ?? {}) as Partial<APIStatus>;
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
 * await broadcaster.close();
 * ```
 */
export class EventBroadcaster {
  readonly #options: EventBroadcasterOptions;
  readonly #clock: Clock;
  readonly #now: () => Date;
  readonly #queues = new Set<EventQueue<Event>>();
  readonly #ending = new AbortController();
  #closed = false;

  constructor(options: EventBroadcasterOptions = {}) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.#now = options.now ?? (() => new Date());
  }

  /** Gives every event to a handler. @returns what ends that */
  startEventWatcher(handle: (event: Event) => void | Promise<void>): () => void {
    const queue = new EventQueue(handle, (event) => this.#options.onLoss?.('queue full', event));
    if (!this.#closed) this.#queues.add(queue);
    return () => {
      queue.close();
      this.#queues.delete(queue);
    };
  }

  /** Writes events to a sink, correlated. @returns what ends that */
  startRecordingToSink(sink: EventSink): () => void {
    const correlator = new EventCorrelator({ ...this.#options, clock: this.#clock, now: this.#now });
    return this.startEventWatcher((event) => this.#record(sink, event, correlator));
  }

  /** Records events in the name of a component. */
  newRecorder(source: EventSource): EventRecorder {
    return {
      event: (object, type, reason, message, annotations) => {
        const event = makeEvent(object, source, this.#now(), [type, reason, message], annotations);
        for (const queue of this.#queues) queue.push(event);
      },
    };
  }

  /**
   * Takes no event any more. Those that are there are tried once more. Go's `Shutdown`.
   * @returns when they are written, or given up
   */
  async close(): Promise<void> {
    this.#closed = true;
    const queues = [...this.#queues];
    this.#queues.clear();
    this.#ending.abort();
    await Promise.all(queues.map((queue) => queue.drained()));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #record(sink: EventSink, given: Event, correlator: EventCorrelator): Promise<void> {
    const result = correlator.eventCorrelate(given);
    if (result.skip) return this.#options.onLoss?.('spam filter', given);
    const { sleepDuration = 10_000, random = Math.random } = this.#options;
    for (let tries = 1; ; tries++) {
      const outcome = await this.#try(sink, result.event, result.patch, correlator);
      if (outcome.done) return;
      const delay = tries === 1 ? sleepDuration * random() : sleepDuration;
      const isOver =
        tries >= MAX_TRIES ||
        (await sleepUntil(this.#clock, delay, this.#ending.signal).then(
          () => false,
          () => true,
        ));
      if (isOver) return this.#options.onLoss?.('gave up', given, outcome.error);
    }
  }

  async #try(
    sink: EventSink,
    event: Event,
    patch: string | undefined,
    correlator: EventCorrelator,
  ): Promise<{ readonly done: boolean; readonly error?: unknown }> {
    try {
      correlator.updateState(await this.#write(sink, event, patch));
      return { done: true };
    } catch (error) {
      // A server that answered will answer the same again; one that can't be reached may come back.
      if (statusOf(error) === undefined) return { done: false, error };
      this.#options.onLoss?.('rejected', event, error);
      return { done: true };
    }
  }

  async #write(sink: EventSink, event: Event, patch: string | undefined): Promise<Event> {
    if (patch !== undefined && (event.count ?? 0) > 1) {
      try {
        return await sink.patch(event, patch);
      } catch (error) {
        // The server forgets events after an hour.
        if (statusOf(error)?.code !== 404) throw error;
      }
    }
    const { resourceVersion: _, ...metadata } = event.metadata;
    return sink.create({ ...event, metadata });
  }
}

/**
 * Gives events to a handler one after the other, and drops what doesn't fit. Nothing that a handler throws gets out.
 */
class EventQueue<T> {
  readonly #handle: (event: T) => void | Promise<void>;
  readonly #drop: (event: T) => void;
  readonly #waiting: T[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  /** @param drop called with an event for which there is no room */
  constructor(handle: (event: T) => void | Promise<void>, drop: (event: T) => void) {
    this.#handle = handle;
    this.#drop = drop;
  }

  push(event: T): void {
    if (this.#closed) return;
    if (this.#waiting.length >= MaxQueuedEvents) return this.#drop(event);
    this.#waiting.push(event);
    this.#running ??= this.#run();
  }

  /** Takes no event any more, and forgets those that wait. */
  close(): void {
    this.#closed = true;
    this.#waiting.length = 0;
  }

  /** Resolves when the events that were there are handled. */
  async drained(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Who records an event goes on first.
    await undefined;
    for (let event = this.#waiting.shift(); event !== undefined; event = this.#waiting.shift()) {
      try {
        await this.#handle(event);
      } catch {
        // The handlers of this folder report by themselves; those of others must not stop the queue.
      }
    }
    this.#running = undefined;
  }
}

/** Records what happens to objects. Mirrors Go's `record.EventRecorder`. */
export interface EventRecorder {
  /**
   * Records an event about an object, in its namespace, or in `default`. It waits for nothing.
   * @param object the object, or a reference to it
   * @param type `Normal` or `Warning`
   * @param reason why, in one word for programs: `FailedMount`
   * @param message what happened, in words for people
   * @param annotations of the event
   * @throws NoReferenceError for an object that doesn't say what it is
   * @throws EventTypeError
   */
  event(
    object: Referable,
    type: 'Normal' | 'Warning',
    reason: string,
    message: string,
    annotations?: Readonly<Record<string, string>>,
  ): void;
}

/** An event about an object, as it is recorded first. */
export function makeEvent(
  object: Referable,
  source: EventSource,
  date: Date,
  [type, reason, message]: readonly [type: string, reason: string, message: string],
  annotations?: Readonly<Record<string, string>>,
): Event {
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

/** Where events go: the API, as a rule. What it throws is judged as what a client throws. Mirrors Go's `record.EventSink`. */
export interface EventSink {
  create(event: Event, options?: { readonly signal?: AbortSignal }): Promise<Event>;
  /** @param patch a strategic merge patch */
  patch(event: Event, patch: string, options?: { readonly signal?: AbortSignal }): Promise<Event>;
}

/** Writes events to the namespaces that they are in. Mirrors Go's `typedcorev1.EventSinkImpl`. */
export function newEventSink(client: Client): EventSink {
  const events = client.resource(Event);
  const inNamespace = ({ metadata }: Event): ReturnType<typeof events.inNamespace> =>
    events.inNamespace(metadata.namespace ?? 'default');
  return {
    create: (event, { signal } = {}) => inNamespace(event).create(event, { signal }),
    patch: (event, data, { signal } = {}) =>
      inNamespace(event).patch(event.metadata.name ?? '', { type: StrategicMergePatchType, data }, { signal }),
  };
}
