/** Where a list goes on. */
export interface Continue {
    /** The first key that has not been given. */
    readonly fromKey: string;
    /** The revision to read at; below 0: the current one. */
    readonly revision: number;
}
/**
 * The token that says where a list goes on. Clients must not look into it. Mirrors Go's `storage.EncodeContinue`.
 * @param key the first key of the next page
 * @param keyPrefix what all keys of the list begin with
 */
export declare function encodeContinue(key: string, keyPrefix: string, revision: number): string;
/**
 * Reads a token. Mirrors Go's `storage.DecodeContinue`.
 * @throws {StatusError} 400 when it is none, or leads out of the prefix
 */
export declare function decodeContinue(token: string, keyPrefix: string): Continue;
