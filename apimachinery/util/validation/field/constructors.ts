import { quote } from '#engine/schema/fault';
import { omitValue } from './bad_value.ts';
import {
  ErrorTypeDuplicate,
  ErrorTypeForbidden,
  ErrorTypeInternal,
  ErrorTypeInvalid,
  ErrorTypeNotFound,
  ErrorTypeNotSupported,
  ErrorTypeRequired,
  ErrorTypeTooFew,
  ErrorTypeTooLong,
  ErrorTypeTooMany,
  ErrorTypeTooShort,
  ErrorTypeTypeInvalid,
  type ErrorType,
} from './error_type.ts';
import { FieldError } from './field_error.ts';
import { pathToString, type Path } from './path.ts';

// Each mirrors the Go function of its name in package field. A path that is undefined is the empty one, which prints as `<nil>`.

/** The value is of another type than the field. `detail` says which is right. Mirrors Go's `field.TypeInvalid`. */
export function typeInvalid(path: Path | undefined, value: unknown, detail: string): FieldError {
  return make(ErrorTypeTypeInvalid, path, value, detail);
}

/** What the value refers to does not exist. Mirrors Go's `field.NotFound`. */
export function notFound(path: Path | undefined, value: unknown): FieldError {
  return make(ErrorTypeNotFound, path, value, '');
}

/** A value is needed and there is none. Mirrors Go's `field.Required`. */
export function required(path: Path | undefined, detail: string): FieldError {
  return make(ErrorTypeRequired, path, '', detail);
}

/** The value stands twice where it must be unique. Mirrors Go's `field.Duplicate`. */
export function duplicate(path: Path | undefined, value: unknown): FieldError {
  return make(ErrorTypeDuplicate, path, value, '');
}

/** The value breaks a rule, which `detail` states. Mirrors Go's `field.Invalid`. */
export function invalid(path: Path | undefined, value: unknown, detail: string): FieldError {
  return make(ErrorTypeInvalid, path, value, detail);
}

/** The value is none of `validValues`, which the message lists. Mirrors Go's `field.NotSupported`. */
export function notSupported(path: Path | undefined, value: unknown, validValues: readonly string[]): FieldError {
  const detail = validValues.length === 0 ? '' : `supported values: ${validValues.map(quote).join(', ')}`;
  return make(ErrorTypeNotSupported, path, value, detail);
}

/** The field may not be set here and now, for the reason of `detail`. Mirrors Go's `field.Forbidden`. */
export function forbidden(path: Path | undefined, detail: string): FieldError {
  return make(ErrorTypeForbidden, path, '', detail);
}

/**
 * The text has more than `maxLength` bytes; a negative one is not told. The value is not shown.
 * Mirrors Go's `field.TooLong`.
 */
export function tooLong(path: Path | undefined, _value: unknown, maxLength: number): FieldError {
  const detail = maxLength < 0 ? 'value is too long' : `may not be more than ${counted(maxLength, 'byte')}`;
  return make(ErrorTypeTooLong, path, '<value omitted>', detail);
}

/**
 * The text has more than `maxLength` characters; a negative one is not told. The value is not shown.
 * Mirrors Go's `field.TooLongCharacters`.
 */
export function tooLongCharacters(path: Path | undefined, _value: string, maxLength: number): FieldError {
  const detail = maxLength < 0 ? 'value is too long' : `may not be more than ${counted(maxLength, 'character')}`;
  return make(ErrorTypeTooLong, path, '<value omitted>', detail);
}

/**
 * A text is too long. Mirrors Go's `field.TooLongMaxLength`.
 * @deprecated in Go too: use {@link tooLong}
 */
export function tooLongMaxLength(path: Path | undefined, value: unknown, maxLength: number): FieldError {
  return tooLong(path, value, maxLength);
}

/** The text has fewer than `minLength` characters; a negative one is not told. Mirrors Go's `field.TooShort`. */
export function tooShort(path: Path | undefined, value: string, minLength: number): FieldError {
  const detail = minLength < 0 ? 'value is too short' : `must be at least ${counted(minLength, 'character')}`;
  return make(ErrorTypeTooShort, path, value, detail);
}

/** The list has more than `maxQuantity` entries. A number that is negative is not told. Mirrors Go's `field.TooMany`. */
export function tooMany(path: Path | undefined, actualQuantity: number, maxQuantity: number): FieldError {
  const detail = maxQuantity < 0 ? 'has too many items' : `must have at most ${counted(maxQuantity, 'item')}`;
  return make(ErrorTypeTooMany, path, actualQuantity < 0 ? omitValue : actualQuantity, detail);
}

/** The list has fewer than `minQuantity` entries; a negative one is not told. Mirrors Go's `field.TooFew`. */
export function tooFew(path: Path | undefined, actualQuantity: number, minQuantity: number): FieldError {
  const detail = minQuantity < 0 ? 'has too few items' : `must have at least ${counted(minQuantity, 'item')}`;
  return make(ErrorTypeTooFew, path, actualQuantity, detail);
}

/** Something failed that is not the value's fault. The error becomes the `cause`. Mirrors Go's `field.InternalError`. */
export function internalError(path: Path | undefined, err: Error): FieldError {
  return make(ErrorTypeInternal, path, err, err.message);
}

function make(type: ErrorType, path: Path | undefined, badValue: unknown, detail: string): FieldError {
  return new FieldError({ type, field: pathToString(path), badValue, detail });
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
