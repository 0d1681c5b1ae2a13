import { UnexpectedEOFError } from '#engine/go/unexpected_eof';
import { ValueReader } from '#engine/json/parse';
import { JSONSyntaxError as SyntaxError } from '#engine/json/syntax_error';
import { TextTokens } from '#engine/json/text_tokens';
import { byteLength } from './stream_text.js';
import { JSONSyntaxError } from './syntax_error.js';
/** Reads one JSON value after the other from a text, as Go's json.Decoder does. */
export class JSONStream {
    #tokens;
    #values;
    /** Behind the last value that was read. */
    position = 0;
    constructor(text) {
        this.#tokens = new TextTokens(text, { sequence: true });
        this.#values = new ValueReader(this.#tokens);
    }
    /**
     * The next value, or undefined when only white space is left.
     * @throws JSONSyntaxError, UnexpectedEOFError
     */
    next() {
        try {
            const value = this.#values.next();
            if (value === undefined)
                return undefined;
            this.position = this.#tokens.position;
            return { value };
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
            const { text } = this.#tokens;
            if (error.offset >= text.length)
                throw new UnexpectedEOFError();
            throw new JSONSyntaxError(error.message, byteLength(text.slice(0, error.offset)) + 1);
        }
    }
}
