/** The least and the most of a size or a cost: uint64, where the largest one stands for anything beyond. */
export interface Range {
    readonly min: bigint;
    readonly max: bigint;
}
/** No limit. */
export declare const UNLIMITED = 18446744073709551615n;
/** Anything at all. */
export declare const UNKNOWN: Range;
/** Nothing. */
export declare const NOTHING: Range;
/** Exactly one value. */
export declare function exactly(value: bigint | number): Range;
export declare function add(a: Range, b: Range): Range;
export declare function multiply(a: Range, b: Range): Range;
/** Times a factor, rounded up. Computed as a double, as Go does it. */
export declare function scale({ min, max }: Range, factor: number): Range;
/** The range that holds both. */
export declare function union(a: Range, b: Range): Range;
