import { FieldError } from './field_error.ts';
import { type Path } from './path.ts';
/** The value has the wrong type. `detail` says which is expected. Mirrors Go's `field.TypeInvalid`. */
export declare function typeInvalid(path: Path | undefined, value: unknown, detail: string): FieldError;
/** The referenced object does not exist. Mirrors Go's `field.NotFound`. */
export declare function notFound(path: Path | undefined, value: unknown): FieldError;
/** A required value is missing. Mirrors Go's `field.Required`. */
export declare function required(path: Path | undefined, detail: string): FieldError;
/** Duplicate value where it must be unique. Mirrors Go's `field.Duplicate`. */
export declare function duplicate(path: Path | undefined, value: unknown): FieldError;
/** The value violates a rule stated in `detail`. Mirrors Go's `field.Invalid`. */
export declare function invalid(path: Path | undefined, value: unknown, detail: string): FieldError;
/** The value is not among `validValues`, which the message lists. Mirrors Go's `field.NotSupported`. */
export declare function notSupported(path: Path | undefined, value: unknown, validValues: readonly string[]): FieldError;
/** The field may not be set in this context, for the reason given in `detail`. Mirrors Go's `field.Forbidden`. */
export declare function forbidden(path: Path | undefined, detail: string): FieldError;
/**
 * The string has more than `maxLength` bytes; a negative limit is not printed, nor is the value. Mirrors Go's
 * `field.TooLong`.
 */
export declare function tooLong(path: Path | undefined, _value: unknown, maxLength: number): FieldError;
/**
 * The string has more than `maxLength` characters; a negative limit is not printed, nor is the value. Mirrors Go's
 * `field.TooLongCharacters`.
 */
export declare function tooLongCharacters(path: Path | undefined, _value: string, maxLength: number): FieldError;
/**
 * A string is too long. Mirrors Go's `field.TooLongMaxLength`.
 * @deprecated as in Go: use {@link tooLong}
 */
export declare function tooLongMaxLength(path: Path | undefined, value: unknown, maxLength: number): FieldError;
/** The string has fewer than `minLength` characters; a negative limit is not printed. Mirrors Go's `field.TooShort`. */
export declare function tooShort(path: Path | undefined, value: string, minLength: number): FieldError;
/** The list has more than `maxQuantity` entries. A negative number is not printed. Mirrors Go's `field.TooMany`. */
export declare function tooMany(path: Path | undefined, actualQuantity: number, maxQuantity: number): FieldError;
/** The list has fewer than `minQuantity` entries; a negative limit is not printed. Mirrors Go's `field.TooFew`. */
export declare function tooFew(path: Path | undefined, actualQuantity: number, minQuantity: number): FieldError;
/** An internal error. It becomes the `cause`. Mirrors Go's `field.InternalError`. */
export declare function internalError(path: Path | undefined, err: Error): FieldError;
