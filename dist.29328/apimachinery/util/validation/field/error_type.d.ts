/** The type of a field error, as in `reason` of the causes of a Status. Mirrors Go's `field.ErrorType`. */
export type ErrorType = 'FieldValueNotFound' | 'FieldValueRequired' | 'FieldValueDuplicate' | 'FieldValueInvalid' | 'FieldValueNotSupported' | 'FieldValueForbidden' | 'FieldValueTooLong' | 'FieldValueTooMany' | 'FieldValueTooFew' | 'InternalError' | 'FieldValueTypeInvalid' | 'FieldValueTooShort' | (string & {});
/** The referenced object does not exist. */
export declare const ErrorTypeNotFound = "FieldValueNotFound";
/** A required value is missing: an empty string, null, an empty list. */
export declare const ErrorTypeRequired = "FieldValueRequired";
/** Duplicate value where it must be unique. */
export declare const ErrorTypeDuplicate = "FieldValueDuplicate";
/** The value violates a rule, such as a syntax or a range. */
export declare const ErrorTypeInvalid = "FieldValueInvalid";
/** The value is not among those allowed. */
export declare const ErrorTypeNotSupported = "FieldValueNotSupported";
/** The value is well-formed but not allowed in this context. */
export declare const ErrorTypeForbidden = "FieldValueForbidden";
/** The string is too long. */
export declare const ErrorTypeTooLong = "FieldValueTooLong";
/** The list or map has too many entries. */
export declare const ErrorTypeTooMany = "FieldValueTooMany";
/** The list or map has too few entries. */
export declare const ErrorTypeTooFew = "FieldValueTooFew";
/** An internal error. */
export declare const ErrorTypeInternal = "InternalError";
/** The value has the wrong type. */
export declare const ErrorTypeTypeInvalid = "FieldValueTypeInvalid";
/** The string is too short. */
export declare const ErrorTypeTooShort = "FieldValueTooShort";
/** The start of an error's message: `Invalid value`. Mirrors Go's `ErrorType.String`. */
export declare function errorTypeToString(type: ErrorType): string;
