/**
 * Maximum nesting depth of values, paths and sets. Traversals are recursive; this many levels fit the stack of any
 * JavaScript engine.
 *
 * Differs from Go: it accepts 10,000 levels.
 */
export declare const MAX_DEPTH = 1000;
/** Whether a value has more than {@link MAX_DEPTH} levels, or is cyclic. */
export declare function isTooDeep(value: unknown): boolean;
