import { CR, isBlankOrEnd, isBreakOrEnd, LF, SPACE, TAB } from './character.js';
import { YAMLError } from './error.js';
/** A place in a text, and the steps that the readers of all scalars take from it. */
export class Cursor {
    /** The text with NUL behind it. */
    text;
    pos = 0;
    line = 0;
    lineStart = 0;
    flowLevel = 0;
    indent = -1;
    simpleKeyAllowed = true;
    constructor(text) {
        this.text = text + '\0';
    }
    get column() {
        return this.pos - this.lineStart;
    }
    /** Refuses the text at the current place. */
    fail(problem) {
        const where = this.line === 0 ? '' : `line ${this.line + 1}: `;
        throw new YAMLError(`yaml: ${where}${problem}`, this.line + 1, this.column + 1);
    }
    /** Steps over one line break; CR LF is one. */
    skipBreak() {
        this.pos += this.text.charCodeAt(this.pos) === CR && this.text.charCodeAt(this.pos + 1) === LF ? 2 : 1;
        this.line++;
        this.lineStart = this.pos;
    }
    /** Steps over one line break and gives what it is in a value: LF, or LS and PS as they are. */
    readBreak() {
        const c = this.text.charCodeAt(this.pos);
        this.skipBreak();
        return c === 0x2028 ? '\u2028' : c === 0x2029 ? '\u2029' : '\n';
    }
    skipBlanks() {
        let c = this.text.charCodeAt(this.pos);
        while (c === SPACE || c === TAB)
            c = this.text.charCodeAt(++this.pos);
    }
    skipComment() {
        if (this.text.charCodeAt(this.pos) !== 0x23)
            return;
        while (!isBreakOrEnd(this.text.charCodeAt(this.pos)))
            this.pos++;
    }
    /** Whether a line starts here with `---` or `...`. */
    atDocumentIndicator() {
        if (this.pos !== this.lineStart)
            return false;
        const c = this.text.charCodeAt(this.pos);
        return ((c === 0x2d || c === 0x2e) &&
            this.text.charCodeAt(this.pos + 1) === c &&
            this.text.charCodeAt(this.pos + 2) === c &&
            isBlankOrEnd(this.text.charCodeAt(this.pos + 3)));
    }
}
