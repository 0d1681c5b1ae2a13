import { isAggregate, newAggregate } from './aggregate.ts';

/** A predicate on errors. Mirrors Go's `errors.Matcher`. */
export type Matcher = (err: Error) => boolean;

/**
 * Drops errors that match any matcher; undefined when none are left. The errors of an aggregate are filtered
 * individually, at any depth. Mirrors Go's `errors.FilterOut`.
 */
export function filterOut(err: Error | null | undefined, ...matchers: readonly Matcher[]): Error | undefined {
  if (!err) return undefined;
  if (isAggregate(err)) return newAggregate(err.errors.map((each) => filterOut(each, ...matchers)));
  return matchers.some((matches) => matches(err)) ? undefined : err;
}
