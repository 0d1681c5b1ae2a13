import { isLabelValue, isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { compareUTF8 } from '#engine/text/utf8';
/** Reasons why the string is not a label key: `example.com/app`. Mirrors Go's `validation.ValidateLabelName`. */
export function validateLabelName(labelName, fldPath = newPath()) {
    return isQualifiedName(labelName).map((text) => invalid(fldPath, labelName, text).withOrigin('format=k8s-label-key'));
}
/**
 * Validates the keys and values of labels. Mirrors Go's `validation.ValidateLabels`.
 *
 * Differs from Go: errors come in key order; Go's order is random.
 */
export function validateLabels(labels, fldPath = newPath()) {
    const errors = [];
    for (const [key, value] of Object.entries(labels ?? {}).sort(([a], [b]) => compareUTF8(a, b))) {
        append(errors, validateLabelName(key, fldPath));
        for (const text of isLabelValue(value))
            errors.push(invalid(fldPath, value, text).withOrigin('format=k8s-label-value'));
    }
    return errors;
}
