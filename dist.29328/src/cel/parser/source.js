/** The place of an issue that belongs to the expression as a whole. */
export const NO_LOCATION = { line: -1, column: -1 };
/** The text of an expression, and where its lines begin. */
export class Source {
    text;
    lines;
    constructor(text) {
        this.text = text;
        const lines = [0];
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            lines.push(at + 1);
        this.lines = lines;
    }
    /** The place of an index into the text (in UTF-16 units, as JavaScript counts). */
    locationOf(index) {
        let line = this.lines.length;
        while (line > 1 && this.lines[line - 1] > index)
            line--;
        return { line, column: codePoints(this.text.slice(this.lines[line - 1], index)) };
    }
    /** A line without its end; `undefined` when there is none. */
    line(number) {
        const start = this.lines[number - 1];
        if (start === undefined || this.text === '')
            return undefined;
        const next = this.lines[number];
        return this.text.slice(start, next === undefined ? undefined : next - 1);
    }
}
/** How many code points a text has; a lone surrogate counts as one. */
export function codePoints(text) {
    let count = text.length;
    for (let at = 0; at + 1 < text.length; at++) {
        if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
            count--;
            at++;
        }
    }
    return count;
}
