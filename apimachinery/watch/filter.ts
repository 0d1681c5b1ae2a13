import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import type { Event } from './event.ts';
import type { Interface } from './interface.ts';

/** Gives the event to pass on, which may be another; `undefined` keeps it back. Mirrors Go's `watch.FilterFunc`. */
export type FilterFunc<In extends RuntimeObject = RuntimeObject, Out extends RuntimeObject = In> = (
  event: Event<In>,
) => Event<Out> | undefined;

/**
 * A watch of those events that a function passes on. Stopping it stops the watch behind it. Mirrors Go's `watch.Filter`.
 *
 * An object that comes to pass by a change is not turned into one that was added: the type of the event stays.
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

/** Passes all events on and remembers them. Mirrors Go's `watch.Recorder`. */
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

  /** The events that were received so far. */
  events(): Event<T>[] {
    return [...this.#events];
  }
}
