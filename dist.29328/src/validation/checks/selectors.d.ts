import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.types';
type Labels = {
    readonly [key: string]: string;
} | undefined;
/**
 * Whether a selector selects the labels; undefined when the selector itself is broken. A missing one selects nothing. It is
 * `labelSelectorAsSelector` without the parser of selectors, which a page that validates one Kind need not load.
 */
export declare function selects(selector: LabelSelector | undefined, labels?: Labels): boolean | undefined;
/** Whether a selector has no conditions, and so selects everything. */
export declare function isEmptySelector(selector: LabelSelector): boolean;
export {};
