/** Bytes that are not CBOR, or CBOR that is not accepted or of the wrong type. The message is Go's. */
export class CBORError extends Error {
    code = 'ERR_CBOR';
    /** Names and indexes that lead to the place, as far as it's within a value with a type. */
    keys = [];
    /** For a value of the wrong type: what it is, and what Go adds about it. */
    mismatch;
    constructor(message, mismatch) {
        super(message);
        this.name = 'CBORError';
        this.mismatch = mismatch;
    }
}
/** What Go calls the major types. */
export const typeNames = [
    'positive integer',
    'negative integer',
    'byte string',
    'UTF-8 text string',
    'array',
    'map',
    'tag',
    'primitives',
];
/** A value that its Go type can't hold. */
export function mismatch(major, goType, why = '') {
    const cborType = typeNames[major];
    return new CBORError(`cbor: cannot unmarshal ${cborType} into Go value of type ${goType}${why && ` (${why})`}`, {
        cborType,
        goType,
        why,
    });
}
