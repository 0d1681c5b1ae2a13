import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
/** Reasons why the string is not a label key: `example.com/app`. Mirrors Go's `validation.ValidateLabelName`. */
export declare function validateLabelName(labelName: string, fldPath?: Path): ErrorList;
/**
 * Validates the keys and values of labels. Mirrors Go's `validation.ValidateLabels`.
 *
 * Differs from Go: errors come in key order; Go's order is random.
 */
export declare function validateLabels(labels: {
    readonly [key: string]: string;
} | null | undefined, fldPath?: Path): ErrorList;
