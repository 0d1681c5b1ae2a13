import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { Channel, ChannelClosedError } from './channel.ts';
import { type Event, type EventType, newEvent } from './event.ts';
import { eventsOf, type Interface } from './interface.ts';

/** What a Broadcaster does when a watcher's queue is full. Mirrors Go's `watch.FullChannelBehavior`. */
export type FullChannelBehavior = typeof WaitIfChannelFull | typeof DropIfChannelFull;

/** Wait for the slowest watcher. */
export const WaitIfChannelFull = 0;
/** Drop the event for that watcher. */
export const DropIfChannelFull = 1;

/** A Broadcaster was used after shutdown. */
export class BroadcasterStoppedError extends Error {
  readonly code = 'ERR_BROADCASTER_STOPPED';

  constructor() {
    super('broadcaster already stopped');
    this.name = 'BroadcasterStoppedError';
  }
}

/** Maximum events queued for distribution before senders wait. */
const incomingQueueLength = 25;

/** Options of a {@link Broadcaster}. */
export interface BroadcasterOptions {
  /** Maximum events queued for distribution before senders wait; default 25. */
  readonly incomingQueueLength?: number;
}

/** Delivers every event to every watcher, in order. Mirrors Go's `watch.Broadcaster`. */
export class Broadcaster<T extends RuntimeObject = RuntimeObject> {
  readonly #queueLength: number;
  readonly #behavior: FullChannelBehavior;
  /** Events, and callbacks to run once all earlier events are distributed. */
  readonly #incoming: Channel<Event<T> | (() => void)>;
  readonly #watchers = new Set<Channel<Event<T>>>();
  readonly #distributing: Promise<void>;
  #stopped = false;

  /** @param queueLength maximum events queued for each watcher */
  constructor(queueLength: number, behavior: FullChannelBehavior, options: BroadcasterOptions = {}) {
    this.#queueLength = queueLength;
    this.#behavior = behavior;
    this.#incoming = new Channel(options.incomingQueueLength ?? incomingQueueLength);
    this.#distributing = this.#loop();
  }

  /**
   * A new watcher, which gets events sent from now on.
   * @throws BroadcasterStoppedError
   */
  watch(): Interface<T> {
    return this.watchWithPrefix([]);
  }

  /**
   * As {@link Broadcaster.watch}, but the watcher first gets the given events.
   * @throws BroadcasterStoppedError
   */
  watchWithPrefix(queuedEvents: readonly Event<T>[]): Interface<T> {
    this.#assertRunning();
    const length = queuedEvents.length > 0 ? Math.max(this.#queueLength, queuedEvents.length + 1) : this.#queueLength;
    const channel = new Channel<Event<T>>(length);
    for (const event of queuedEvents) channel.trySend(event);
    void this.#incoming.send(() => {
      if (!channel.closed) this.#watchers.add(channel);
    });
    const stop = (): void => {
      this.#watchers.delete(channel);
      channel.close();
    };
    return { resultChan: () => eventsOf(channel, stop), stop };
  }

  /**
   * Sends an event to all watchers. Resolves when it is queued.
   * @throws BroadcasterStoppedError
   */
  async action(type: EventType, object: T | Status): Promise<void> {
    this.#assertRunning();
    await this.#incoming.send(newEvent(type, object));
  }

  /**
   * Sends an event to all watchers unless too many are queued already.
   * @returns whether it was sent
   * @throws BroadcasterStoppedError
   */
  actionOrDrop(type: EventType, object: T | Status): boolean {
    this.#assertRunning();
    return this.#incoming.trySend(newEvent(type, object));
  }

  /**
   * Shuts down: rejects new events, delivers those already sent, then ends all watches. Resolves when done, which with
   * {@link WaitIfChannelFull} requires watchers to receive or stop.
   */
  async shutdown(): Promise<void> {
    if (!this.#stopped) {
      this.#stopped = true;
      await this.#incoming.send(() => this.#incoming.close());
    }
    await this.#distributing;
  }

  #assertRunning(): void {
    if (this.#stopped) throw new BroadcasterStoppedError();
  }

  async #loop(): Promise<void> {
    for (let next = await this.#incoming.receive(); next !== undefined; next = await this.#incoming.receive()) {
      if (typeof next === 'function') next();
      else await this.#distribute(next);
    }
    for (const channel of this.#watchers) channel.close();
    this.#watchers.clear();
  }

  async #distribute(event: Event<T>): Promise<void> {
    for (const channel of [...this.#watchers]) {
      if (channel.closed || channel.trySend(event) || this.#behavior === DropIfChannelFull) continue;
      try {
        await channel.send(event);
      } catch (error) {
        // The watcher was stopped while others waited for it.
        if (!(error instanceof ChannelClosedError)) throw error;
      }
    }
  }
}
