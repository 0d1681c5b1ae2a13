/** Reads one JSON value after the other from a text, as Go's json.Decoder does. */
export declare class JSONStream {
    #private;
    /** Behind the last value that was read. */
    position: number;
    constructor(text: string);
    /**
     * The next value, or undefined when only white space is left.
     * @throws JSONSyntaxError, UnexpectedEOFError
     */
    next(): {
        readonly value: unknown;
    } | undefined;
}
