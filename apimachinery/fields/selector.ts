import type { Operator } from '../selection/operator.ts';
import type { Fields } from './set.ts';

/** One condition of a field selector; the operator is `=` or `!=`. Mirrors Go's `fields.Requirement`. */
export interface Requirement {
  readonly operator: Operator;
  readonly field: string;
  readonly value: string;
}

/** Conditions that all must be met. Mirrors Go's `fields.Requirements`. */
export type Requirements = readonly Requirement[];

/** A field, called its label, and a value: what a {@link TransformFunc} gives. */
export interface TransformedField {
  readonly label: string;
  readonly value: string;
}

/**
 * Translates one condition, as between versions of a kind. Throws when it can't. A function that converts field labels
 * for a Scheme is one. Mirrors Go's `fields.TransformFunc`.
 */
export type TransformFunc = (field: string, value: string) => TransformedField;

/**
 * A choice among objects by values of their fields. A field that is not there has the empty value. Immutable.
 * Mirrors Go's `fields.Selector`.
 */
export interface Selector {
  /** Whether an object with these fields is chosen. */
  matches(fields: Fields): boolean;
  /** Whether there are no conditions, so that everything is chosen. */
  empty(): boolean;
  /** The one value that the selector demands of a field; undefined when it demands none. */
  requiresExactMatch(field: string): string | undefined;
  /**
   * A selector of the translated conditions. Those that become an empty field and an empty value are left out.
   * @throws what the function throws
   */
  transform(fn: TransformFunc): Selector;
  /** All conditions. */
  requirements(): Requirements;
  /** The string that {@link parseSelector} reads: `metadata.name=a,spec.nodeName!=b`. */
  toString(): string;
  /** A selector that shares nothing with this one that could change, which is this one. */
  deepCopySelector(): Selector;
}
