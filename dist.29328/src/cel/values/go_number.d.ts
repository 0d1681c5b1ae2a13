/** The number that a text spells; `undefined` for none, or one out of range. Mirrors `strconv.ParseFloat`. */
export declare function parseFloat64(text: string): number | undefined;
/** The int64 that a text spells in decimal; `undefined` for none. Mirrors `strconv.ParseInt` with base 10. */
export declare function parseInt64(text: string): bigint | undefined;
/** The uint64 that a text spells in decimal; `undefined` for none. Mirrors `strconv.ParseUint` with base 10. */
export declare function parseUint64(text: string): bigint | undefined;
/** A double without an exponent and with as few digits as identify it: Go's `%f` with precision -1. */
export declare function formatF(value: number): string;
