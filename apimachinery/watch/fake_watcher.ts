import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import { Channel } from './channel.ts';
import { Added, Deleted, Error as ErrorType, type Event, type EventType, Modified, newEvent } from './event.ts';
import type { Interface } from './interface.ts';

/** The capacity of a {@link RaceFreeFakeWatcher}. Mirrors Go's `watch.DefaultChanSize`. */
export const DefaultChanSize = 100;

/** Options of a {@link FakeWatcher}. Mirrors Go's `watch.FakeOptions`. */
export interface FakeOptions {
  /** Capacity, beyond which senders wait; default 0. */
  readonly channelSize?: number;
}

/**
 * A watch for tests that emits what is sent to it. Senders wait until an event is received. Mirrors Go's
 * `watch.FakeWatcher`.
 */
export class FakeWatcher<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
  #result: Channel<Event<T>>;

  constructor(options: FakeOptions = {}) {
    this.#result = new Channel(options.channelSize);
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>> {
    return eventsOf(this.#result);
  }

  close(): void {
    this.#result.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  /** Whether the watch was closed, by its reader or by the test. */
  get closed(): boolean {
    return this.#result.closed;
  }

  /** Makes the watcher usable again, with capacity 0; loops over old events run to their end. */
  reset(): void {
    this.#result = new Channel();
  }

  /** @throws ChannelClosedError when the watcher is closed; so do the other methods */
  add(object: T): Promise<void> {
    return this.action(Added, object);
  }

  modify(object: T): Promise<void> {
    return this.action(Modified, object);
  }

  delete(lastValue: T): Promise<void> {
    return this.action(Deleted, lastValue);
  }

  error(status: Status): Promise<void> {
    return this.action(ErrorType, status);
  }

  /** Sends an event of any type. */
  action(type: EventType, object: T | Status): Promise<void> {
    return this.#result.send(newEvent(type, object));
  }
}

/** A {@link RaceFreeFakeWatcher} is full. Go panics with the same message. */
export class ChannelFullError extends Error {
  readonly code = 'ERR_CHANNEL_FULL';

  constructor() {
    super('channel full');
    this.name = 'ChannelFullError';
  }
}

/**
 * A watch for tests that buffers {@link DefaultChanSize} events, so senders never wait. Events sent after `close` are
 * dropped. Mirrors Go's `watch.RaceFreeFakeWatcher`.
 */
export class RaceFreeFakeWatcher<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
  #result = new Channel<Event<T>>(DefaultChanSize);

  [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>> {
    return eventsOf(this.#result);
  }

  close(): void {
    this.#result.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  /** Whether the watch was closed, by its reader or by the test. */
  get closed(): boolean {
    return this.#result.closed;
  }

  /** Makes the watcher usable again. */
  reset(): void {
    this.#result = new Channel(DefaultChanSize);
  }

  /** @throws ChannelFullError when the buffer is full; so do the other methods */
  add(object: T): void {
    this.action(Added, object);
  }

  modify(object: T): void {
    this.action(Modified, object);
  }

  delete(lastValue: T): void {
    this.action(Deleted, lastValue);
  }

  error(status: Status): void {
    this.action(ErrorType, status);
  }

  /** Sends an event of any type. */
  action(type: EventType, object: T | Status): void {
    if (!this.#result.closed && !this.#result.trySend(newEvent(type, object))) throw new ChannelFullError();
  }
}

function eventsOf<T extends RuntimeObject>(channel: Channel<Event<T>>): AsyncIterableIterator<Event<T>> {
  return new PullIterator(
    () => channel.receive(),
    async () => channel.close(),
  );
}
