import { type Aggregate, newAggregate } from '../../errors/aggregate.ts';
import { filterOut, type Matcher } from '../../errors/filter_out.ts';
import type { FieldError } from './field_error.ts';

/** The errors of a validation: a plain array, empty when valid. Mirrors Go's `field.ErrorList`. */
export type ErrorList = FieldError[];

type List = readonly FieldError[];

/** Go's methods of `field.ErrorList`. They return new lists and never modify the argument. */
export const ErrorList = {
  /** All errors as one, without duplicate messages; undefined for an empty list. */
  toAggregate(list: List): Aggregate | undefined {
    const byMessage = new Map<string, FieldError>();
    for (const error of list) if (!byMessage.has(error.message)) byMessage.set(error.message, error);
    return newAggregate([...byMessage.values()]);
  },
  /** The errors that match no matcher, without duplicate messages. */
  filter(list: List, ...matchers: readonly Matcher[]): ErrorList {
    const left = filterOut(ErrorList.toAggregate(list), ...matchers) as Aggregate | undefined;
    return [...(left?.errors ?? [])] as ErrorList;
  },
  /** Every error with the rule that was broken. */
  withOrigin(list: List, origin: string): ErrorList {
    return list.map((error) => error.withOrigin(origin));
  },
  /** Every error with a prefix before its detail. */
  prefixDetail(list: List, prefix: string): ErrorList {
    return list.map((error) => error.with({ detail: prefix + error.detail }));
  },
  /** Every error marked as covered by declarative validation. */
  markCoveredByDeclarative(list: List): ErrorList {
    return list.map((error) => error.markCoveredByDeclarative());
  },
  /** Every error marked as imperative, that is, of hand-written rules. */
  markFromImperative(list: List): ErrorList {
    return list.map((error) => error.markFromImperative());
  },
  /** Every error marked as one below whose field nothing is validated. */
  markShortCircuit(list: List): ErrorList {
    return list.map((error) => error.with({ shortCircuit: true }));
  },
  /** Every error marked as of alpha level. */
  markAlpha(list: List): ErrorList {
    return list.map((error) => error.markAlpha());
  },
  /** Every error marked as of beta level. */
  markBeta(list: List): ErrorList {
    return list.map((error) => error.markBeta());
  },
  /** The errors covered by declarative validation. */
  extractCoveredByDeclarative(list: List): ErrorList {
    return list.filter((error) => error.coveredByDeclarative);
  },
  /** The errors not covered by declarative validation. */
  removeCoveredByDeclarative(list: List): ErrorList {
    return list.filter((error) => !error.coveredByDeclarative);
  },
} as const;
