/** The bits of the half-precision float that is exactly a number; `undefined` when there's none. */
export declare function numberToHalf(value: number): number | undefined;
