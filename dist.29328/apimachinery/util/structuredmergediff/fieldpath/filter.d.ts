import type { Set } from './set.ts';
import { type SetMatcher } from './set_matcher.ts';
/** Filters the fields of a set. Mirrors Go's `fieldpath.Filter`. */
export interface Filter {
    /** The fields of the set that remain. */
    filter(set: Set): Set;
}
/** A filter that removes these fields and everything below them. Mirrors Go's `fieldpath.NewExcludeSetFilter`. */
export declare function newExcludeSetFilter(exclude: Set): Filter;
/** An exclude filter for each version. Mirrors Go's `fieldpath.NewExcludeFilterSetMap`. */
export declare function newExcludeFilterSetMap(resetFields: ReadonlyMap<string, Set>): Map<string, Filter>;
/**
 * A filter that keeps fields matched by any matcher; without matchers, all. Mirrors Go's
 * `fieldpath.NewIncludeMatcherFilter`.
 */
export declare function newIncludeMatcherFilter(...matchers: readonly SetMatcher[]): Filter;
