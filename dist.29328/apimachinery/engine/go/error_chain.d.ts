/**
 * A value that was thrown and everything it wraps, each once and the outermost first: its `cause`, and what a native
 * AggregateError (or whatever else has a list of `errors`) holds. The order is that of Go's errors.As. Takes anything,
 * also errors that wrap themselves.
 * @param opens whether to look at the `errors` of a value; left out: always
 */
export declare function errorChain(err: unknown, opens?: (err: object) => boolean): Generator<object, void, undefined>;
