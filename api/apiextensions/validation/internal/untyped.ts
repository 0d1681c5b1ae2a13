import { sortedJSON } from '#engine/json/sorted';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';

/** The error, showing a value that is an object or list as Go does where it has no type: with the keys sorted. */
export function untyped(error: FieldError): FieldError {
  const { badValue } = error;
  return typeof badValue === 'object' && badValue !== null ? error.with({ badValueText: sortedJSON(badValue) }) : error;
}
