import { newAggregate, type Aggregate } from './aggregate.ts';

/** How often each message occurred. Mirrors Go's `errors.MessageCountMap`. */
export type MessageCountMap = ReadonlyMap<string, number>;

/**
 * One error per message, with ` (repeated N times)` behind those that occurred more than once; undefined for none.
 * Mirrors Go's `errors.CreateAggregateFromMessageCountMap`.
 *
 * Differs from Go: the errors come in the order of the map; Go's order is random.
 */
export function createAggregateFromMessageCountMap(counts: MessageCountMap | null | undefined): Aggregate | undefined {
  if (!counts) return undefined;
  return newAggregate(
    [...counts].map(([text, count]) => new Error(count > 1 ? `${text} (repeated ${count} times)` : text)),
  );
}
