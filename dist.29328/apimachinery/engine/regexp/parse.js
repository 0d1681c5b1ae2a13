import { anyOf, CharClass, not, perlClass, posixClass, range, unicodeClass } from './char_class.js';
import { alternateNode, assertionNode, captureNode, charNode, concatNode, repeatNode, } from './node.js';
import { RegexpSyntaxError } from './syntax_error.js';
const MAX_HEIGHT = 1000;
const MAX_REPEAT = 1000;
const MAX_RUNE = 0x10ffff;
/** Instructions. Differs from Go: it takes 30 times as many. */
const MAX_SIZE = 100_000;
/**
 * Reads a regular expression in the syntax of Go's package regexp (RE2).
 * @throws RegexpSyntaxError
 */
export function parseRegexp(pattern) {
    // Half a surrogate pair is U+FFFD to Go.
    return new Parser(pattern.replace(/[\ud800-\udfff]/gu, '\ufffd')).parse();
}
const ASSERTIONS = {
    A: 'beginText',
    z: 'endText',
    b: 'wordBoundary',
    B: 'noWordBoundary',
};
const C_ESCAPES = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
/** Numbers without leading zeros. */
const COUNTS = /(0|[1-9][0-9]*)(,(0|[1-9][0-9]*)?)?\}/y;
class Parser {
    #text;
    #at = 0;
    #flags = { fold: false, multiLine: false, dotAll: false, lazy: false };
    #groups = [];
    #group = { alternatives: [], items: [], capture: false, flags: this.#flags };
    /** The classes of single characters; those of both cases have negative keys. */
    #literals = new Map();
    /** Where the repetition that has just been read began. */
    #lastRepeat = -1;
    constructor(text) {
        this.#text = text;
    }
    parse() {
        while (this.#at < this.#text.length)
            this.#part();
        if (this.#groups.length > 0)
            throw new RegexpSyntaxError('missing closing )', this.#text);
        return this.#closed(this.#group);
    }
    #part() {
        const start = this.#at;
        const repeated = this.#lastRepeat;
        this.#lastRepeat = -1;
        const char = this.#next();
        switch (char) {
            case '(':
                if (this.#peek() === '?')
                    this.#special(start);
                else
                    this.#open(true);
                return;
            case '|':
                this.#group.alternatives.push(concatNode(this.#group.items));
                this.#group.items = [];
                return;
            case ')':
                this.#close();
                return;
            case '^':
                return this.#push(assertionNode(this.#flags.multiLine ? 'beginLine' : 'beginText'));
            case '$':
                return this.#push(assertionNode(this.#flags.multiLine ? 'endLine' : 'endText'));
            case '.': {
                const { dotAll } = this.#flags;
                return this.#push(charNode(new CharClass((code) => dotAll || code !== 10), false));
            }
            case '[':
                return this.#push(charNode(new CharClass(this.#class(start)), false));
            case '*':
                return this.#repeat(start, repeated, 0, Infinity, false);
            case '+':
                return this.#repeat(start, repeated, 1, Infinity, false);
            case '?':
                return this.#repeat(start, repeated, 0, 1, false);
            case '{': {
                const counts = this.#counts();
                if (counts === undefined)
                    return this.#literal(123);
                const [min, max] = counts;
                if (min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT) || min > max)
                    throw this.#error('invalid repeat count', start);
                return this.#repeat(start, repeated, min, max, true);
            }
            case '\\':
                return this.#escaped(start);
            default:
                return this.#literal(char.codePointAt(0));
        }
    }
    #escaped(start) {
        const letter = this.#peek();
        if (Object.hasOwn(ASSERTIONS, letter)) {
            this.#at++;
            return this.#push(assertionNode(ASSERTIONS[letter]));
        }
        if (letter === 'Q') {
            const end = this.#text.indexOf('\\E', this.#at + 1);
            const quoted = this.#text.slice(this.#at + 1, end < 0 ? undefined : end);
            this.#at = end < 0 ? this.#text.length : end + 2;
            for (const char of quoted)
                this.#literal(char.codePointAt(0));
            return;
        }
        const named = this.#escapedClass(start);
        if (named !== undefined)
            return this.#push(charNode(new CharClass(named), false));
        this.#literal(this.#escapedChar(start));
    }
    /** Behind a backslash: a letter that stands for a class. For anything else undefined, and nothing is read. */
    #escapedClass(start) {
        const letter = this.#peek();
        if (letter === 'p' || letter === 'P') {
            this.#at++;
            return this.#unicode(start, letter === 'P');
        }
        const test = /^[dswDSW]$/.test(letter) ? perlClass(letter, this.#flags.fold) : undefined;
        if (test !== undefined)
            this.#at++;
        return test;
    }
    #unicode(start, negated) {
        if (this.#at === this.#text.length)
            throw this.#error('invalid character class range', start);
        let name = this.#next();
        if (name === '{') {
            const end = this.#text.indexOf('}', this.#at);
            if (end < 0)
                throw new RegexpSyntaxError('invalid character class range', this.#text.slice(start));
            name = this.#text.slice(this.#at, end);
            this.#at = end + 1;
        }
        const inverted = name.startsWith('^');
        const test = unicodeClass(inverted ? name.slice(1) : name, this.#flags.fold);
        if (test === undefined)
            throw this.#error('invalid character class range', start);
        return negated === inverted ? test : not(test);
    }
    /** Behind a backslash: a character. */
    #escapedChar(start) {
        if (this.#at === this.#text.length)
            throw new RegexpSyntaxError('trailing backslash at end of expression', '');
        const char = this.#next();
        if (Object.hasOwn(C_ESCAPES, char))
            return C_ESCAPES[char];
        if (char === 'x')
            return this.#hex(start);
        // One digit that is not a zero would be a backreference.
        if (char === '0' || (/^[1-7]$/.test(char) && /^[0-7]$/.test(this.#peek()))) {
            let code = Number(char);
            for (let count = 1; count < 3 && /^[0-7]$/.test(this.#peek()); count++)
                code = code * 8 + Number(this.#next());
            return code;
        }
        if (char > '\x7f' || /^[0-9A-Za-z]$/.test(char))
            throw this.#error('invalid escape sequence', start);
        return char.codePointAt(0);
    }
    #hex(start) {
        const invalid = () => this.#error('invalid escape sequence', start);
        if (this.#at === this.#text.length)
            throw invalid();
        if (this.#peek() !== '{') {
            const first = this.#next();
            if (this.#at === this.#text.length)
                throw new RegexpSyntaxError('invalid escape sequence', this.#text.slice(start));
            const digits = first + this.#next();
            if (!/^[0-9A-Fa-f]{2}$/.test(digits))
                throw invalid();
            return parseInt(digits, 16);
        }
        this.#at++;
        let code = -1;
        while (this.#at < this.#text.length) {
            const char = this.#next();
            if (char === '}' && code >= 0)
                return code;
            if (!/^[0-9A-Fa-f]$/.test(char))
                break;
            code = Math.max(code, 0) * 16 + parseInt(char, 16);
            if (code > MAX_RUNE)
                break;
        }
        throw invalid();
    }
    /** Behind `[`. */
    #class(start) {
        const negated = this.#peek() === '^';
        if (negated)
            this.#at++;
        const tests = [];
        const { fold } = this.#flags;
        for (let first = true; first || this.#peek() !== ']'; first = false) {
            const named = this.#namedClass();
            if (named !== undefined) {
                tests.push(named);
                continue;
            }
            const from = this.#at;
            const low = this.#classChar(start);
            let high = low;
            if (this.#peek() === '-' && this.#at + 1 < this.#text.length && this.#text[this.#at + 1] !== ']') {
                this.#at++;
                high = this.#classChar(start);
                if (high < low)
                    throw this.#error('invalid character class range', from);
            }
            tests.push(range(low, high, fold));
        }
        this.#at++;
        return negated ? not(anyOf(tests)) : anyOf(tests);
    }
    /** In a class: `[:alpha:]`, `\pL` or `\d`. */
    #namedClass() {
        const start = this.#at;
        if (this.#text.startsWith('[:', start)) {
            const end = this.#text.indexOf(':]', start + 2);
            if (end >= 0) {
                this.#at = end + 2;
                const test = posixClass(this.#text.slice(start + 2, end), this.#flags.fold);
                if (test === undefined)
                    throw this.#error('invalid character class range', start);
                return test;
            }
        }
        if (this.#peek() !== '\\')
            return undefined;
        this.#at++;
        const test = this.#escapedClass(start);
        if (test === undefined)
            this.#at = start;
        return test;
    }
    #classChar(start) {
        const from = this.#at;
        if (from === this.#text.length)
            throw new RegexpSyntaxError('missing closing ]', this.#text.slice(start));
        const char = this.#next();
        return char === '\\' ? this.#escapedChar(from) : char.codePointAt(0);
    }
    /** Behind `{`: the numbers of a repetition. Undefined when it is not one, and nothing has been read then. */
    #counts() {
        COUNTS.lastIndex = this.#at;
        const found = COUNTS.exec(this.#text);
        if (found === null)
            return undefined;
        this.#at += found[0].length;
        const min = Number(found[1]);
        if (found[2] === undefined)
            return [min, min];
        return [min, found[3] === undefined ? Infinity : Number(found[3])];
    }
    #repeat(start, repeated, min, max, counted) {
        let { lazy } = this.#flags;
        if (this.#peek() === '?') {
            this.#at++;
            lazy = !lazy;
        }
        if (repeated >= 0)
            throw this.#error('invalid nested repetition operator', repeated);
        const sub = this.#group.items.pop();
        if (sub === undefined)
            throw this.#error('missing argument to repetition operator', start);
        const node = repeatNode(sub, min, max, counted, lazy);
        this.#push(node);
        if (counted && (min >= 2 || max >= 2) && !isRepeatable(node, MAX_REPEAT))
            throw this.#error('invalid repeat count', start);
        this.#lastRepeat = start;
    }
    /** Behind `(` and before `?`. */
    #special(start) {
        this.#at++;
        const named = this.#text.startsWith('P<', this.#at) && this.#text.length > start + 4
            ? 2
            : this.#peek() === '<' && this.#text.length > start + 3
                ? 1
                : 0;
        if (named === 0)
            return this.#flagged(start);
        const end = this.#text.indexOf('>', start);
        if (end < 0)
            throw new RegexpSyntaxError('invalid named capture', this.#text.slice(start));
        const name = this.#text.slice(this.#at + named, end);
        this.#at = end + 1;
        if (!/^\w+$/.test(name))
            throw this.#error('invalid named capture', start);
        this.#open(true);
    }
    #flagged(start) {
        let flags = this.#flags;
        let on = true;
        let any = false;
        while (this.#at < this.#text.length) {
            const char = this.#next();
            switch (char) {
                case 'i':
                    flags = { ...flags, fold: on };
                    break;
                case 'm':
                    flags = { ...flags, multiLine: on };
                    break;
                case 's':
                    flags = { ...flags, dotAll: on };
                    break;
                case 'U':
                    flags = { ...flags, lazy: on };
                    break;
                case '-':
                    if (!on)
                        throw this.#error('invalid or unsupported Perl syntax', start);
                    on = false;
                    any = false;
                    continue;
                case ':':
                case ')':
                    if (!on && !any)
                        throw this.#error('invalid or unsupported Perl syntax', start);
                    if (char === ':')
                        this.#open(false);
                    this.#flags = flags;
                    return;
                default:
                    throw this.#error('invalid or unsupported Perl syntax', start);
            }
            any = true;
        }
        throw this.#error('invalid or unsupported Perl syntax', start);
    }
    #open(capture) {
        this.#groups.push(this.#group);
        this.#group = { alternatives: [], items: [], capture, flags: this.#flags };
    }
    #close() {
        const outer = this.#groups.pop();
        if (outer === undefined)
            throw new RegexpSyntaxError('unexpected )', this.#text);
        const { capture, flags } = this.#group;
        const node = this.#closed(this.#group);
        this.#flags = flags;
        this.#group = outer;
        this.#push(capture ? captureNode(node) : node);
    }
    #closed({ alternatives, items }) {
        return this.#limited(alternateNode([...alternatives, this.#limited(concatNode(items))]));
    }
    #literal(code) {
        const { fold } = this.#flags;
        const key = fold ? -1 - code : code;
        let chars = this.#literals.get(key);
        if (chars === undefined)
            this.#literals.set(key, (chars = new CharClass(range(code, code, fold))));
        this.#push(charNode(chars, true));
    }
    #push(node) {
        this.#group.items.push(this.#limited(node));
    }
    #limited(node) {
        if (node.size > MAX_SIZE)
            throw new RegexpSyntaxError('expression too large', this.#text);
        if (node.height > MAX_HEIGHT)
            throw new RegexpSyntaxError('expression nests too deeply', this.#text);
        return node;
    }
    #peek() {
        return this.#text.charAt(this.#at);
    }
    /** The next character, which may be of two code units. */
    #next() {
        const char = String.fromCodePoint(this.#text.codePointAt(this.#at));
        this.#at += char.length;
        return char;
    }
    /** About what has been read since `start`. */
    #error(reason, start) {
        return new RegexpSyntaxError(reason, this.#text.slice(start, this.#at));
    }
}
/** Whether nested repetitions make no more than so many copies. */
function isRepeatable(node, most) {
    let left = most;
    if (node.op === 'repeat' && node.counted) {
        const count = node.max === Infinity ? node.min : node.max;
        if (node.max === 0)
            return true;
        if (count > left)
            return false;
        if (count > 0)
            left = Math.floor(left / count);
    }
    switch (node.op) {
        case 'repeat':
        case 'capture':
            return isRepeatable(node.sub, left);
        case 'concat':
        case 'alternate':
            return node.subs.every((sub) => isRepeatable(sub, left));
        default:
            return true;
    }
}
