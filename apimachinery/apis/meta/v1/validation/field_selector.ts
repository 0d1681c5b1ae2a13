import { forbidden, invalid, required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import {
  FieldSelectorOpDoesNotExist,
  FieldSelectorOpExists,
  FieldSelectorOpIn,
  FieldSelectorOpNotIn,
} from '../zz_generated.constants.ts';
import type { FieldSelectorRequirement } from '../zz_generated.types.ts';

/** What to tolerate in a FieldSelectorRequirement. Mirrors Go's `validation.FieldSelectorValidationOptions`. */
export interface FieldSelectorValidationOptions {
  /** Unknown operators, if they are validated again later. */
  readonly allowUnknownOperatorInRequirement?: boolean;
}

/** Validates a condition on a field. Mirrors Go's `validation.ValidateFieldSelectorRequirement`. */
export function validateFieldSelectorRequirement(
  requirement: FieldSelectorRequirement,
  options: FieldSelectorValidationOptions = {},
  fldPath: Path = newPath(),
): ErrorList {
  const errors: ErrorList = [];
  const values = requirement.values ?? [];
  const operator = requirement.operator ?? '';
  if (!requirement.key) errors.push(required(fldPath.child('key'), 'must be specified'));
  switch (operator) {
    case FieldSelectorOpIn:
    case FieldSelectorOpNotIn:
      if (values.length === 0)
        errors.push(required(fldPath.child('values'), "must be specified when `operator` is 'In' or 'NotIn'"));
      break;
    case FieldSelectorOpExists:
    case FieldSelectorOpDoesNotExist:
      if (values.length > 0)
        errors.push(
          forbidden(fldPath.child('values'), "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"),
        );
      break;
    default:
      if (options.allowUnknownOperatorInRequirement !== true) {
        errors.push(ofNamedType(invalid(fldPath.child('operator'), operator, 'not a valid selector operator')));
      }
  }
  return errors;
}
