/** The bytes of padded base64 with the alphabet for URLs; for other texts the index of the byte that is wrong. */
export declare function decodeBase64URL(text: string): Uint8Array | number;
