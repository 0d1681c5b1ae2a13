/** Escapes what Go escapes in JSON. These characters occur only in strings. */
export declare function escapeHTML(text: string): string;
/** Go can't hold half a surrogate pair: it has U+FFFD there. JSON.stringify writes it as an escape. */
export declare function replaceLoneSurrogates(text: string): string;
/** Whether a text has characters that Go escapes in JSON, or that it sorts otherwise than JavaScript. */
export declare function isSpecial(text: string): boolean;
/** A JSON string as Go writes it. */
export declare function quoteJSON(text: string): string;
