import type { Integer } from '#engine/schema/wire';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { type Path } from '../../util/validation/field/path.ts';
/** Message of {@link validateNonnegativeField}. */
export declare const IsNegativeErrorMsg = "must be greater than or equal to 0";
/** Rejects a negative number. Mirrors Go's `validation.ValidateNonnegativeField`. */
export declare function validateNonnegativeField(value: Integer, fldPath?: Path): ErrorList;
