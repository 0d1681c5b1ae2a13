import { findMatch } from './find.js';
import { hasMatch } from './has_match.js';
import { parseRegexp } from './parse.js';
import { compileRegexp } from './program.js';
/**
 * A regular expression of Go's package regexp: its syntax, and a time that grows with the length of the text, never faster,
 * as all ways through the expression are followed at once. It tells whether a text holds a match, and where.
 */
export class Regexp {
    #program;
    /** @throws RegexpSyntaxError */
    constructor(pattern) {
        this.#program = compileRegexp(parseRegexp(pattern));
    }
    /** Whether the text holds a match; undefined when a large expression and a long text make that take too long. */
    test(text) {
        return hasMatch(this.#program, text);
    }
    /**
     * The first match at or behind an index, as indexes of its ends: of those that begin there the one that the expression
     * prefers. `null` for none, undefined when that takes too long.
     */
    find(text, from = 0) {
        return findMatch(this.#program, text, from);
    }
}
