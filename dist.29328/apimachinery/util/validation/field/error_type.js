import { quote } from '#engine/schema/fault';
/** The referenced object does not exist. */
export const ErrorTypeNotFound = 'FieldValueNotFound';
/** A required value is missing: an empty string, null, an empty list. */
export const ErrorTypeRequired = 'FieldValueRequired';
/** Duplicate value where it must be unique. */
export const ErrorTypeDuplicate = 'FieldValueDuplicate';
/** The value violates a rule, such as a syntax or a range. */
export const ErrorTypeInvalid = 'FieldValueInvalid';
/** The value is not among those allowed. */
export const ErrorTypeNotSupported = 'FieldValueNotSupported';
/** The value is well-formed but not allowed in this context. */
export const ErrorTypeForbidden = 'FieldValueForbidden';
/** The string is too long. */
export const ErrorTypeTooLong = 'FieldValueTooLong';
/** The list or map has too many entries. */
export const ErrorTypeTooMany = 'FieldValueTooMany';
/** The list or map has too few entries. */
export const ErrorTypeTooFew = 'FieldValueTooFew';
/** An internal error. */
export const ErrorTypeInternal = 'InternalError';
/** The value has the wrong type. */
export const ErrorTypeTypeInvalid = 'FieldValueTypeInvalid';
/** The string is too short. */
export const ErrorTypeTooShort = 'FieldValueTooShort';
/** The start of an error's message: `Invalid value`. Mirrors Go's `ErrorType.String`. */
export function errorTypeToString(type) {
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
