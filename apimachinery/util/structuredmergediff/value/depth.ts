/**
 * How deep values, paths and sets of fields may be nested. What goes through them recurs; this many levels fit any
 * JavaScript engine's stack.
 *
 * Differs from Go: it takes 10,000 levels.
 */
export const MAX_DEPTH = 1000;

/** Whether a value has more than {@link MAX_DEPTH} levels, or holds itself. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
