/** Text of UTF-8 bytes. Each byte of no character becomes U+FFFD; a byte order mark stays. Text is given back as it is. */
export declare function fromUTF8(data: string | Uint8Array): string;
/** The UTF-8 bytes of a text. Half a surrogate pair becomes U+FFFD. */
export declare function toUTF8(text: string): Uint8Array<ArrayBuffer>;
/** The order of the UTF-8 bytes of two texts, which Go sorts map keys by. */
export declare function compareUTF8(a: string, b: string): number;
/** How many bytes the text has as UTF-8, where half a surrogate pair is the three of U+FFFD. */
export declare function utf8Length(text: string): number;
