import { type Selector } from '#apimachinery/labels/selector';
import type { Labels } from '#apimachinery/labels/set';
import type { LabelSelector } from './zz_generated.types.ts';
/** A LabelSelector can't be converted, or a string can't be parsed as one. The message is Go's. */
export declare class LabelSelectorError extends Error {
    readonly code = "ERR_LABEL_SELECTOR_CONVERSION";
    constructor(message: string, cause?: unknown);
}
/**
 * Converts a LabelSelector to a selector. A missing one matches nothing, one without conditions everything. Mirrors
 * Go's `metav1.LabelSelectorAsSelector`.
 *
 * Differs from Go: of several invalid `matchLabels` the first by key is reported, in Go a random one; and conditions on
 * the same key keep their order, which Go shuffles beyond twelve.
 * @throws {LabelSelectorError} for an unknown operator
 * @throws {Aggregate} of field errors for an invalid label key or value, or a wrong number of values
 */
export declare function labelSelectorAsSelector(selector: LabelSelector | null | undefined): Selector;
/**
 * The labels the selector requires; undefined for a missing one. Mirrors Go's `metav1.LabelSelectorAsMap`.
 * @throws {LabelSelectorError} for conditions not equivalent to labels: only `In` with one value is
 */
export declare function labelSelectorAsMap(selector: LabelSelector | null | undefined): {
    [key: string]: string;
} | undefined;
/**
 * Parses a LabelSelector such as `a=1,b in (x,y)`, omitting empty fields. Mirrors Go's `metav1.ParseToLabelSelector`.
 * @throws {LabelSelectorError} when the string is not a selector, or has `!=`, `>` or `<`
 */
export declare function parseToLabelSelector(selector: string): LabelSelector;
/** The LabelSelector that requires the labels; undefined for missing ones. Mirrors Go's `metav1.SetAsLabelSelector`. */
export declare function setAsLabelSelector(labels: Labels): LabelSelector | undefined;
/**
 * Formats the selector: `a=1,b in (x,y)`. `<none>` without conditions, and for a missing one, though that matches
 * nothing; `<error>` if invalid. Mirrors Go's `metav1.FormatLabelSelector`.
 */
export declare function formatLabelSelector(selector: LabelSelector | null | undefined): string;
/**
 * A copy of the selector that requires another label; the selector itself for an empty key. Mirrors Go's
 * `metav1.CloneSelectorAndAddLabel`.
 */
export declare function cloneSelectorAndAddLabel(selector: LabelSelector, labelKey: string, labelValue: string): LabelSelector;
/**
 * Adds a label to the selector and returns it. An empty key changes nothing. Mirrors Go's `metav1.AddLabelToSelector`.
 */
export declare function addLabelToSelector(selector: LabelSelector, labelKey: string, labelValue: string): LabelSelector;
/**
 * Whether the selector's `matchLabels` require a non-empty value of the label. Mirrors Go's `metav1.SelectorHasLabel`.
 */
export declare function selectorHasLabel(selector: LabelSelector, labelKey: string): boolean;
