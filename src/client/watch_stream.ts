import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import type { Event } from '#apimachinery/watch/event';
import type { Interface } from '#apimachinery/watch/interface';

/**
 * A watch that has begun. Iterate over it, or over `resultChan()`: it is over when the server ends it, or the connection.
 * An aborted signal is thrown; leaving the loop stops the watch.
 */
export class WatchStream<T extends RuntimeObject> implements Interface<T>, AsyncIterable<Event<T>> {
  readonly #source: Interface<T>;
  readonly #events: AsyncIterableIterator<Event<T>>;

  constructor(source: Interface<T>, signal?: AbortSignal) {
    this.#source = source;
    const events = source.resultChan();
    this.#events = new PullIterator(
      async () => {
        const { done, value } = await events.next();
        // What an abort made of the stream is of no interest.
        signal?.throwIfAborted();
        return done === true ? undefined : value;
      },
      async () => this.stop(),
    );
  }

  /** The events, the same for every call. */
  resultChan(): AsyncIterableIterator<Event<T>> {
    return this.#events;
  }

  stop(): void {
    this.#source.stop();
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>> {
    return this.#events;
  }
}
