import { type Aggregate } from '../../errors/aggregate.ts';
import { type Matcher } from '../../errors/filter_out.ts';
import type { FieldError } from './field_error.ts';
/** The errors of a validation: a plain array, empty when valid. Mirrors Go's `field.ErrorList`. */
export type ErrorList = FieldError[];
type List = readonly FieldError[];
/** Go's methods of `field.ErrorList`. They return new lists and never modify the argument. */
export declare const ErrorList: {
    /** All errors as one, without duplicate messages; undefined for an empty list. */
    readonly toAggregate: (list: List) => Aggregate | undefined;
    /** The errors that match no matcher, without duplicate messages. */
    readonly filter: (list: List, ...matchers: readonly Matcher[]) => ErrorList;
    /** Every error with the rule that was broken. */
    readonly withOrigin: (list: List, origin: string) => ErrorList;
    /** Every error with a prefix before its detail. */
    readonly prefixDetail: (list: List, prefix: string) => ErrorList;
    /** Every error marked as covered by declarative validation. */
    readonly markCoveredByDeclarative: (list: List) => ErrorList;
    /** Every error marked as imperative, that is, of hand-written rules. */
    readonly markFromImperative: (list: List) => ErrorList;
    /** Every error marked as one below whose field nothing is validated. */
    readonly markShortCircuit: (list: List) => ErrorList;
    /** Every error marked as of alpha level. */
    readonly markAlpha: (list: List) => ErrorList;
    /** Every error marked as of beta level. */
    readonly markBeta: (list: List) => ErrorList;
    /** The errors covered by declarative validation. */
    readonly extractCoveredByDeclarative: (list: List) => ErrorList;
    /** The errors not covered by declarative validation. */
    readonly removeCoveredByDeclarative: (list: List) => ErrorList;
};
export {};
