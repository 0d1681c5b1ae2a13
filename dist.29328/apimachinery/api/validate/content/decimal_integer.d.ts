/**
 * Reasons why the string is not a decimal integer in canonical form: `0`, `-12`; no `+`, no `-0`, no leading zeros. Of
 * any magnitude. Mirrors Go's `content.IsDecimalInteger`.
 */
export declare function isDecimalInteger(value: string): string[];
