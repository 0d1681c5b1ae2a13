import type { LabelMap, Labels } from './labels.ts';
import type { Selector } from './selector.ts';
export type { Labels } from './labels.ts';
/** Labels: a plain object, as in `metadata.labels`. Mirrors Go's `labels.Set` and, for reading, `labels.Labels`. */
export type Set = LabelMap;
/** Go's methods of `labels.Set`. */
export declare const Set: {
    /** `a=1,b=2`, sorted; empty for no labels. A selector that parses to {@link Set.asSelector}, if the labels are valid. */
    readonly toString: (set: Labels) => string;
    /** Whether the label is present, with any value. */
    readonly has: (set: Labels, label: string) => boolean;
    /** The label's value; empty when absent. */
    readonly get: (set: Labels, label: string) => string;
    /** The label's value; undefined when absent. */
    readonly lookup: (set: Labels, label: string) => string | undefined;
    /** As {@link selectorFromSet}. */
    readonly asSelector: (set: Labels) => Selector;
    /** As {@link validatedSelectorFromSet}. */
    readonly asValidatedSelector: (set: Labels) => Selector;
    /** As {@link selectorFromValidatedSet}. */
    readonly asSelectorPreValidated: (set: Labels) => Selector;
};
