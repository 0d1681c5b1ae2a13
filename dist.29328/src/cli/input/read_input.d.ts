/** Large enough for cluster dumps; strings can be at most twice this size. */
export declare const MAX_BYTES: number;
/** A file that can't be read. The message is for people, without the path. */
export declare class InputError extends Error {
    readonly code = "ERR_INPUT";
    constructor(message: string);
}
/**
 * Reads a file, or standard input for `-`, as text.
 * @returns bytes in UTF-8, or the text of a file in UTF-16 with a byte order mark
 * @throws InputError when it can't be read, is too large or binary
 */
export declare function readInput(path: string): Promise<string | Uint8Array>;
/**
 * Reads a file, or standard input for `-`.
 * @throws InputError when it can't be read or is too large
 */
export declare function readBytes(path: string): Promise<Uint8Array>;
/**
 * Bytes as text.
 * @returns the bytes when they are in UTF-8, or the text when they are UTF-16 with a byte order mark
 * @throws InputError when they are binary
 */
export declare function textOf(bytes: Uint8Array): string | Uint8Array;
