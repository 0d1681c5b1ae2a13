import { quote } from '#engine/schema/fault';
import { omitValue } from './bad_value.js';
import { ErrorTypeDuplicate, ErrorTypeForbidden, ErrorTypeInternal, ErrorTypeInvalid, ErrorTypeNotFound, ErrorTypeNotSupported, ErrorTypeRequired, ErrorTypeTooFew, ErrorTypeTooLong, ErrorTypeTooMany, ErrorTypeTooShort, ErrorTypeTypeInvalid, } from './error_type.js';
import { FieldError } from './field_error.js';
import { pathToString } from './path.js';
// Each mirrors the function of the same name in Go's package field. An undefined path is the empty one, which prints as
// `<nil>`.
/** The value has the wrong type. `detail` says which is expected. Mirrors Go's `field.TypeInvalid`. */
export function typeInvalid(path, value, detail) {
    return make(ErrorTypeTypeInvalid, path, value, detail);
}
/** The referenced object does not exist. Mirrors Go's `field.NotFound`. */
export function notFound(path, value) {
    return make(ErrorTypeNotFound, path, value, '');
}
/** A required value is missing. Mirrors Go's `field.Required`. */
export function required(path, detail) {
    return make(ErrorTypeRequired, path, '', detail);
}
/** Duplicate value where it must be unique. Mirrors Go's `field.Duplicate`. */
export function duplicate(path, value) {
    return make(ErrorTypeDuplicate, path, value, '');
}
/** The value violates a rule stated in `detail`. Mirrors Go's `field.Invalid`. */
export function invalid(path, value, detail) {
    return make(ErrorTypeInvalid, path, value, detail);
}
/** The value is not among `validValues`, which the message lists. Mirrors Go's `field.NotSupported`. */
export function notSupported(path, value, validValues) {
    const detail = validValues.length === 0 ? '' : `supported values: ${validValues.map(quote).join(', ')}`;
    return make(ErrorTypeNotSupported, path, value, detail);
}
/** The field may not be set in this context, for the reason given in `detail`. Mirrors Go's `field.Forbidden`. */
export function forbidden(path, detail) {
    return make(ErrorTypeForbidden, path, '', detail);
}
/**
 * The string has more than `maxLength` bytes; a negative limit is not printed, nor is the value. Mirrors Go's
 * `field.TooLong`.
 */
export function tooLong(path, _value, maxLength) {
    const detail = maxLength < 0 ? 'value is too long' : `may not be more than ${counted(maxLength, 'byte')}`;
    return make(ErrorTypeTooLong, path, '<value omitted>', detail);
}
/**
 * The string has more than `maxLength` characters; a negative limit is not printed, nor is the value. Mirrors Go's
 * `field.TooLongCharacters`.
 */
export function tooLongCharacters(path, _value, maxLength) {
    const detail = maxLength < 0 ? 'value is too long' : `may not be more than ${counted(maxLength, 'character')}`;
    return make(ErrorTypeTooLong, path, '<value omitted>', detail);
}
/**
 * A string is too long. Mirrors Go's `field.TooLongMaxLength`.
 * @deprecated as in Go: use {@link tooLong}
 */
export function tooLongMaxLength(path, value, maxLength) {
    return tooLong(path, value, maxLength);
}
/** The string has fewer than `minLength` characters; a negative limit is not printed. Mirrors Go's `field.TooShort`. */
export function tooShort(path, value, minLength) {
    const detail = minLength < 0 ? 'value is too short' : `must be at least ${counted(minLength, 'character')}`;
    return make(ErrorTypeTooShort, path, value, detail);
}
/** The list has more than `maxQuantity` entries. A negative number is not printed. Mirrors Go's `field.TooMany`. */
export function tooMany(path, actualQuantity, maxQuantity) {
    const detail = maxQuantity < 0 ? 'has too many items' : `must have at most ${counted(maxQuantity, 'item')}`;
    return make(ErrorTypeTooMany, path, actualQuantity < 0 ? omitValue : actualQuantity, detail);
}
/** The list has fewer than `minQuantity` entries; a negative limit is not printed. Mirrors Go's `field.TooFew`. */
export function tooFew(path, actualQuantity, minQuantity) {
    const detail = minQuantity < 0 ? 'has too few items' : `must have at least ${counted(minQuantity, 'item')}`;
    return make(ErrorTypeTooFew, path, actualQuantity, detail);
}
/** An internal error. It becomes the `cause`. Mirrors Go's `field.InternalError`. */
export function internalError(path, err) {
    return make(ErrorTypeInternal, path, err, err.message);
}
function make(type, path, badValue, detail) {
    return new FieldError({ type, field: pathToString(path), badValue, detail });
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
