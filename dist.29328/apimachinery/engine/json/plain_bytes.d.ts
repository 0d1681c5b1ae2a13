/** A view of the bytes, for reading four at a time. */
export declare function wordsOf(bytes: Uint8Array): DataView;
/**
 * The first place from `from` on of a byte that is not plain in a string of JSON: a quotation mark, a backslash, a control
 * character, or part of a character beyond ASCII; the number of bytes when there is none. JSON is mostly strings, so four
 * bytes are tested at a time.
 */
export declare function endOfPlain(bytes: Uint8Array, words: DataView, from: number): number;
