/** UTF-8 bytes to strings. Short strings are looked up in a table, because objects repeat the same few thousand. */
/** The text of UTF-8 bytes. Each byte that is not UTF-8 becomes U+FFFD, as in Go. */
export declare function textOf(bytes: Uint8Array, start: number, end: number): string;
