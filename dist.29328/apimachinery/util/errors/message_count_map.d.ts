import { type Aggregate } from './aggregate.ts';
/** How often each message occurred. Mirrors Go's `errors.MessageCountMap`. */
export type MessageCountMap = ReadonlyMap<string, number>;
/**
 * One error per message, with ` (repeated N times)` appended when it occurred more than once; undefined for an empty
 * map. Mirrors Go's `errors.CreateAggregateFromMessageCountMap`.
 *
 * Differs from Go: the errors come in map order; Go's order is random.
 */
export declare function createAggregateFromMessageCountMap(counts: MessageCountMap | null | undefined): Aggregate | undefined;
