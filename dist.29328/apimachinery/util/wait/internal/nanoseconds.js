// Go counts time in whole nanoseconds and truncates products. For the same delays, products are computed in nanoseconds
// here too: exact up to 26 days, approximate beyond.
export function toNanoseconds(milliseconds) {
    return Math.round(milliseconds * 1e6);
}
export function toMilliseconds(nanoseconds) {
    return nanoseconds / 1e6;
}
