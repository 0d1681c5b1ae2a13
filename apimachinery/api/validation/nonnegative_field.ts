import type { Integer } from '#engine/schema/wire';
import { invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';

/** Message of {@link validateNonnegativeField}. */
export const IsNegativeErrorMsg = 'must be greater than or equal to 0';

/** Rejects a negative number. Mirrors Go's `validation.ValidateNonnegativeField`. */
export function validateNonnegativeField(value: Integer, fldPath: Path = newPath()): ErrorList {
  return value < 0 ? [invalid(fldPath, value, IsNegativeErrorMsg).withOrigin('minimum')] : [];
}
