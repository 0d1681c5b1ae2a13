import { isAggregate, newAggregate } from './aggregate.js';
/**
 * Drops errors that match any matcher; undefined when none are left. The errors of an aggregate are filtered
 * individually, at any depth. Mirrors Go's `errors.FilterOut`.
 */
export function filterOut(err, ...matchers) {
    if (!err)
        return undefined;
    if (isAggregate(err))
        return newAggregate(err.errors.map((each) => filterOut(each, ...matchers)));
    return matchers.some((matches) => matches(err)) ? undefined : err;
}
