import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import type { Event } from './event.ts';
import type { Interface } from './interface.ts';

/**
 * Wraps any iterable of events as a watch. A signal tells the producer when to stop. Mirrors Go's `watch.ProxyWatcher`.
 */
export class ProxyWatcher<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
  readonly #events: AsyncIterable<Event<T>>;
  readonly #stopped = new AbortController();

  constructor(events: AsyncIterable<Event<T>>) {
    this.#events = events;
  }

  resultChan(): AsyncIterableIterator<Event<T>> {
    const iterator = this.#events[Symbol.asyncIterator]();
    return new PullIterator(
      async () => {
        const { done, value } = await iterator.next();
        return done === true ? undefined : (value as Event<T>);
      },
      async () => {
        this.stop();
        // Not awaited: a generator waiting for its next event would never return.
        void iterator.return?.().catch(() => undefined);
      },
    );
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** Whether `stop` was called. */
  stopping(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Aborted by `stop`. */
  stopChan(): AbortSignal {
    return this.#stopped.signal;
  }
}
