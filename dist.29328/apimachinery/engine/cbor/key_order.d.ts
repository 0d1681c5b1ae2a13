/** Sorts keys as their bytes in CBOR: the shorter goes first, because its length precedes the text. */
export declare function sortForCBOR(keys: string[]): string[];
