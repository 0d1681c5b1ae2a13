import { invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';
import { equalWire } from './internal/equal_wire.ts';

/** What {@link validateImmutableField} says of a value that changed. */
export const FieldImmutableErrorMsg = 'field is immutable';

/**
 * Refuses a value that is not the old one. Wire values are compared by content; absent, null and empty lists and maps
 * are the same. Mirrors Go's `validation.ValidateImmutableField`.
 *
 * Differs from Go: a value does not tell its type, so a quantity, a time and an IntOrString are the same only when they
 * are written the same. Bring them to one spelling first where that matters.
 */
export function validateImmutableField(newVal: unknown, oldVal: unknown, fldPath: Path = newPath()): ErrorList {
  return equalWire(newVal, oldVal) ? [] : [invalid(fldPath, newVal, FieldImmutableErrorMsg)];
}
