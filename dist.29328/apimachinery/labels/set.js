import { compareUTF8 } from '#engine/text/utf8';
import { lookup } from './internal/lookup.js';
import { selectorFromSet, selectorFromValidatedSet, validatedSelectorFromSet } from './selector_from_set.js';
/** Go's methods of `labels.Set`. */
export const Set = {
    /** `a=1,b=2`, sorted; empty for no labels. A selector that parses to {@link Set.asSelector}, if the labels are valid. */
    toString(set) {
        return Object.entries(set ?? {})
            .map(([key, value]) => `${key}=${value}`)
            .sort(compareUTF8)
            .join(',');
    },
    /** Whether the label is present, with any value. */
    has(set, label) {
        return lookup(set, label) !== undefined;
    },
    /** The label's value; empty when absent. */
    get(set, label) {
        return lookup(set, label) ?? '';
    },
    /** The label's value; undefined when absent. */
    lookup(set, label) {
        return lookup(set, label);
    },
    /** As {@link selectorFromSet}. */
    asSelector(set) {
        return selectorFromSet(set);
    },
    /** As {@link validatedSelectorFromSet}. */
    asValidatedSelector(set) {
        return validatedSelectorFromSet(set);
    },
    /** As {@link selectorFromValidatedSet}. */
    asSelectorPreValidated(set) {
        return selectorFromValidatedSet(set);
    },
};
