/** A regular expression that Go's `regexp.Compile` refuses too; the message is Go's. */
export class RegexpSyntaxError extends Error {
    code = 'ERR_REGEXP_SYNTAX';
    /** What is wrong: `missing closing )`. */
    reason;
    /** The part of the expression that it is about. */
    part;
    constructor(reason, part) {
        super(`error parsing regexp: ${reason}: \`${part}\``);
        this.name = 'RegexpSyntaxError';
        this.reason = reason;
        this.part = part;
    }
}
