import type { Labels } from './labels.ts';
import type { Requirement, Requirements } from './requirement.ts';
/**
 * Selects objects by labels. Immutable. Created by {@link parse}, {@link selectorFromSet}, {@link everything} and the
 * like. Mirrors Go's `labels.Selector`.
 */
export interface Selector {
    /** Whether an object with these labels matches. */
    matches(labels: Labels): boolean;
    /** Whether there are no conditions, so that everything matches. */
    empty(): boolean;
    /** The form that {@link parse} accepts: `a=1,b in (x,y),!c`. Empty for everything and for nothing. */
    toString(): string;
    /** A selector with additional conditions, sorted by key. {@link nothing} is unchanged. */
    add(...requirements: readonly Requirement[]): Selector;
    /** The conditions; undefined for a selector that matches nothing. */
    requirements(): Requirements | undefined;
    /** Returns this selector, as it is immutable. */
    deepCopySelector(): Selector;
    /** The exact value the selector requires of a label; undefined when there is none. */
    requiresExactMatch(label: string): string | undefined;
}
/** A selector of requirements that are sorted by key. */
export declare class RequirementSelector implements Selector {
    #private;
    private readonly list;
    constructor(requirements: Requirements);
    matches(labels: Labels): boolean;
    empty(): boolean;
    toString(): string;
    add(...requirements: readonly Requirement[]): Selector;
    requirements(): Requirements;
    deepCopySelector(): Selector;
    requiresExactMatch(label: string): string | undefined;
}
/** Selects all objects. Mirrors Go's `labels.Everything`. */
export declare function everything(): Selector;
/** Selects no object, whatever is added. Mirrors Go's `labels.Nothing`. */
export declare function nothing(): Selector;
/** Whether a selector never matches. Mirrors Go's `labels.MatchesNothing`. */
export declare function matchesNothing(selector: Selector): boolean;
/** A selector without conditions, to add some to. Mirrors Go's `labels.NewSelector`. */
export declare function newSelector(): Selector;
