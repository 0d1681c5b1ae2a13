import { isAggregate, newAggregate } from './aggregate.ts';

/** Says of an error whether it is meant. Mirrors Go's `errors.Matcher`. */
export type Matcher = (err: Error) => boolean;

/**
 * The error without what any of the matchers means, or undefined when nothing is left. In an aggregate each error is
 * looked at by itself, at any depth; any other error stays or goes as a whole. Mirrors Go's `errors.FilterOut`.
 */
export function filterOut(err: Error | null | undefined, ...matchers: readonly Matcher[]): Error | undefined {
  if (!err) return undefined;
  if (isAggregate(err)) return newAggregate(err.errors.map((each) => filterOut(each, ...matchers)));
  return matchers.some((matches) => matches(err)) ? undefined : err;
}
