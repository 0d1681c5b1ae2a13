/** An object that can't be written: it is cyclic, is nested too deeply, or has a value that JSON doesn't have. */
export declare class EncodeError extends Error {
    readonly name: string;
    readonly code = "ERR_ENCODE";
}
/** Whether an error is an {@link EncodeError}. */
export declare function isEncodeError(err: unknown): err is EncodeError;
/**
 * Runs an encoder on an object.
 * @throws EncodeError for what isn't an object, and in place of errors that have no code
 */
export declare function encodeWith<T extends string | Uint8Array>(object: unknown, encode: () => T): T;
/**
 * The same for an encoder that writes in pieces.
 * @throws EncodeError while iterating
 */
export declare function encodeInPiecesWith(object: unknown, encode: () => Iterable<string>): Generator<string, void, undefined>;
