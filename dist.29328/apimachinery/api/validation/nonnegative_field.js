import { invalid } from '../../util/validation/field/constructors.js';
import { newPath } from '../../util/validation/field/path.js';
/** Message of {@link validateNonnegativeField}. */
export const IsNegativeErrorMsg = 'must be greater than or equal to 0';
/** Rejects a negative number. Mirrors Go's `validation.ValidateNonnegativeField`. */
export function validateNonnegativeField(value, fldPath = newPath()) {
    return value < 0 ? [invalid(fldPath, value, IsNegativeErrorMsg).withOrigin('minimum')] : [];
}
