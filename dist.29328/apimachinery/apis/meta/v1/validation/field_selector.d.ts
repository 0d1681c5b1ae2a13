import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { FieldSelectorRequirement } from '../zz_generated.types.ts';
/** What to tolerate in a FieldSelectorRequirement. Mirrors Go's `validation.FieldSelectorValidationOptions`. */
export interface FieldSelectorValidationOptions {
    /** Unknown operators, if they are validated again later. */
    readonly allowUnknownOperatorInRequirement?: boolean;
}
/** Validates a condition on a field. Mirrors Go's `validation.ValidateFieldSelectorRequirement`. */
export declare function validateFieldSelectorRequirement(requirement: FieldSelectorRequirement, options?: FieldSelectorValidationOptions, fldPath?: Path): ErrorList;
