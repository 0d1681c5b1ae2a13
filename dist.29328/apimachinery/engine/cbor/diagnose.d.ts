/**
 * CBOR as text for people: diagnostic notation (RFC 8949, section 8), as Go writes it. Byte strings that are text are
 * written as text, in single quotes.
 * @throws CBORError for what is not CBOR
 */
export declare function diagnoseCBOR(data: Uint8Array): string;
