import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import type { Event } from './event.ts';
import type { Interface } from './interface.ts';

/** Returns the event to pass on, possibly changed; `undefined` drops it. Mirrors Go's `watch.FilterFunc`. */
export type FilterFunc<In extends RuntimeObject = RuntimeObject, Out extends RuntimeObject = In> = (
  event: Event<In>,
) => Event<Out> | undefined;

/**
 * Filters the events of a watch. Stopping the result stops the source. Mirrors Go's `watch.Filter`.
 *
 * The event type is kept: an object that starts to match after a change stays MODIFIED.
 */
export function filter<In extends RuntimeObject, Out extends RuntimeObject = In>(
  watch: Interface<In>,
  f: FilterFunc<In, Out>,
): Interface<Out> {
  let events: AsyncIterableIterator<Event<Out>> | undefined;
  return {
    resultChan: () => (events ??= filtered(watch, f)),
    stop: () => watch.stop(),
  };
}

function filtered<In extends RuntimeObject, Out extends RuntimeObject>(
  watch: Interface<In>,
  f: FilterFunc<In, Out>,
): AsyncIterableIterator<Event<Out>> {
  const incoming = watch.resultChan();
  return new PullIterator(
    async () => {
      for (;;) {
        const { done, value } = await incoming.next();
        if (done === true) return undefined;
        const event = f(value as Event<In>);
        if (event !== undefined) return event;
      }
    },
    async () => {
      await incoming.return?.();
    },
  );
}

/** Passes all events on and records them. Mirrors Go's `watch.Recorder`. */
export class Recorder<T extends RuntimeObject = RuntimeObject> implements Interface<T> {
  readonly #watch: Interface<T>;
  readonly #events: Event<T>[] = [];

  constructor(watch: Interface<T>) {
    this.#watch = filter(watch, (event) => {
      this.#events.push(event);
      return event;
    });
  }

  resultChan(): AsyncIterableIterator<Event<T>> {
    return this.#watch.resultChan();
  }

  stop(): void {
    this.#watch.stop();
  }

  /** The events received so far. */
  events(): Event<T>[] {
    return [...this.#events];
  }
}
