/** 10^0 to 10^16. The last is larger than every safe integer. */
export declare const POWERS_OF_TEN: readonly number[];
/** 10^power, or at least 10^16, by which no safe integer but 0 can be multiplied and stay safe. */
export declare function powerOfTen(power: number): number;
export declare function isSafe(value: number): boolean;
/** `number / divisor`, rounded away from zero; both are safe integers, or the divisor is 10^16. */
export declare function divideUp(number: number, divisor: number): number;
