/**
 * Maximum nesting depth of values, paths and sets. Traversals are recursive; this many levels fit the stack of any
 * JavaScript engine.
 *
 * Differs from Go: it accepts 10,000 levels.
 */
export const MAX_DEPTH = 1000;
/** Whether a value has more than {@link MAX_DEPTH} levels, or is cyclic. */
export function isTooDeep(value) {
    let level = [value];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > MAX_DEPTH)
            return true;
        level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    }
    return false;
}
