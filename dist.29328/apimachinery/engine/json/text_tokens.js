import { toUTF8 } from '../text/utf8.js';
import { JSONSyntaxError } from './syntax_error.js';
import { BEGIN_ARRAY, BEGIN_OBJECT, MORE, WRONG } from './token.js';
import { Tokenizer } from './tokenizer.js';
/** The tokens of a text, with places in UTF-16 units. */
export class TextTokens {
    text;
    /** Where the last token begins: a string or key behind its quotation mark. */
    start = 0;
    /** Where it ends: a string or key before its quotation mark. */
    end = 0;
    #tokens;
    #bytes;
    #ascii;
    /** How many bytes more than units the text has up to the last token. */
    #shift = 0;
    constructor(text, options) {
        this.text = text;
        this.#bytes = toUTF8(text);
        this.#ascii = this.#bytes.length === text.length;
        this.#tokens = new Tokenizer(this.#bytes, options);
    }
    /**
     * Reads on to the next token; MORE where the value, or the sequence of values, has ended.
     * @throws JSONSyntaxError
     */
    next() {
        const tokens = this.#tokens;
        const token = tokens.next();
        if (token <= MORE)
            return this.#stop(token);
        this.start = tokens.start - this.#shift;
        if (!this.#ascii && tokens.wide)
            this.#shift += tokens.end - tokens.start - unitsIn(this.#bytes, tokens.start, tokens.end);
        this.end = tokens.end - this.#shift;
        return token;
    }
    /**
     * Passes over a value; of an object or array only brackets and strings are looked at.
     * @throws JSONSyntaxError
     */
    pass() {
        const tokens = this.#tokens;
        const token = this.next();
        if (token !== BEGIN_OBJECT && token !== BEGIN_ARRAY)
            return;
        const from = tokens.at;
        if (!tokens.close())
            throw this.#error(tokens.cutMessage, this.text.length);
        if (!this.#ascii)
            this.#shift += tokens.at - from - unitsIn(this.#bytes, from, tokens.at);
    }
    #stop(token) {
        const tokens = this.#tokens;
        if (token === WRONG)
            throw this.#error(tokens.message, unitsIn(this.#bytes, 0, tokens.at));
        if (!tokens.isComplete)
            throw this.#error(tokens.cutMessage, this.text.length);
        return MORE;
    }
    #error(message, offset) {
        return new JSONSyntaxError(message, this.text, offset);
    }
    /** Where the text goes on behind the last token, and the quotation mark of a string or key. */
    get position() {
        return this.#tokens.at - this.#shift;
    }
    /** How many objects and arrays are open behind the last token. */
    get depth() {
        return this.#tokens.depth;
    }
    /** Whether the last token, a number, has neither fraction nor exponent. */
    get integer() {
        return this.#tokens.integer;
    }
    /** The last token as it is spelled; a string or key without quotation marks. */
    get raw() {
        return this.text.slice(this.start, this.end);
    }
    /** What the last token, a string or key, says. */
    get string() {
        return this.#tokens.escaped ? JSON.parse(this.text.slice(this.start - 1, this.end + 1)) : this.raw;
    }
}
/** How many UTF-16 units some bytes of UTF-8 are as text. */
function unitsIn(bytes, from, to) {
    let units = 0;
    for (let at = from; at < to; at++) {
        const byte = bytes[at];
        if ((byte & 0xc0) === 0x80)
            continue;
        units += byte >= 0xf0 ? 2 : 1;
    }
    return units;
}
