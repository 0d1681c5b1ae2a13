import type { Fields } from './fields.ts';
import type { Selector } from './selector.ts';
/** Selects all objects. Mirrors Go's `fields.Everything`. */
export declare function everything(): Selector;
/** Selects no object. Mirrors Go's `fields.Nothing`. */
export declare function nothing(): Selector;
/** Selects objects whose field has the value. Mirrors Go's `fields.OneTermEqualSelector`. */
export declare function oneTermEqualSelector(field: string, value: string): Selector;
/** Selects objects whose field has another value. Mirrors Go's `fields.OneTermNotEqualSelector`. */
export declare function oneTermNotEqualSelector(field: string, value: string): Selector;
/** As {@link andSelectors}, for lists whose length users decide: too many arguments overflow the stack. */
export declare function allOf(selectors: readonly Selector[]): Selector;
/** Selects objects that match all selectors. Mirrors Go's `fields.AndSelectors`. */
export declare function andSelectors(...selectors: readonly Selector[]): Selector;
/**
 * Selects objects that have all these values; {@link everything} for none. Mirrors Go's `fields.SelectorFromSet`.
 *
 * Differs from Go: the conditions are sorted by field; in Go their order is random.
 */
export declare function selectorFromSet(set: Fields): Selector;
