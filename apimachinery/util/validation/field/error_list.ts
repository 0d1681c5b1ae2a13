import { newAggregate, type Aggregate } from '../../errors/aggregate.ts';
import { filterOut, type Matcher } from '../../errors/filter_out.ts';
import type { FieldError } from './field_error.ts';

/** What a validation found: a plain array, empty when all is well. Mirrors Go's `field.ErrorList`. */
export type ErrorList = FieldError[];

type List = readonly FieldError[];

/** Go's methods of `field.ErrorList`. None changes the list it is given: all give another. */
export const ErrorList = {
  /** One error of all, those with the same text once; undefined for an empty list. */
  toAggregate(list: List): Aggregate | undefined {
    const byMessage = new Map<string, FieldError>();
    for (const error of list) if (!byMessage.has(error.message)) byMessage.set(error.message, error);
    return newAggregate([...byMessage.values()]);
  },
  /** The errors that none of the matchers means, those with the same text once. */
  filter(list: List, ...matchers: readonly Matcher[]): ErrorList {
    const left = filterOut(ErrorList.toAggregate(list), ...matchers) as Aggregate | undefined;
    return [...(left?.errors ?? [])] as ErrorList;
  },
  /** Every error with the rule that was broken. */
  withOrigin(list: List, origin: string): ErrorList {
    return list.map((error) => error.withOrigin(origin));
  },
  /** Every error with something put before its detail. */
  prefixDetail(list: List, prefix: string): ErrorList {
    return list.map((error) => error.with({ detail: prefix + error.detail }));
  },
  /** Every error marked as one that the declarative rules report too. */
  markCoveredByDeclarative(list: List): ErrorList {
    return list.map((error) => error.markCoveredByDeclarative());
  },
  /** Every error marked as one of hand-written rules. */
  markFromImperative(list: List): ErrorList {
    return list.map((error) => error.markFromImperative());
  },
  /** Every error marked as of alpha level. */
  markAlpha(list: List): ErrorList {
    return list.map((error) => error.markAlpha());
  },
  /** Every error marked as of beta level. */
  markBeta(list: List): ErrorList {
    return list.map((error) => error.markBeta());
  },
  /** The errors that the declarative rules report too. */
  extractCoveredByDeclarative(list: List): ErrorList {
    return list.filter((error) => error.coveredByDeclarative);
  },
  /** The errors that the declarative rules do not report. */
  removeCoveredByDeclarative(list: List): ErrorList {
    return list.filter((error) => !error.coveredByDeclarative);
  },
} as const;
