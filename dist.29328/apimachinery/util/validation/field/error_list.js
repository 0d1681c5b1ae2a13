import { newAggregate } from '../../errors/aggregate.js';
import { filterOut } from '../../errors/filter_out.js';
/** Go's methods of `field.ErrorList`. They return new lists and never modify the argument. */
export const ErrorList = {
    /** All errors as one, without duplicate messages; undefined for an empty list. */
    toAggregate(list) {
        const byMessage = new Map();
        for (const error of list)
            if (!byMessage.has(error.message))
                byMessage.set(error.message, error);
        return newAggregate([...byMessage.values()]);
    },
    /** The errors that match no matcher, without duplicate messages. */
    filter(list, ...matchers) {
        const left = filterOut(ErrorList.toAggregate(list), ...matchers);
        return [...(left?.errors ?? [])];
    },
    /** Every error with the rule that was broken. */
    withOrigin(list, origin) {
        return list.map((error) => error.withOrigin(origin));
    },
    /** Every error with a prefix before its detail. */
    prefixDetail(list, prefix) {
        return list.map((error) => error.with({ detail: prefix + error.detail }));
    },
    /** Every error marked as covered by declarative validation. */
    markCoveredByDeclarative(list) {
        return list.map((error) => error.markCoveredByDeclarative());
    },
    /** Every error marked as imperative, that is, of hand-written rules. */
    markFromImperative(list) {
        return list.map((error) => error.markFromImperative());
    },
    /** Every error marked as one below whose field nothing is validated. */
    markShortCircuit(list) {
        return list.map((error) => error.with({ shortCircuit: true }));
    },
    /** Every error marked as of alpha level. */
    markAlpha(list) {
        return list.map((error) => error.markAlpha());
    },
    /** Every error marked as of beta level. */
    markBeta(list) {
        return list.map((error) => error.markBeta());
    },
    /** The errors covered by declarative validation. */
    extractCoveredByDeclarative(list) {
        return list.filter((error) => error.coveredByDeclarative);
    },
    /** The errors not covered by declarative validation. */
    removeCoveredByDeclarative(list) {
        return list.filter((error) => !error.coveredByDeclarative);
    },
};
