import { isLabelValue } from '#apimachinery/api/validate/content/kube';
import { forbidden, invalid, required } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { LabelSelectorOpDoesNotExist, LabelSelectorOpExists, LabelSelectorOpIn, LabelSelectorOpNotIn, } from '../zz_generated.constants.js';
import { validateLabelName, validateLabels } from './labels.js';
/**
 * Whether a condition of the selector has an invalid label value: if the stored object has one, an update may have it
 * too. Mirrors Go's `validation.LabelSelectorHasInvalidLabelValue`.
 */
export function labelSelectorHasInvalidLabelValue(selector) {
    return (selector?.matchExpressions ?? []).some(({ values }) => (values ?? []).some((value) => isLabelValue(value).length > 0));
}
/** Validates a LabelSelector; a missing one is valid. Mirrors Go's `validation.ValidateLabelSelector`. */
export function validateLabelSelector(selector, options = {}, fldPath = newPath()) {
    if (!selector)
        return [];
    const errors = validateLabels(selector.matchLabels, fldPath.child('matchLabels'));
    for (const [index, requirement] of (selector.matchExpressions ?? []).entries()) {
        errors.push(...validateLabelSelectorRequirement(requirement, options, fldPath.child('matchExpressions').index(index)));
    }
    return errors;
}
/** Validates a condition of a LabelSelector. Mirrors Go's `validation.ValidateLabelSelectorRequirement`. */
export function validateLabelSelectorRequirement(requirement, options = {}, fldPath = newPath()) {
    const errors = [];
    const values = requirement.values ?? [];
    const operator = requirement.operator ?? '';
    switch (operator) {
        case LabelSelectorOpIn:
        case LabelSelectorOpNotIn:
            if (values.length === 0)
                errors.push(required(fldPath.child('values'), "must be specified when `operator` is 'In' or 'NotIn'"));
            break;
        case LabelSelectorOpExists:
        case LabelSelectorOpDoesNotExist:
            if (values.length > 0)
                errors.push(forbidden(fldPath.child('values'), "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
            break;
        default:
            if (options.allowUnknownOperatorInRequirement !== true) {
                errors.push(ofNamedType(invalid(fldPath.child('operator'), operator, 'not a valid selector operator')));
            }
    }
    append(errors, validateLabelName(requirement.key ?? '', fldPath.child('key')));
    if (options.allowInvalidLabelValueInSelector === true)
        return errors;
    for (const [index, value] of values.entries()) {
        for (const text of isLabelValue(value))
            errors.push(invalid(fldPath.child('values').index(index), value, text));
    }
    return errors;
}
