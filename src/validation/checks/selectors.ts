import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.types';

type Labels = { readonly [key: string]: string } | undefined;

/**
 * Whether a selector selects the labels; undefined when the selector itself is broken. A missing one selects nothing.
 */
export function selects(selector: LabelSelector | undefined, labels: Labels): boolean | undefined {
  try {
    return labelSelectorAsSelector(selector).matches(labels ?? {});
  } catch {
    return undefined;
  }
}

/** Whether a selector has no conditions, and so selects everything. */
export function isEmptySelector(selector: LabelSelector): boolean {
  return Object.keys(selector.matchLabels ?? {}).length + (selector.matchExpressions ?? []).length === 0;
}
