/** A JSON text that isn't JSON. The message is Go's. */
export class JSONSyntaxError extends Error {
    code = 'ERR_JSON_SYNTAX';
    /** Where, in UTF-16 units from the start of the text. */
    offset;
    /** 1-based. */
    line;
    /** 1-based, in UTF-16 units. */
    column;
    constructor(message, text, offset) {
        super(message);
        this.name = 'JSONSyntaxError';
        this.offset = offset;
        this.line = lineAt(text, offset);
        this.column = offset - text.lastIndexOf('\n', offset - 1);
    }
}
/** The 1-based line of an offset. */
function lineAt(text, offset) {
    let line = 1;
    for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1))
        line++;
    return line;
}
