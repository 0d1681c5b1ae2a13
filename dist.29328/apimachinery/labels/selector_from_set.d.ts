import type { Labels, LabelMap as Set } from './labels.ts';
import { Requirement } from './requirement.ts';
import { type Selector } from './selector.ts';
/**
 * Selects objects that have all these labels; {@link everything} for none. Labels are not validated: invalid keys and
 * values only match themselves. Mirrors Go's `labels.SelectorFromSet`.
 */
export declare function selectorFromSet(set: Labels): Selector;
/** The same as {@link selectorFromSet}. Mirrors Go's `labels.SelectorFromValidatedSet`. */
export declare function selectorFromValidatedSet(set: Labels): Selector;
/**
 * As {@link selectorFromSet}, with validation. Mirrors Go's `labels.ValidatedSelectorFromSet`.
 *
 * Differs from Go: of several invalid labels the first by key is reported, in Go a random one.
 * @throws {Aggregate} of field errors for an invalid label key or value
 */
export declare function validatedSelectorFromSet(set: Labels): Selector;
/**
 * Selects objects that have all labels of a valid set. Cheaper to create than {@link selectorFromSet}: nothing is
 * sorted, validated or copied. Mirrors Go's `labels.ValidatedSetSelector`.
 */
export declare class ValidatedSetSelector implements Selector {
    private readonly set;
    /** @param set must not be modified afterwards */
    constructor(set: Set);
    matches(labels: Labels): boolean;
    empty(): boolean;
    toString(): string;
    add(...requirements: readonly Requirement[]): Selector;
    requirements(): readonly Requirement[] | undefined;
    deepCopySelector(): Selector;
    requiresExactMatch(label: string): string | undefined;
}
