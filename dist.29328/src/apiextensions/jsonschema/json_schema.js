/** Matches nothing. */
export const NEVER = { not: {} };
/** Part by part: all must hold. */
export function allOf(parts) {
    const [first, ...more] = parts.filter((part) => Object.keys(part).length > 0);
    if (first === undefined)
        return {};
    if (more.length === 0)
        return first;
    const keys = [first, ...more].flatMap((part) => Object.keys(part));
    return new Set(keys).size === keys.length ? Object.assign({}, first, ...more) : { allOf: [first, ...more] };
}
