/**
 * Several errors as one. The message is that of the only error, or `[a, b]` without duplicates; `errors` has all of
 * them. Made by {@link newAggregate}, never empty. Mirrors Go's `errors.Aggregate`.
 */
export declare class Aggregate extends AggregateError {
    readonly code = "ERR_AGGREGATE";
    errors: Error[];
    /** @param errors at least one */
    constructor(errors: readonly Error[]);
    /** Whether any of the errors, at any nesting depth, is `target` or was caused by it. Mirrors `errors.Is`. */
    is(target: unknown): boolean;
}
/** Whether an error is an {@link Aggregate}, also one of another copy of this library. */
export declare function isAggregate(err: unknown): err is Aggregate;
/**
 * Combines errors; undefined when there are none. Null and undefined entries are dropped. Mirrors Go's
 * `errors.NewAggregate`.
 */
export declare function newAggregate(errors: readonly (Error | null | undefined)[]): Aggregate | undefined;
/** The same errors without nesting; undefined when there are none. Mirrors Go's `errors.Flatten`. */
export declare function flatten(agg: Aggregate | null | undefined): Aggregate | undefined;
/** The single error of an aggregate of one; otherwise the error itself. Mirrors Go's `errors.Reduce`. */
export declare function reduce<E extends Error>(err: E | null | undefined): E | Error | undefined;
