/**
 * Decodes the text of a `!!binary` scalar to the string Go's JSON has for those bytes: UTF-8, U+FFFD for each byte
 * that is not. Undefined if it is not base64.
 */
export declare function decodeBinary(text: string): string | undefined;
