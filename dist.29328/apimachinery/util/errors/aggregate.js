import { hasCode } from '#engine/text/has_code';
/**
 * Several errors as one. The message is that of the only error, or `[a, b]` without duplicates; `errors` has all of
 * them. Made by {@link newAggregate}, never empty. Mirrors Go's `errors.Aggregate`.
 */
export class Aggregate extends AggregateError {
    code = 'ERR_AGGREGATE';
    /** @param errors at least one */
    constructor(errors) {
        super(errors, aggregateMessage(errors));
        this.name = 'Aggregate';
    }
    /** Whether any of the errors, at any nesting depth, is `target` or was caused by it. Mirrors `errors.Is`. */
    is(target) {
        return leaves(this.errors).some((error) => isCausedBy(error, target));
    }
}
/** Whether an error is an {@link Aggregate}, also one of another copy of this library. */
export function isAggregate(err) {
    return hasCode(err, 'ERR_AGGREGATE');
}
/**
 * Combines errors; undefined when there are none. Null and undefined entries are dropped. Mirrors Go's
 * `errors.NewAggregate`.
 */
export function newAggregate(errors) {
    const present = errors.filter((error) => error !== null && error !== undefined);
    return present.length === 0 ? undefined : new Aggregate(present);
}
/** The same errors without nesting; undefined when there are none. Mirrors Go's `errors.Flatten`. */
export function flatten(agg) {
    return agg ? newAggregate(leaves(agg.errors)) : undefined;
}
/** The single error of an aggregate of one; otherwise the error itself. Mirrors Go's `errors.Reduce`. */
export function reduce(err) {
    if (!err)
        return undefined;
    return isAggregate(err) && err.errors.length === 1 ? err.errors[0] : err;
}
/** All non-aggregate errors in order, at any nesting depth. */
function leaves(errors) {
    const found = [];
    const waiting = [...errors].reverse();
    for (let error = waiting.pop(); error !== undefined; error = waiting.pop()) {
        if (!isAggregate(error))
            found.push(error);
        else
            for (let index = error.errors.length - 1; index >= 0; index--)
                waiting.push(error.errors[index]);
    }
    return found;
}
function aggregateMessage(errors) {
    if (errors.length === 1)
        return errors[0].message;
    const texts = new Set(leaves(errors).map((error) => error.message));
    const joined = [...texts].join(', ');
    return texts.size === 1 ? joined : `[${joined}]`;
}
function isCausedBy(error, target) {
    const seen = new Set();
    for (let at = error; !seen.has(at); at = at.cause) {
        if (at === target)
            return true;
        if (typeof at !== 'object' || at === null)
            return false;
        seen.add(at);
    }
    return false;
}
