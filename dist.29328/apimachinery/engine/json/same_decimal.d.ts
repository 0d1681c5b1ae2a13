/** Whether a JSON number, as it is spelled, has the digits of the number that was made of it, and no others. */
export declare function isSameDecimal(spelling: string, number: string): boolean;
