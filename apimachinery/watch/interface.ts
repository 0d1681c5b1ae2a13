import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import type { Event } from './event.ts';

/**
 * Anything that can be watched: `for await (const event of watch)`. Mirrors Go's `watch.Interface`.
 *
 * Differs from Go: leaving a loop over the events closes the watch, as usual in JavaScript.
 */
export interface Interface<T extends RuntimeObject = RuntimeObject> extends AsyncIterable<Event<T>>, AsyncDisposable {
  /** The events, until the watch is closed. For one consumer. Go's `ResultChan`. */
  [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>>;
  /** Ends the watch. Pending events can still be received. Idempotent. Go's `Stop`. */
  close(): void;
}

/** A watch over what `read` gives, until it gives `undefined`. */
export function newWatch<T extends RuntimeObject>(
  read: () => Promise<Event<T> | undefined>,
  close: () => void,
): Interface<T> {
  const events = new PullIterator(read, async () => close());
  return {
    [Symbol.asyncIterator]: () => events,
    close,
    [Symbol.asyncDispose]: async () => close(),
  };
}

/** A watch that has already ended. Mirrors Go's `watch.NewEmptyWatch`. */
export function newEmptyWatch<T extends RuntimeObject = RuntimeObject>(): Interface<T> {
  return newWatch<T>(
    async () => undefined,
    () => undefined,
  );
}
