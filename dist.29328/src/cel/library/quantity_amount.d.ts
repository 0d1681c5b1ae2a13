/**
 * How Go holds an amount: as an int64 times a power of ten, or as a decimal number. Which of them decides whether an
 * amount counts as an integer there (`1000m` and `1.5Gi` do not), and how its float64 is rounded.
 */
export interface QuantityAmount {
    readonly exact: boolean;
    readonly value: bigint;
    /** The power of ten. */
    readonly exponent: number;
}
/** The amount of a text that is a quantity; `decimal` is its value as plain digits. */
export declare function amountOfText(text: string, decimal: string): QuantityAmount;
/** The sum of two amounts. */
export declare function addAmounts(a: QuantityAmount, b: QuantityAmount): QuantityAmount;
/** The same amount with the other sign. */
export declare function negateAmount({ exact, value, exponent }: QuantityAmount): QuantityAmount;
/** The amount as an int64, if Go takes it for one. */
export declare function integerOf({ exact, value, exponent }: QuantityAmount): bigint | undefined;
/** The amount as a float64, rounded twice as in Go. */
export declare function floatOf({ value, exponent }: QuantityAmount): number;
