/**
 * Where an object or array ends that begins at a place; -1 when it does not. Only brackets and strings are looked at,
 * for parts of JSON that are not read: syntax errors within them go unnoticed.
 */
export declare function endOfBrackets(bytes: Uint8Array, from: number): number;
