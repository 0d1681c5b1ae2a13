import type { Token } from './token.ts';
/** Go's limit on nested arrays and objects. */
export declare const MAX_DEPTH = 10000;
/** How a {@link Tokenizer} reads. */
export interface TokenizerOptions {
    /** Values may follow each other, with or without white space between them; otherwise there is just one. */
    readonly sequence?: boolean;
}
/**
 * Cuts JSON in UTF-8 into tokens: the one place that knows its grammar. The bytes may come in pieces, which may end
 * anywhere; what is not JSON is known at the first byte that is wrong, with Go's text.
 */
export declare class Tokenizer {
    #private;
    /** The piece that is being read. */
    bytes: Uint8Array;
    /** Where in it the token begins that was found last: a string or key behind its quotation mark. */
    start: number;
    /** Where that token ends: a string or key before its quotation mark. */
    end: number;
    /** How many bytes of the piece have been read. For {@link WRONG}, where the wrong byte is. */
    at: number;
    /** How many objects and arrays are open. */
    depth: number;
    /** Whether the string or key has escapes. */
    escaped: boolean;
    /** Whether the string or key has characters beyond ASCII. */
    wide: boolean;
    /** Whether the number has neither fraction nor exponent. */
    integer: boolean;
    /** @param bytes all there is; without them, they come by {@link push} */
    constructor(bytes?: Uint8Array, { sequence }?: TokenizerOptions);
    /** Goes on with another piece, when the one before has been read to its end. */
    push(bytes: Uint8Array): void;
    /** Says that no more pieces come. */
    finish(): void;
    /** Whether the bytes may end here. */
    get isComplete(): boolean;
    /** What is wrong: Go's text. */
    get message(): string;
    /** What is wrong with a text that ends within a value: Go tries a space at the end, which some places can't have. */
    get cutMessage(): string;
    /** Reads on to the next token. */
    next(): Token;
    /**
     * Passes over the rest of the object or array whose beginning was found last: only brackets and strings are looked at.
     * @returns false when the bytes end before it does
     */
    close(): boolean;
}
