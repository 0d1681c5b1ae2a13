import type { Operator } from '../selection/operator.ts';
import type { Fields } from './fields.ts';
/** One condition of a field selector; the operator is `=` or `!=`. Mirrors Go's `fields.Requirement`. */
export interface Requirement {
    readonly operator: Operator;
    readonly field: string;
    readonly value: string;
}
/** Conditions that all must be met. Mirrors Go's `fields.Requirements`. */
export type Requirements = readonly Requirement[];
/** A field and a value: the result of a {@link TransformFunc}. */
export interface TransformedField {
    readonly label: string;
    readonly value: string;
}
/**
 * Translates one condition, for example between versions of a kind. Throws if it can't. Field label conversion
 * functions of a Scheme qualify. Mirrors Go's `fields.TransformFunc`.
 */
export type TransformFunc = (field: string, value: string) => TransformedField;
/** Selects objects by field values. Absent fields count as empty. Immutable. Mirrors Go's `fields.Selector`. */
export interface Selector {
    /** Whether an object with these fields matches. */
    matches(fields: Fields): boolean;
    /** Whether there are no conditions, so that everything matches. */
    empty(): boolean;
    /** The exact value the selector requires of a field; undefined when there is none. */
    requiresExactMatch(field: string): string | undefined;
    /**
     * A selector with translated conditions. Those that become empty are dropped.
     * @throws what the function throws
     */
    transform(fn: TransformFunc): Selector;
    /** All conditions. */
    requirements(): Requirements;
    /** The form that {@link parseSelector} accepts: `metadata.name=a,spec.nodeName!=b`. */
    toString(): string;
    /** Returns this selector, as it is immutable. */
    deepCopySelector(): Selector;
}
