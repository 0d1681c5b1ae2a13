import { compareUTF8 } from '#engine/text/utf8';
import { lookup } from './internal/lookup.ts';
import type { LabelMap, Labels } from './labels.ts';
import type { Selector } from './selector.ts';
import { selectorFromSet, selectorFromValidatedSet, validatedSelectorFromSet } from './selector_from_set.ts';

export type { Labels } from './labels.ts';

/** Labels: a plain object, as in `metadata.labels`. Mirrors Go's `labels.Set` and, for reading, `labels.Labels`. */
export type Set = LabelMap;

/** Go's methods of `labels.Set`. */
export const Set = {
  /** `a=1,b=2`, sorted; empty for no labels. A selector that parses to {@link Set.asSelector}, if the labels are valid. */
  toString(set: Labels): string {
    return Object.entries(set ?? {})
      .map(([key, value]) => `${key}=${value}`)
      .sort(compareUTF8)
      .join(',');
  },
  /** Whether the label is present, with any value. */
  has(set: Labels, label: string): boolean {
    return lookup(set, label) !== undefined;
  },
  /** The label's value; empty when absent. */
  get(set: Labels, label: string): string {
    return lookup(set, label) ?? '';
  },
  /** The label's value; undefined when absent. */
  lookup(set: Labels, label: string): string | undefined {
    return lookup(set, label);
  },
  /** As {@link selectorFromSet}. */
  asSelector(set: Labels): Selector {
    return selectorFromSet(set);
  },
  /** As {@link validatedSelectorFromSet}. */
  asValidatedSelector(set: Labels): Selector {
    return validatedSelectorFromSet(set);
  },
  /** As {@link selectorFromValidatedSet}. */
  asSelectorPreValidated(set: Labels): Selector {
    return selectorFromValidatedSet(set);
  },
} as const;
