import { forbidden, invalid, required } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { FieldSelectorOpDoesNotExist, FieldSelectorOpExists, FieldSelectorOpIn, FieldSelectorOpNotIn, } from '../zz_generated.constants.js';
/** Validates a condition on a field. Mirrors Go's `validation.ValidateFieldSelectorRequirement`. */
export function validateFieldSelectorRequirement(requirement, options = {}, fldPath = newPath()) {
    const errors = [];
    const values = requirement.values ?? [];
    const operator = requirement.operator ?? '';
    if (!requirement.key)
        errors.push(required(fldPath.child('key'), 'must be specified'));
    switch (operator) {
        case FieldSelectorOpIn:
        case FieldSelectorOpNotIn:
            if (values.length === 0)
                errors.push(required(fldPath.child('values'), "must be specified when `operator` is 'In' or 'NotIn'"));
            break;
        case FieldSelectorOpExists:
        case FieldSelectorOpDoesNotExist:
            if (values.length > 0)
                errors.push(forbidden(fldPath.child('values'), "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
            break;
        default:
            if (options.allowUnknownOperatorInRequirement !== true) {
                errors.push(ofNamedType(invalid(fldPath.child('operator'), operator, 'not a valid selector operator')));
            }
    }
    return errors;
}
