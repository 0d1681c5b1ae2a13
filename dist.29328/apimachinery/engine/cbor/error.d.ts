/** Bytes that are not CBOR, or CBOR that is not accepted or of the wrong type. The message is Go's. */
export declare class CBORError extends Error {
    readonly code = "ERR_CBOR";
    /** Names and indexes that lead to the place, as far as it's within a value with a type. */
    keys: readonly (string | number)[];
    /** For a value of the wrong type: what it is, and what Go adds about it. */
    readonly mismatch: {
        readonly cborType: string;
        readonly goType: string;
        readonly why: string;
    } | undefined;
    constructor(message: string, mismatch?: CBORError['mismatch']);
}
/** What Go calls the major types. */
export declare const typeNames: readonly string[];
/** A value that its Go type can't hold. */
export declare function mismatch(major: number, goType: string, why?: string): CBORError;
