import type { Set } from './set.ts';
import { matchAnySet, type SetMatcher } from './set_matcher.ts';

/** Filters the fields of a set. Mirrors Go's `fieldpath.Filter`. */
export interface Filter {
  /** The fields of the set that remain. */
  filter(set: Set): Set;
}

/** A filter that removes these fields and everything below them. Mirrors Go's `fieldpath.NewExcludeSetFilter`. */
export function newExcludeSetFilter(exclude: Set): Filter {
  return { filter: (set) => set.recursiveDifference(exclude) };
}

/** An exclude filter for each version. Mirrors Go's `fieldpath.NewExcludeFilterSetMap`. */
export function newExcludeFilterSetMap(resetFields: ReadonlyMap<string, Set>): Map<string, Filter> {
  return new Map([...resetFields].map(([version, set]) => [version, newExcludeSetFilter(set)]));
}

/**
 * A filter that keeps fields matched by any matcher; without matchers, all. Mirrors Go's
 * `fieldpath.NewIncludeMatcherFilter`.
 */
export function newIncludeMatcherFilter(...matchers: readonly SetMatcher[]): Filter {
  const matcher = matchers.length === 0 ? matchAnySet() : matchers.reduce((all, each) => all.merge(each));
  return { filter: (set) => set.filterIncludeMatches(matcher) };
}
