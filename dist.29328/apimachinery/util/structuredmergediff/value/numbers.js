/**
 * Compares two numbers: two integers exactly, all others as float64, as in Go. A `bigint` is always an integer; a
 * `number` beyond 2^53 is a float64 in Go.
 */
export function compareNumbers(a, b) {
    if (typeof a !== typeof b) {
        a = Number(a);
        b = Number(b);
    }
    return a < b ? -1 : a > b ? 1 : 0;
}
