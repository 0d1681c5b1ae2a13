/** No limit. */
export const UNLIMITED = 18446744073709551615n;
/** Anything at all. */
export const UNKNOWN = { min: 0n, max: UNLIMITED };
/** Nothing. */
export const NOTHING = { min: 0n, max: 0n };
function capped(value) {
    return value > UNLIMITED ? UNLIMITED : value;
}
/** Exactly one value. */
export function exactly(value) {
    const exact = BigInt(value);
    return { min: exact, max: exact };
}
export function add(a, b) {
    return { min: capped(a.min + b.min), max: capped(a.max + b.max) };
}
export function multiply(a, b) {
    return { min: capped(a.min * b.min), max: capped(a.max * b.max) };
}
/** Times a factor, rounded up. Computed as a double, as Go does it. */
export function scale({ min, max }, factor) {
    return { min: scaled(min, factor), max: scaled(max, factor) };
}
function scaled(value, factor) {
    const product = Math.ceil(Number(value) * factor);
    return product >= 2 ** 64 ? UNLIMITED : BigInt(product);
}
/** The range that holds both. */
export function union(a, b) {
    return { min: a.min < b.min ? a.min : b.min, max: a.max > b.max ? a.max : b.max };
}
