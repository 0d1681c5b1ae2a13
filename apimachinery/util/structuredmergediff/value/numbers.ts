/**
 * The order of two numbers. Two integers are compared exactly, and as Go compares them otherwise: as float64.
 * A `bigint` is always an integer; a `number` beyond 2^53 is one that Go holds as a float64.
 */
export function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (typeof a !== typeof b) {
    a = Number(a);
    b = Number(b);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
