import type { FieldError } from './field_error.ts';
/** The error with its value shown as JSON, as Go does for named string types such as operators and UIDs. */
export declare function ofNamedType(error: FieldError): FieldError;
