/**
 * The text of bytes that are not all UTF-8, as Go makes it: each byte that belongs to no character becomes what
 * `replace` gives. TextDecoder alone makes one U+FFFD of all bytes of a character that breaks off.
 */
export declare function repairUTF8(bytes: Uint8Array, replace?: (byte: number) => string): string;
