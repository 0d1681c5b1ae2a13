import type { Token } from './token.ts';
import type { TokenizerOptions } from './tokenizer.ts';
/** The tokens of a text, with places in UTF-16 units. */
export declare class TextTokens {
    #private;
    readonly text: string;
    /** Where the last token begins: a string or key behind its quotation mark. */
    start: number;
    /** Where it ends: a string or key before its quotation mark. */
    end: number;
    constructor(text: string, options?: TokenizerOptions);
    /**
     * Reads on to the next token; MORE where the value, or the sequence of values, has ended.
     * @throws JSONSyntaxError
     */
    next(): Token;
    /**
     * Passes over a value; of an object or array only brackets and strings are looked at.
     * @throws JSONSyntaxError
     */
    pass(): void;
    /** Where the text goes on behind the last token, and the quotation mark of a string or key. */
    get position(): number;
    /** How many objects and arrays are open behind the last token. */
    get depth(): number;
    /** Whether the last token, a number, has neither fraction nor exponent. */
    get integer(): boolean;
    /** The last token as it is spelled; a string or key without quotation marks. */
    get raw(): string;
    /** What the last token, a string or key, says. */
    get string(): string;
}
