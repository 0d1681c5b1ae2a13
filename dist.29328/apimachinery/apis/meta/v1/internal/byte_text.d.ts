/** The UTF-8 bytes of a string, one character per byte. ASCII is unchanged. */
export declare function byteText(text: string): string;
/** Quotes a byte string, with every byte that is not printable ASCII as `\xhh`. */
export declare function quoteBytes(bytes: string): string;
/** Go's error message for reading a JSON value other than a string into a string. */
export declare function notAString(value: unknown): string;
