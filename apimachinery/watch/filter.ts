import type { RuntimeObject } from '../runtime/runtime_object.ts';
import type { Event } from './event.ts';
import { type Interface, newWatch } from './interface.ts';

/** Returns the event to pass on, possibly changed; `undefined` drops it. Mirrors Go's `watch.FilterFunc`. */
export type FilterFunc<In extends RuntimeObject = RuntimeObject, Out extends RuntimeObject = In> = (
  event: Event<In>,
) => Event<Out> | undefined;

/**
 * Filters the events of a watch. Closing the result closes the source. Mirrors Go's `watch.Filter`.
 *
 * The event type is kept: an object that starts to match after a change stays MODIFIED.
 */
export function filter<In extends RuntimeObject, Out extends RuntimeObject = In>(
  watch: Interface<In>,
  f: FilterFunc<In, Out>,
): Interface<Out> {
  let incoming: AsyncIterator<Event<In>> | undefined;
  return newWatch(
    async () => {
      incoming ??= watch[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await incoming.next();
        if (done === true) return undefined;
        const event = f(value);
        if (event !== undefined) return event;
      }
    },
    () => watch.close(),
  );
}
