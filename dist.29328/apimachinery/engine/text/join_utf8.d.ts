/** The UTF-8 of pieces of text, one behind the other; where there is Node's Buffer, without making one long text of them. */
export declare function joinUTF8(pieces: readonly string[]): Uint8Array<ArrayBuffer>;
