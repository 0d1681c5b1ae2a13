/**
 * A pattern for paths: `*` and `?` within a name, `**` for any folders, `{yaml,yml}` for alternatives. Wildcards do not
 * match a leading dot. Matched folder by folder: a state is the set of positions in the pattern reached so far, so that
 * nothing is tried twice.
 */
export declare class Glob {
    #private;
    /** The folder that contains all possible matches. */
    readonly base: string;
    /** @throws UsageError when braces expand to too many patterns */
    constructor(pattern: string);
    /** The initial state, at `base`. */
    start(): GlobState;
    /** The state within a folder; undefined when nothing in it can match. */
    enter(state: GlobState, folder: string): GlobState | undefined;
    /** Whether a file in a folder of this state matches. */
    matches(state: GlobState, file: string): boolean;
}
/**
 * Whether a path, or a folder it is in, matches a pattern: `**\/generated/*.yaml`. A pattern without a slash is that of a
 * name anywhere in the path.
 * @throws UsageError when braces expand to too many patterns
 */
export declare function pathMatcher(pattern: string): (path: string) => boolean;
/** For each alternative of a pattern, the possible numbers of segments matched. */
export type GlobState = readonly ReadonlySet<number>[];
/** Whether a path has wildcards. */
export declare function isMagic(path: string): boolean;
/** Matches a name with `*` and `?`. Only the last star is retried: that suffices, in linear time. */
export declare function matchName(pattern: string, name: string): boolean;
