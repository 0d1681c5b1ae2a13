/** Whether two byte sequences are the same. */
export declare function equalBytes(a: Uint8Array, b: Uint8Array): boolean;
