export declare function toNanoseconds(milliseconds: number): number;
export declare function toMilliseconds(nanoseconds: number): number;
