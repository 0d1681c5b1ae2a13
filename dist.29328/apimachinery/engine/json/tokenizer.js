import { quote } from '../schema/fault.js';
import { isDigit } from '../text/name_syntax.js';
import { endOfPlain, wordsOf } from './plain_bytes.js';
import { endOfBrackets } from './skip.js';
import { isSpace } from './space.js';
import { BEGIN_ARRAY, BEGIN_OBJECT, END_ARRAY, END_OBJECT, FALSE, KEY, MORE, NULL, NUMBER, STRING, TRUE, WRONG, } from './token.js';
/** Go's limit on nested arrays and objects. */
export const MAX_DEPTH = 10_000;
// What may come next.
const VALUE = 0;
const ITEM_OR_END = 1;
const KEY_OR_END = 2;
const NEXT_KEY = 3;
const COLON = 4;
const COMMA_OR_END = 5;
const NOTHING = 6;
// The token that the bytes end within.
const NONE = 0;
const IN_STRING = 1;
const IN_NUMBER = 2;
const IN_WORD = 3;
// Where a number is.
const START = 0;
const SIGN = 1;
const ZERO = 2;
const DIGITS = 3;
const POINT = 4;
const FRACTION = 5;
const EXPONENT = 6;
const EXPONENT_SIGN = 7;
const EXPONENT_DIGITS = 8;
// Where an escape is: nowhere, behind the backslash; more is the number of hexadecimal digits that are missing, plus 1.
const NO_ESCAPE = 0;
const BACKSLASH = 1;
const QUOTE = 0x22;
const ESCAPE = 0x5c;
const WORDS = ['true', 'false', 'null'];
const WORD_TOKENS = [TRUE, FALSE, NULL];
/**
 * Cuts JSON in UTF-8 into tokens: the one place that knows its grammar. The bytes may come in pieces, which may end
 * anywhere; what is not JSON is known at the first byte that is wrong, with Go's text.
 */
export class Tokenizer {
    /** The piece that is being read. */
    bytes;
    /** Where in it the token begins that was found last: a string or key behind its quotation mark. */
    start = 0;
    /** Where that token ends: a string or key before its quotation mark. */
    end = 0;
    /** How many bytes of the piece have been read. For {@link WRONG}, where the wrong byte is. */
    at = 0;
    /** How many objects and arrays are open. */
    depth = 0;
    /** Whether the string or key has escapes. */
    escaped = false;
    /** Whether the string or key has characters beyond ASCII. */
    wide = false;
    /** Whether the number has neither fraction nor exponent. */
    integer = false;
    #sequence;
    /** Whether the open values are objects. */
    #objects = [];
    /** No more bytes come. */
    #final;
    #expect = VALUE;
    #within = NONE;
    #escape = NO_ESCAPE;
    #number = START;
    #word = 0;
    #letter = 0;
    #context = '';
    #words;
    /** @param bytes all there is; without them, they come by {@link push} */
    constructor(bytes, { sequence = false } = {}) {
        this.bytes = bytes ?? new Uint8Array(0);
        this.#words = wordsOf(this.bytes);
        this.#final = bytes !== undefined;
        this.#sequence = sequence;
    }
    /** Goes on with another piece, when the one before has been read to its end. */
    push(bytes) {
        this.bytes = bytes;
        this.#words = wordsOf(bytes);
        this.at = 0;
    }
    /** Says that no more pieces come. */
    finish() {
        this.#final = true;
    }
    /** Whether the bytes may end here. */
    get isComplete() {
        return this.#expect === NOTHING || (this.#sequence && this.depth === 0 && this.#within === NONE);
    }
    /** What is wrong: Go's text. */
    get message() {
        return `invalid character ${quoteByte(this.bytes[this.at])} ${this.#context}`;
    }
    /** What is wrong with a text that ends within a value: Go tries a space at the end, which some places can't have. */
    get cutMessage() {
        const context = this.#within === NONE ? '' : this.#contextWithin();
        return context === '' ? 'unexpected end of JSON input' : `invalid character ' ' ${context}`;
    }
    /** Reads on to the next token. */
    next() {
        if (this.#within !== NONE)
            return this.#resume();
        const { bytes } = this;
        const { length } = bytes;
        let { at } = this;
        while (at < length) {
            const byte = bytes[at];
            if (byte <= 0x20) {
                if (!isSpace(byte))
                    return this.#unexpected(at);
                at++;
                continue;
            }
            switch (this.#expect) {
                case COMMA_OR_END:
                    if (byte === 0x2c) {
                        this.#expect = this.#objects[this.depth - 1] === true ? NEXT_KEY : VALUE;
                        at++;
                        continue;
                    }
                    return this.#close(at, byte);
                case COLON:
                    if (byte !== 0x3a)
                        return this.#unexpected(at);
                    this.#expect = VALUE;
                    at++;
                    continue;
                case KEY_OR_END:
                case NEXT_KEY:
                    if (byte === QUOTE)
                        return this.#string(at + 1);
                    return this.#expect === KEY_OR_END ? this.#close(at, byte) : this.#unexpected(at);
                case ITEM_OR_END:
                    if (byte === 0x5d)
                        return this.#close(at, byte);
                    this.#expect = VALUE;
                    return this.#value(at, byte);
                case VALUE:
                    return this.#value(at, byte);
                default:
                    return this.#unexpected(at);
            }
        }
        this.at = at;
        return MORE;
    }
    /**
     * Passes over the rest of the object or array whose beginning was found last: only brackets and strings are looked at.
     * @returns false when the bytes end before it does
     */
    close() {
        const end = endOfBrackets(this.bytes, this.start);
        if (end < 0)
            return false;
        this.depth--;
        this.#ended(end, MORE);
        return true;
    }
    #value(at, byte) {
        switch (byte) {
            case QUOTE:
                return this.#string(at + 1);
            case 0x7b:
                return this.#open(at, true);
            case 0x5b:
                return this.#open(at, false);
            default:
                this.start = at;
                if (byte === 0x2d || isDigit(byte)) {
                    this.integer = true;
                    this.#number = START;
                    return this.#scanNumber(at);
                }
                this.#word = byte === 0x74 ? 0 : byte === 0x66 ? 1 : byte === 0x6e ? 2 : -1;
                if (this.#word < 0)
                    return this.#unexpected(at);
                this.#letter = 1;
                return this.#scanWord(at + 1);
        }
    }
    #open(at, isObject) {
        if (this.depth === MAX_DEPTH)
            return this.#wrong(at, 'exceeded max depth');
        this.#objects[this.depth++] = isObject;
        this.#expect = isObject ? KEY_OR_END : ITEM_OR_END;
        this.start = at;
        this.at = this.end = at + 1;
        return isObject ? BEGIN_OBJECT : BEGIN_ARRAY;
    }
    #close(at, byte) {
        const isObject = this.#objects[this.depth - 1];
        if (byte !== (isObject ? 0x7d : 0x5d))
            return this.#unexpected(at);
        this.depth--;
        this.start = at;
        return this.#ended(at + 1, isObject ? END_OBJECT : END_ARRAY);
    }
    /** A value ends. */
    #ended(end, token) {
        this.#expect = this.depth > 0 ? COMMA_OR_END : this.#sequence ? VALUE : NOTHING;
        this.at = this.end = end;
        return token;
    }
    #string(at) {
        this.start = at;
        this.escaped = false;
        this.wide = false;
        return this.#scanString(at);
    }
    #scanString(from) {
        const { bytes } = this;
        const { length } = bytes;
        for (let at = endOfPlain(bytes, this.#words, from); at < length; at = endOfPlain(bytes, this.#words, at + 1)) {
            const byte = bytes[at];
            if (byte === QUOTE)
                return this.#endString(at);
            if (byte >= 0x80) {
                this.wide = true;
            }
            else if (byte === ESCAPE) {
                this.escaped = true;
                this.#escape = BACKSLASH;
                at = this.#scanEscape(at + 1);
                if (at < 0)
                    return WRONG;
            }
            else
                return this.#wrong(at, 'in string literal');
        }
        this.#within = IN_STRING;
        this.at = length;
        return MORE;
    }
    #endString(at) {
        this.#within = NONE;
        if (this.#expect === VALUE)
            this.#ended(at + 1, STRING);
        else {
            this.#expect = COLON;
            this.at = at + 1;
        }
        this.end = at;
        return this.#expect === COLON ? KEY : STRING;
    }
    /** Gives the last place of an escape, or of the bytes; -1 when it is wrong. */
    #scanEscape(from) {
        const { bytes } = this;
        for (let at = from; at < bytes.length; at++) {
            const byte = bytes[at];
            if (this.#escape === BACKSLASH) {
                if (!isEscaped(byte))
                    return this.#wrong(at, this.#contextOfEscape());
                this.#escape = byte === 0x75 ? 5 : NO_ESCAPE;
            }
            else {
                if (!isHex(byte))
                    return this.#wrong(at, this.#contextOfEscape());
                this.#escape = this.#escape === 2 ? NO_ESCAPE : this.#escape - 1;
            }
            if (this.#escape === NO_ESCAPE)
                return at;
        }
        return bytes.length;
    }
    #scanNumber(from) {
        const { bytes } = this;
        let at = from;
        let state = this.#number;
        for (; at < bytes.length; at++) {
            const byte = bytes[at];
            if (isDigit(byte) && state >= DIGITS) {
                if (state === POINT)
                    state = FRACTION;
                else if (state === EXPONENT || state === EXPONENT_SIGN)
                    state = EXPONENT_DIGITS;
                continue;
            }
            const next = nextOfNumber(state, byte);
            if (next < 0)
                break;
            if (next >= POINT)
                this.integer = false;
            state = next;
        }
        this.#number = state;
        if (at === bytes.length && !(this.#final && isNumber(state))) {
            this.#within = IN_NUMBER;
            this.at = at;
            return MORE;
        }
        if (!isNumber(state))
            return this.#wrong(at, this.#contextOfNumber());
        this.#within = NONE;
        return this.#ended(at, NUMBER);
    }
    #scanWord(from) {
        const { bytes } = this;
        const word = WORDS[this.#word];
        for (let at = from; at < bytes.length; at++) {
            if (bytes[at] !== word.charCodeAt(this.#letter))
                return this.#wrong(at, this.#contextOfWord());
            if (++this.#letter === word.length) {
                this.#within = NONE;
                return this.#ended(at + 1, WORD_TOKENS[this.#word]);
            }
        }
        this.#within = IN_WORD;
        this.at = bytes.length;
        return MORE;
    }
    /** Goes on with the token that the piece before ended within. */
    #resume() {
        this.start = 0;
        if (this.#within === IN_NUMBER)
            return this.#scanNumber(this.at);
        if (this.at === this.bytes.length)
            return MORE;
        if (this.#within === IN_WORD)
            return this.#scanWord(this.at);
        if (this.#escape === NO_ESCAPE)
            return this.#scanString(this.at);
        const last = this.#scanEscape(this.at);
        return last < 0 ? WRONG : this.#scanString(Math.min(last + 1, this.bytes.length));
    }
    #unexpected(at) {
        return this.#wrong(at, this.#contextBetween());
    }
    #wrong(at, context) {
        this.at = at;
        this.#context = context;
        return WRONG;
    }
    #contextBetween() {
        switch (this.#expect) {
            case KEY_OR_END:
            case NEXT_KEY:
                return 'looking for beginning of object key string';
            case COLON:
                return 'after object key';
            case COMMA_OR_END:
                return this.#objects[this.depth - 1] === true ? 'after object key:value pair' : 'after array element';
            case NOTHING:
                return 'after top-level value';
            default:
                return 'looking for beginning of value';
        }
    }
    #contextWithin() {
        if (this.#within === IN_WORD)
            return this.#contextOfWord();
        if (this.#within === IN_NUMBER)
            return this.#contextOfNumber();
        return this.#escape === NO_ESCAPE ? '' : this.#contextOfEscape();
    }
    #contextOfWord() {
        const word = WORDS[this.#word];
        return `in literal ${word} (expecting '${word[this.#letter]}')`;
    }
    #contextOfNumber() {
        if (this.#number === POINT)
            return 'after decimal point in numeric literal';
        return this.#number >= EXPONENT ? 'in exponent of numeric literal' : 'in numeric literal';
    }
    #contextOfEscape() {
        return this.#escape === BACKSLASH ? 'in string escape code' : 'in \\u hexadecimal character escape';
    }
}
/** Whether a byte may stand behind a backslash. */
function isEscaped(byte) {
    switch (byte) {
        case QUOTE:
        case ESCAPE:
        case 0x2f:
        case 0x62:
        case 0x66:
        case 0x6e:
        case 0x72:
        case 0x74:
        case 0x75:
            return true;
        default:
            return false;
    }
}
function isHex(byte) {
    return isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
/** Whether a number may end there. */
function isNumber(state) {
    return state === ZERO || state === DIGITS || state === FRACTION || state === EXPONENT_DIGITS;
}
/** Where a number is after another byte, digits behind the first aside; -1 when that is no part of it. */
function nextOfNumber(state, byte) {
    if (isDigit(byte))
        return state >= ZERO ? -1 : byte === 0x30 ? ZERO : DIGITS;
    if (byte === 0x2d)
        return state === START ? SIGN : state === EXPONENT ? EXPONENT_SIGN : -1;
    if (byte === 0x2e)
        return state === ZERO || state === DIGITS ? POINT : -1;
    if (byte === 0x65 || byte === 0x45)
        return state === ZERO || state === DIGITS || state === FRACTION ? EXPONENT : -1;
    return byte === 0x2b && state === EXPONENT ? EXPONENT_SIGN : -1;
}
/** A byte as Go names it: one of a character beyond ASCII is a character by itself. */
function quoteByte(byte) {
    const char = String.fromCharCode(byte);
    if (char === "'")
        return `'\\''`;
    return `'${char === '"' ? char : quote(char).slice(1, -1)}'`;
}
