import { matchAnySet } from './set_matcher.js';
/** A filter that removes these fields and everything below them. Mirrors Go's `fieldpath.NewExcludeSetFilter`. */
export function newExcludeSetFilter(exclude) {
    return { filter: (set) => set.recursiveDifference(exclude) };
}
/** An exclude filter for each version. Mirrors Go's `fieldpath.NewExcludeFilterSetMap`. */
export function newExcludeFilterSetMap(resetFields) {
    return new Map([...resetFields].map(([version, set]) => [version, newExcludeSetFilter(set)]));
}
/**
 * A filter that keeps fields matched by any matcher; without matchers, all. Mirrors Go's
 * `fieldpath.NewIncludeMatcherFilter`.
 */
export function newIncludeMatcherFilter(...matchers) {
    const matcher = matchers.length === 0 ? matchAnySet() : matchers.reduce((all, each) => all.merge(each));
    return { filter: (set) => set.filterIncludeMatches(matcher) };
}
