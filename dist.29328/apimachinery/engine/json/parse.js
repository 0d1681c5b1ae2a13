import { JSONNotes } from './notes.js';
import { setOwn } from './own_property.js';
import { JSONSyntaxError } from './syntax_error.js';
import { TextTokens } from './text_tokens.js';
import { BEGIN_ARRAY, BEGIN_OBJECT, END_ARRAY, END_OBJECT, KEY, MORE, NULL, NUMBER, STRING, TRUE } from './token.js';
/** No number of Kubernetes has more digits; longer ones could be used to keep a machine busy. */
const MAX_DIGITS = 1000;
/** Parses a whole JSON text. @throws JSONSyntaxError */
export function parseJSON(text, options = {}) {
    const tokens = new TextTokens(text);
    const reader = new ValueReader(tokens, options);
    const value = reader.next();
    // Nothing may follow.
    tokens.next();
    return { value, details: reader.details };
}
/** The key or index of the last value that was put into an object or array. */
function place({ value, key }) {
    return Array.isArray(value) ? String(value.length - 1) : key;
}
function memberOf(omit, key) {
    return omit?.fields.get(key) ?? omit?.each;
}
/** What is left out of the value that is being put into an object or array. */
function omittedOf({ value, omit, key }) {
    return Array.isArray(value) ? omit?.each : memberOf(omit, key);
}
/** Makes values of tokens, one after the other. */
export class ValueReader {
    /** What there is to tell about the last value; the overflows are those of all values. */
    details = { root: undefined, overflows: new Map() };
    #tokens;
    #withOffsets;
    #omit;
    constructor(tokens, { offsets = false, omit } = {}) {
        this.#tokens = tokens;
        this.#withOffsets = offsets;
        this.#omit = omit;
    }
    /** The next value; undefined at the end of a sequence. @throws JSONSyntaxError */
    next() {
        const tokens = this.#tokens;
        const open = [];
        let top;
        this.details.root = undefined;
        for (let token = tokens.next(); token !== MORE; token = tokens.next()) {
            switch (token) {
                case KEY:
                    if (top.omit !== undefined && memberOf(top.omit, tokens.string)?.isLeaf === true)
                        tokens.pass();
                    else
                        this.#key(open, top);
                    continue;
                case END_OBJECT:
                case END_ARRAY: {
                    const ended = open.pop();
                    top = open.at(-1);
                    if (top === undefined)
                        return ended.value;
                    continue;
                }
                case BEGIN_OBJECT:
                case BEGIN_ARRAY: {
                    const value = token === BEGIN_OBJECT ? {} : [];
                    if (top !== undefined)
                        this.#put(open, top, value, tokens.start);
                    const omit = top === undefined ? this.#omit : omittedOf(top);
                    top = { value, omit, key: '', notes: undefined };
                    open.push(top);
                    continue;
                }
                case NUMBER: {
                    const number = this.#number();
                    if (top === undefined)
                        return number;
                    this.#put(open, top, number, tokens.start);
                    if (!tokens.integer)
                        this.#notes(open).spellings.set(place(top), tokens.raw);
                    continue;
                }
                default: {
                    const value = token === STRING ? tokens.string : token === NULL ? null : token === TRUE;
                    if (top === undefined)
                        return value;
                    this.#put(open, top, value, token === STRING ? tokens.start - 1 : tokens.start);
                }
            }
        }
        return undefined;
    }
    #put(open, { value: top, key }, value, start) {
        if (!Array.isArray(top))
            setOwn(top, key, value);
        else {
            if (this.#withOffsets)
                this.#notes(open).offsets.set(String(top.length), start);
            top.push(value);
        }
    }
    #key(open, top) {
        const key = this.#tokens.string;
        const start = this.#tokens.start - 1;
        if (Object.hasOwn(top.value, key)) {
            const notes = this.#notes(open);
            notes.duplicates.push([key, start]);
            notes.spellings.delete(key);
            notes.parts.delete(key);
        }
        if (this.#withOffsets)
            this.#notes(open).offsets.set(key, start);
        top.key = key;
    }
    /** The notes on the innermost object or array. */
    #notes(open) {
        let known = open.length - 1;
        while (known >= 0 && open[known].notes === undefined)
            known--;
        let notes = open[known]?.notes;
        for (const opened of open.slice(known + 1)) {
            opened.notes = new JSONNotes(Array.isArray(opened.value));
            if (notes === undefined)
                this.details.root = opened.notes;
            else
                notes.parts.set(place(open[known]), opened.notes);
            notes = opened.notes;
            known++;
        }
        return notes;
    }
    #number() {
        const { raw, start, text, integer } = this.#tokens;
        if (raw.length > MAX_DIGITS)
            throw new JSONSyntaxError(`number with more than ${MAX_DIGITS} characters`, text, start);
        const number = Number(raw);
        if (integer)
            return Number.isSafeInteger(number) ? number : BigInt(raw);
        if (!Number.isFinite(number))
            this.details.overflows.set(raw, (this.details.overflows.get(raw) ?? 0) + 1);
        return number;
    }
}
