/**
 * The text of a stream. Bytes that are not UTF-8 become lone surrogates, which no YAML document may hold: so only the
 * document they are in is refused.
 *
 * Differs from Go: it names what is wrong with the bytes, here it is always an invalid character.
 */
export declare function streamText(input: string | Uint8Array): string;
/** Takes leading white space off. */
export declare function trimLeft(text: string): string;
/** Takes white space off both ends. */
export declare function trimSpace(text: string): string;
/** How many bytes a text takes in UTF-8. */
export declare function byteLength(text: string): number;
