import { type PathElement } from './path_element.ts';
/** Any step. Mirrors Go's `fieldpath.MatchAnyPathElement`. */
export declare const anyElement: '*any*';
/** Matches a step. Mirrors Go's `fieldpath.PathElementMatcher`. */
export type PathElementMatcher = PathElement | typeof anyElement;
/** Matches a step and those below it. Mirrors Go's `fieldpath.SetMemberMatcher`. */
export interface SetMemberMatcher {
    readonly path: PathElementMatcher;
    readonly child: SetMatcher;
}
/** Which fields of a set to keep. Mirrors Go's `fieldpath.SetMatcher`. */
export declare class SetMatcher {
    /** Whether all fields match. Then there are no members. */
    readonly wildcard: boolean;
    /** Sorted; the one for any step comes first. */
    readonly members: readonly SetMemberMatcher[];
    constructor(wildcard: boolean, members?: readonly SetMemberMatcher[]);
    /** The matcher for the fields below a step; `undefined` when the step does not match. */
    find(element: PathElement): SetMatcher | undefined;
    /** A matcher for whatever either matches. Mirrors Go's `SetMatcher.Merge`. */
    merge(other: SetMatcher): SetMatcher;
}
/** A matcher of all fields. Mirrors Go's `fieldpath.MatchAnySet`. */
export declare function matchAnySet(): SetMatcher;
/**
 * A matcher for all fields below a path, and for the steps that lead there: field names (strings), indexes (numbers),
 * elements, and {@link anyElement}. Mirrors Go's `fieldpath.MakePrefixMatcherOrDie`.
 */
export declare function prefixMatcher(...parts: readonly (string | number | PathElementMatcher)[]): SetMatcher;
