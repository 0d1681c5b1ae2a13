import { quote } from '#engine/schema/fault';

/** What is wrong with a field, as in `reason` of the causes of a Status. Mirrors Go's `field.ErrorType`. */
export type ErrorType =
  | 'FieldValueNotFound'
  | 'FieldValueRequired'
  | 'FieldValueDuplicate'
  | 'FieldValueInvalid'
  | 'FieldValueNotSupported'
  | 'FieldValueForbidden'
  | 'FieldValueTooLong'
  | 'FieldValueTooMany'
  | 'FieldValueTooFew'
  | 'InternalError'
  | 'FieldValueTypeInvalid'
  | 'FieldValueTooShort'
  | (string & {});

/** What the value refers to does not exist. */
export const ErrorTypeNotFound = 'FieldValueNotFound';
/** A value is needed and there is none: an empty text, null, an empty list. */
export const ErrorTypeRequired = 'FieldValueRequired';
/** The value stands twice where it must be unique. */
export const ErrorTypeDuplicate = 'FieldValueDuplicate';
/** The value breaks a rule: a syntax, a range. */
export const ErrorTypeInvalid = 'FieldValueInvalid';
/** The value is none of those that the field allows. */
export const ErrorTypeNotSupported = 'FieldValueNotSupported';
/** The value is well formed but may not be set here and now. */
export const ErrorTypeForbidden = 'FieldValueForbidden';
/** The text is too long. */
export const ErrorTypeTooLong = 'FieldValueTooLong';
/** The list or map has too many entries. */
export const ErrorTypeTooMany = 'FieldValueTooMany';
/** The list or map has too few entries. */
export const ErrorTypeTooFew = 'FieldValueTooFew';
/** Something went wrong that is not the value's fault. */
export const ErrorTypeInternal = 'InternalError';
/** The value is of another type than the field. */
export const ErrorTypeTypeInvalid = 'FieldValueTypeInvalid';
/** The text is too short. */
export const ErrorTypeTooShort = 'FieldValueTooShort';

/** The words an error's message begins with: `Invalid value`. Mirrors Go's `ErrorType.String`. */
export function errorTypeToString(type: ErrorType): string {
  switch (type) {
    case ErrorTypeNotFound:
      return 'Not found';
    case ErrorTypeRequired:
      return 'Required value';
    case ErrorTypeDuplicate:
      return 'Duplicate value';
    case ErrorTypeInvalid:
      return 'Invalid value';
    case ErrorTypeNotSupported:
      return 'Unsupported value';
    case ErrorTypeForbidden:
      return 'Forbidden';
    case ErrorTypeTooLong:
      return 'Too long';
    case ErrorTypeTooMany:
      return 'Too many';
    case ErrorTypeTooFew:
      return 'Too few';
    case ErrorTypeInternal:
      return 'Internal error';
    case ErrorTypeTypeInvalid:
      return 'Invalid value';
    case ErrorTypeTooShort:
      return 'Too short';
    default:
      return `<unknown error ${quote(type)}>`;
  }
}
