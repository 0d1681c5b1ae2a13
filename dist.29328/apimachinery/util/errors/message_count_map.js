import { newAggregate } from './aggregate.js';
/**
 * One error per message, with ` (repeated N times)` appended when it occurred more than once; undefined for an empty
 * map. Mirrors Go's `errors.CreateAggregateFromMessageCountMap`.
 *
 * Differs from Go: the errors come in map order; Go's order is random.
 */
export function createAggregateFromMessageCountMap(counts) {
    if (!counts)
        return undefined;
    return newAggregate([...counts].map(([text, count]) => new Error(count > 1 ? `${text} (repeated ${count} times)` : text)));
}
