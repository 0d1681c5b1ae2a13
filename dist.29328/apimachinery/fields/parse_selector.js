import { compareUTF8 } from '#engine/text/utf8';
import { unescapeValue } from './escape.js';
import { allOf, oneTermEqualSelector, oneTermNotEqualSelector } from './terms.js';
/** An invalid field selector. The message is Go's. */
export class FieldSelectorSyntaxError extends Error {
    code = 'ERR_FIELD_SELECTOR';
    selector;
    /** The condition without an operator. */
    term;
    constructor(selector, term) {
        super(`invalid selector: '${selector}'; can't understand '${term}'`);
        this.name = 'FieldSelectorSyntaxError';
        this.selector = selector;
        this.term = term;
    }
}
/**
 * Parses `metadata.name=a,spec.nodeName!=b`: comma-separated conditions with `=`, `==` or `!=`, returned sorted. Empty
 * conditions are skipped. In values `\`, `,` and `=` are escaped by a backslash; fields can't contain them. Mirrors
 * Go's `fields.ParseSelector` and `fields.ParseSelectorOrDie`.
 * @throws {FieldSelectorSyntaxError} when a condition has no operator
 * @throws {InvalidEscapeSequence}
 * @throws {UnescapedRune}
 */
export function parseSelector(selector) {
    return parseAndTransformSelector(selector, (label, value) => ({ label, value }));
}
/** As {@link parseSelector}, with each condition translated. Mirrors Go's `fields.ParseAndTransformSelector`. */
export function parseAndTransformSelector(selector, fn) {
    const terms = splitTerms(selector)
        .filter((term) => term !== '')
        .sort(compareUTF8)
        .map((term) => parseTerm(term, selector));
    return (terms.length === 1 ? terms[0] : allOf(terms)).transform(fn);
}
/** Splits at commas, except escaped ones. */
function splitTerms(selector) {
    const terms = [];
    let from = 0;
    for (let at = 0; at < selector.length; at++) {
        if (selector[at] === '\\')
            at++;
        else if (selector[at] === ',') {
            terms.push(selector.slice(from, at));
            from = at + 1;
        }
    }
    terms.push(selector.slice(from));
    return terms;
}
function parseTerm(term, selector) {
    for (let at = 0; at < term.length; at++) {
        const negated = term.startsWith('!=', at);
        if (!negated && term[at] !== '=')
            continue;
        const field = term.slice(0, at);
        const value = unescapeValue(term.slice(negated || term[at + 1] === '=' ? at + 2 : at + 1));
        return negated ? oneTermNotEqualSelector(field, value) : oneTermEqualSelector(field, value);
    }
    throw new FieldSelectorSyntaxError(selector, term);
}
