/** A double as Go's `%.6f` writes it. */
export declare function fixedText(value: number, precision: number): string;
/** The same with a comma after each three digits. */
export declare function groupedText(value: number, precision: number): string;
/** A double with an exponent, at least so wide: what the clause says is a width to cel-go, not a precision. */
export declare function scientificText(value: number, width: number): string;
