import { jsonText } from './bad_value.ts';
import type { FieldError } from './field_error.ts';

/** The error, showing its value as JSON: what Go does for string types with a name, such as an operator or a UID. */
export function ofNamedType(error: FieldError): FieldError {
  return error.with({ badValueText: jsonText(error.badValue) });
}
