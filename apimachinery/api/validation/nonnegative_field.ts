import type { Int64 } from '#engine/schema/wire';
import { invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';

/** What {@link validateNonnegativeField} says of a negative number. */
export const IsNegativeErrorMsg = 'must be greater than or equal to 0';

/** Demands a number that is not negative. Mirrors Go's `validation.ValidateNonnegativeField`. */
export function validateNonnegativeField(value: Int64, fldPath: Path = newPath()): ErrorList {
  return value < 0 ? [invalid(fldPath, value, IsNegativeErrorMsg).withOrigin('minimum')] : [];
}
