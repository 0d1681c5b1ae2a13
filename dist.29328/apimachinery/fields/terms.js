import { compareUTF8 } from '#engine/text/utf8';
import { Equals, NotEquals } from '../selection/operator.js';
import { escapeValue } from './escape.js';
import { valueOf } from './value_of.js';
/** Requires that a field has, or does not have, a value. */
class Term {
    field;
    value;
    negated;
    constructor(field, value, negated) {
        this.field = field;
        this.value = value;
        this.negated = negated;
    }
    matches(fields) {
        return (valueOf(fields, this.field) === this.value) !== this.negated;
    }
    empty() {
        return false;
    }
    requiresExactMatch(field) {
        return !this.negated && field === this.field ? this.value : undefined;
    }
    transform(fn) {
        const { label, value } = fn(this.field, this.value);
        return label === '' && value === '' ? everything() : new Term(label, value, this.negated);
    }
    requirements() {
        return [{ operator: this.negated ? NotEquals : Equals, field: this.field, value: this.value }];
    }
    toString() {
        return `${this.field}${this.negated ? NotEquals : Equals}${escapeValue(this.value)}`;
    }
    deepCopySelector() {
        return this;
    }
}
class And {
    selectors;
    constructor(selectors) {
        this.selectors = selectors;
    }
    matches(fields) {
        for (const selector of this.selectors)
            if (!selector.matches(fields))
                return false;
        return true;
    }
    empty() {
        return this.selectors.every((selector) => selector.empty());
    }
    requiresExactMatch(field) {
        for (const selector of this.selectors) {
            const value = selector.requiresExactMatch(field);
            if (value !== undefined)
                return value;
        }
        return undefined;
    }
    transform(fn) {
        return new And(this.selectors.map((selector) => selector.transform(fn)).filter((selector) => !selector.empty()));
    }
    requirements() {
        return this.selectors.flatMap((selector) => selector.requirements());
    }
    toString() {
        return this.selectors.join(',');
    }
    deepCopySelector() {
        return this;
    }
}
class Nothing {
    matches() {
        return false;
    }
    empty() {
        return false;
    }
    requiresExactMatch() {
        return undefined;
    }
    transform() {
        return this;
    }
    requirements() {
        return [];
    }
    toString() {
        return '';
    }
    deepCopySelector() {
        return this;
    }
}
const sharedEverything = /* @__PURE__ */ new And([]);
const sharedNothing = /* @__PURE__ */ new Nothing();
/** Selects all objects. Mirrors Go's `fields.Everything`. */
export function everything() {
    return sharedEverything;
}
/** Selects no object. Mirrors Go's `fields.Nothing`. */
export function nothing() {
    return sharedNothing;
}
/** Selects objects whose field has the value. Mirrors Go's `fields.OneTermEqualSelector`. */
export function oneTermEqualSelector(field, value) {
    return new Term(field, value, false);
}
/** Selects objects whose field has another value. Mirrors Go's `fields.OneTermNotEqualSelector`. */
export function oneTermNotEqualSelector(field, value) {
    return new Term(field, value, true);
}
/** As {@link andSelectors}, for lists whose length users decide: too many arguments overflow the stack. */
export function allOf(selectors) {
    return new And([...selectors]);
}
/** Selects objects that match all selectors. Mirrors Go's `fields.AndSelectors`. */
export function andSelectors(...selectors) {
    return allOf(selectors);
}
/**
 * Selects objects that have all these values; {@link everything} for none. Mirrors Go's `fields.SelectorFromSet`.
 *
 * Differs from Go: the conditions are sorted by field; in Go their order is random.
 */
export function selectorFromSet(set) {
    const entries = Object.entries(set ?? {}).sort(([a], [b]) => compareUTF8(a, b));
    const terms = entries.map(([field, value]) => oneTermEqualSelector(field, value));
    return terms.length === 1 ? terms[0] : allOf(terms);
}
