import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { LabelSelector, LabelSelectorRequirement } from '../zz_generated.types.ts';
/** What to tolerate in a LabelSelector. Mirrors Go's `validation.LabelSelectorValidationOptions`. */
export interface LabelSelectorValidationOptions {
    /** Invalid label values in `matchExpressions`: for objects already stored with them. */
    readonly allowInvalidLabelValueInSelector?: boolean;
    /** Unknown operators, if they are validated again later. */
    readonly allowUnknownOperatorInRequirement?: boolean;
}
/**
 * Whether a condition of the selector has an invalid label value: if the stored object has one, an update may have it
 * too. Mirrors Go's `validation.LabelSelectorHasInvalidLabelValue`.
 */
export declare function labelSelectorHasInvalidLabelValue(selector: LabelSelector | null | undefined): boolean;
/** Validates a LabelSelector; a missing one is valid. Mirrors Go's `validation.ValidateLabelSelector`. */
export declare function validateLabelSelector(selector: LabelSelector | null | undefined, options?: LabelSelectorValidationOptions, fldPath?: Path): ErrorList;
/** Validates a condition of a LabelSelector. Mirrors Go's `validation.ValidateLabelSelectorRequirement`. */
export declare function validateLabelSelectorRequirement(requirement: LabelSelectorRequirement, options?: LabelSelectorValidationOptions, fldPath?: Path): ErrorList;
