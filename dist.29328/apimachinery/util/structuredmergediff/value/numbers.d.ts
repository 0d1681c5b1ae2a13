/**
 * Compares two numbers: two integers exactly, all others as float64, as in Go. A `bigint` is always an integer; a
 * `number` beyond 2^53 is a float64 in Go.
 */
export declare function compareNumbers(a: number | bigint, b: number | bigint): number;
