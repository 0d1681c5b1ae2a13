/** Thrown when a text is not base64. The message is Go's. */
export declare class Base64Error extends Error {
    readonly name: string;
    readonly code: 'ERR_INVALID_BASE64';
    /** The text that was to be decoded. */
    readonly value: string;
    constructor(message: string, value: string);
}
/**
 * Returns what is wrong with a base64 text, in Go's words.
 * @returns `undefined` when nothing is
 */
export declare function checkBase64(text: string): string | undefined;
/**
 * The bytes of a base64 text.
 * @throws Base64Error with Go's message
 */
export declare function decodeBase64(text: string): Uint8Array;
/** The base64 text of bytes: standard alphabet, padded, no newlines. */
export declare function encodeBase64(bytes: Uint8Array): string;
/**
 * The text that Go writes for the bytes that `text` stands for: without newlines, unused bits zero.
 * @throws Base64Error with Go's message
 */
export declare function canonicalBase64(text: string): string;
