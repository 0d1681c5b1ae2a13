import { compareUTF8 } from '#engine/text/utf8';
import { Equals, NotEquals } from '../selection/operator.ts';
import { escapeValue } from './escape.ts';
import type { Fields } from './fields.ts';
import type { Requirement, Requirements, Selector, TransformFunc } from './selector.ts';
import { valueOf } from './value_of.ts';

/** Requires that a field has, or does not have, a value. */
class Term implements Selector {
  private readonly field: string;
  private readonly value: string;
  private readonly negated: boolean;

  constructor(field: string, value: string, negated: boolean) {
    this.field = field;
    this.value = value;
    this.negated = negated;
  }

  matches(fields: Fields): boolean {
    return (valueOf(fields, this.field) === this.value) !== this.negated;
  }

  empty(): boolean {
    return false;
  }

  requiresExactMatch(field: string): string | undefined {
    return !this.negated && field === this.field ? this.value : undefined;
  }

  transform(fn: TransformFunc): Selector {
    const { label, value } = fn(this.field, this.value);
    return label === '' && value === '' ? everything() : new Term(label, value, this.negated);
  }

  requirements(): Requirement[] {
    return [{ operator: this.negated ? NotEquals : Equals, field: this.field, value: this.value }];
  }

  toString(): string {
    return `${this.field}${this.negated ? NotEquals : Equals}${escapeValue(this.value)}`;
  }

  deepCopySelector(): Selector {
    return this;
  }
}

class And implements Selector {
  private readonly selectors: readonly Selector[];

  constructor(selectors: readonly Selector[]) {
    this.selectors = selectors;
  }

  matches(fields: Fields): boolean {
    for (const selector of this.selectors) if (!selector.matches(fields)) return false;
    return true;
  }

  empty(): boolean {
    return this.selectors.every((selector) => selector.empty());
  }

  requiresExactMatch(field: string): string | undefined {
    for (const selector of this.selectors) {
      const value = selector.requiresExactMatch(field);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  transform(fn: TransformFunc): Selector {
    return new And(this.selectors.map((selector) => selector.transform(fn)).filter((selector) => !selector.empty()));
  }

  requirements(): Requirement[] {
    return this.selectors.flatMap((selector) => selector.requirements());
  }

  toString(): string {
    return this.selectors.join(',');
  }

  deepCopySelector(): Selector {
    return this;
  }
}

class Nothing implements Selector {
  matches(): boolean {
    return false;
  }

  empty(): boolean {
    return false;
  }

  requiresExactMatch(): undefined {
    return undefined;
  }

  transform(): Selector {
    return this;
  }

  requirements(): Requirements {
    return [];
  }

  toString(): string {
    return '';
  }

  deepCopySelector(): Selector {
    return this;
  }
}

const sharedEverything: Selector = /* @__PURE__ */ new And([]);
const sharedNothing: Selector = /* @__PURE__ */ new Nothing();

/** Selects all objects. Mirrors Go's `fields.Everything`. */
export function everything(): Selector {
  return sharedEverything;
}

/** Selects no object. Mirrors Go's `fields.Nothing`. */
export function nothing(): Selector {
  return sharedNothing;
}

/** Selects objects whose field has the value. Mirrors Go's `fields.OneTermEqualSelector`. */
export function oneTermEqualSelector(field: string, value: string): Selector {
  return new Term(field, value, false);
}

/** Selects objects whose field has another value. Mirrors Go's `fields.OneTermNotEqualSelector`. */
export function oneTermNotEqualSelector(field: string, value: string): Selector {
  return new Term(field, value, true);
}

/** As {@link andSelectors}, for lists whose length users decide: too many arguments overflow the stack. */
export function allOf(selectors: readonly Selector[]): Selector {
  return new And([...selectors]);
}

/** Selects objects that match all selectors. Mirrors Go's `fields.AndSelectors`. */
export function andSelectors(...selectors: readonly Selector[]): Selector {
  return allOf(selectors);
}

/**
 * Selects objects that have all these values; {@link everything} for none. Mirrors Go's `fields.SelectorFromSet`.
 *
 * Differs from Go: the conditions are sorted by field; in Go their order is random.
 */
export function selectorFromSet(set: Fields): Selector {
  const entries = Object.entries(set ?? {}).sort(([a], [b]) => compareUTF8(a, b));
  const terms = entries.map(([field, value]) => oneTermEqualSelector(field, value));
  return terms.length === 1 ? terms[0]! : allOf(terms);
}
