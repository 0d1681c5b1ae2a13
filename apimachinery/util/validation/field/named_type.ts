import { jsonText } from './bad_value.ts';
import type { FieldError } from './field_error.ts';

/** The error with its value shown as JSON, as Go does for named string types such as operators and UIDs. */
export function ofNamedType(error: FieldError): FieldError {
  return error.with({ badValueText: jsonText(error.badValue) });
}
