/** A predicate on errors. Mirrors Go's `errors.Matcher`. */
export type Matcher = (err: Error) => boolean;
/**
 * Drops errors that match any matcher; undefined when none are left. The errors of an aggregate are filtered
 * individually, at any depth. Mirrors Go's `errors.FilterOut`.
 */
export declare function filterOut(err: Error | null | undefined, ...matchers: readonly Matcher[]): Error | undefined;
