import type { Set } from './set.ts';
import { matchAnySet, type SetMatcher } from './set_matcher.ts';

/** Takes fields out of a set. Mirrors Go's `fieldpath.Filter`. */
export interface Filter {
  /** The fields of the set that stay. */
  filter(set: Set): Set;
}

/** A filter that takes these fields out, and all below them. Mirrors Go's `fieldpath.NewExcludeSetFilter`. */
export function newExcludeSetFilter(exclude: Set): Filter {
  return { filter: (set) => set.recursiveDifference(exclude) };
}

/** For each version the filter of its fields. Mirrors Go's `fieldpath.NewExcludeFilterSetMap`. */
export function newExcludeFilterSetMap(resetFields: ReadonlyMap<string, Set>): Map<string, Filter> {
  return new Map([...resetFields].map(([version, set]) => [version, newExcludeSetFilter(set)]));
}

/** A filter that keeps the fields that one of the matchers matches; without any all. Mirrors Go's `fieldpath.NewIncludeMatcherFilter`. */
export function newIncludeMatcherFilter(...matchers: readonly SetMatcher[]): Filter {
  const matcher = matchers.length === 0 ? matchAnySet() : matchers.reduce((all, each) => all.merge(each));
  return { filter: (set) => set.filterIncludeMatches(matcher) };
}
