import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { Channel, ChannelClosedError } from './channel.ts';
import { newEvent, type Event, type EventType } from './event.ts';
import { eventsOf, type Interface } from './interface.ts';

/** What a Broadcaster does when a watcher has no room for an event. Mirrors Go's `watch.FullChannelBehavior`. */
export type FullChannelBehavior = typeof WaitIfChannelFull | typeof DropIfChannelFull;

/** All wait until the slowest watcher has room. */
export const WaitIfChannelFull = 0;
/** That watcher doesn't get the event. */
export const DropIfChannelFull = 1;

/** A Broadcaster was used after its shutdown. */
export class BroadcasterStoppedError extends Error {
  readonly code = 'ERR_BROADCASTER_STOPPED';

  constructor() {
    super('broadcaster already stopped');
    this.name = 'BroadcasterStoppedError';
  }
}

/** How many events wait to be distributed before senders have to wait. */
const incomingQueueLength = 25;

/** How a {@link Broadcaster} is made. */
export interface BroadcasterOptions {
  /** How many events wait to be distributed before senders have to wait. 25 unless told. */
  readonly incomingQueueLength?: number;
}

/**
 * Gives every event to every watcher, in the order they were sent. Mirrors Go's `watch.Broadcaster`.
 */
export class Broadcaster<T extends RuntimeObject = RuntimeObject> {
  readonly #queueLength: number;
  readonly #behavior: FullChannelBehavior;
  /** Events, and what is to be done when all events before it are distributed. */
  readonly #incoming: Channel<Event<T> | (() => void)>;
  readonly #watchers = new Set<Channel<Event<T>>>();
  readonly #distributing: Promise<void>;
  #stopped = false;

  /** @param queueLength how many events wait for each watcher at most */
  constructor(queueLength: number, behavior: FullChannelBehavior, options: BroadcasterOptions = {}) {
    this.#queueLength = queueLength;
    this.#behavior = behavior;
    this.#incoming = new Channel(options.incomingQueueLength ?? incomingQueueLength);
    this.#distributing = this.#loop();
  }

  /**
   * A new watcher. It gets the events that are sent from now on.
   * @throws BroadcasterStoppedError
   */
  watch(): Interface<T> {
    return this.watchWithPrefix([]);
  }

  /**
   * As {@link Broadcaster.watch}, but the watcher first gets some other events.
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
   * Ends it: no more events are taken; those that were sent are given to the watchers, then their watches end. Resolves
   * when that is done, which with {@link WaitIfChannelFull} needs the watchers to receive or to stop.
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
        // The watcher was stopped while everybody waited for it.
        if (!(error instanceof ChannelClosedError)) throw error;
      }
    }
  }
}
