/** A regular expression that Go's `regexp.Compile` refuses too; the message is Go's. */
export declare class RegexpSyntaxError extends Error {
    readonly code = "ERR_REGEXP_SYNTAX";
    /** What is wrong: `missing closing )`. */
    readonly reason: string;
    /** The part of the expression that it is about. */
    readonly part: string;
    constructor(reason: string, part: string);
}
