/** Decodes UTF-8, with marks for invalid bytes. */
export declare function markedText(bytes: Uint8Array): string;
/** Replaces each marked byte by U+FFFD, as Go's encoding/json does. */
export declare function withoutMarks(text: string): string;
/** Quotes like Go's `%q`, with marked bytes as `\xe4`. */
export declare function quoteMarked(text: string): string;
