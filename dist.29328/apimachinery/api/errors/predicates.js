import { CauseTypeUnexpectedServerResponse, StatusReasonAlreadyExists, StatusReasonBadRequest, StatusReasonConflict, StatusReasonExpired, StatusReasonForbidden, StatusReasonGone, StatusReasonInternalError, StatusReasonInvalid, StatusReasonMethodNotAllowed, StatusReasonNotAcceptable, StatusReasonNotFound, StatusReasonRequestEntityTooLarge, StatusReasonServerTimeout, StatusReasonServiceUnavailable, StatusReasonStoreReadError, StatusReasonTimeout, StatusReasonTooManyRequests, StatusReasonUnauthorized, StatusReasonUnsupportedMediaType, } from '../../apis/meta/v1/zz_generated.constants.js';
import { codeOf, findStatus, reasonOf } from './internal/find_status.js';
import { hasStatusCause, reasonForError } from './status_facts.js';
// Each mirrors the function of the same name in Go's package errors, and takes any thrown value: a StatusError of this
// or another copy of the library, anything with a method `status()`, a Status itself, and errors that wrap one of these
// as `cause`. The reason decides; if it is not one Kubernetes defines, the HTTP status code does.
/** The object does not exist. Mirrors Go's `errors.IsNotFound`. */
export function isNotFound(err) {
    return saysOrHasCode(err, StatusReasonNotFound, 404);
}
/** An object with that name already exists. Mirrors Go's `errors.IsAlreadyExists`. */
export function isAlreadyExists(err) {
    return reasonForError(err) === StatusReasonAlreadyExists;
}
/**
 * The object has been modified since it was read: read it again and repeat the change. Mirrors Go's
 * `errors.IsConflict`.
 */
export function isConflict(err) {
    return saysOrHasCode(err, StatusReasonConflict, 409);
}
/** The object is invalid; the causes in the details say why. Mirrors Go's `errors.IsInvalid`. */
export function isInvalid(err) {
    return saysOrHasCode(err, StatusReasonInvalid, 422);
}
/** The resource is gone. Mirrors Go's `errors.IsGone`. */
export function isGone(err) {
    return saysOrHasCode(err, StatusReasonGone, 410);
}
/**
 * The request is for something too old, usually a resourceVersion: list again. Mirrors Go's `errors.IsResourceExpired`.
 */
export function isResourceExpired(err) {
    return reasonForError(err) === StatusReasonExpired;
}
/** The server supports none of the formats in the `Accept` header. Mirrors Go's `errors.IsNotAcceptable`. */
export function isNotAcceptable(err) {
    return saysOrHasCode(err, StatusReasonNotAcceptable, 406);
}
/** The server does not support the format of the request body. Mirrors Go's `errors.IsUnsupportedMediaType`. */
export function isUnsupportedMediaType(err) {
    return saysOrHasCode(err, StatusReasonUnsupportedMediaType, 415);
}
/** The resource does not support the method. Mirrors Go's `errors.IsMethodNotSupported`. */
export function isMethodNotSupported(err) {
    return saysOrHasCode(err, StatusReasonMethodNotAllowed, 405);
}
/** The service is down. Mirrors Go's `errors.IsServiceUnavailable`. */
export function isServiceUnavailable(err) {
    return saysOrHasCode(err, StatusReasonServiceUnavailable, 503);
}
/** The request is malformed. Mirrors Go's `errors.IsBadRequest`. */
export function isBadRequest(err) {
    return saysOrHasCode(err, StatusReasonBadRequest, 400);
}
/** The client is not authenticated. Mirrors Go's `errors.IsUnauthorized`. */
export function isUnauthorized(err) {
    return saysOrHasCode(err, StatusReasonUnauthorized, 401);
}
/** The client lacks permission. Mirrors Go's `errors.IsForbidden`. */
export function isForbidden(err) {
    return saysOrHasCode(err, StatusReasonForbidden, 403);
}
/** The request timed out; it may still be carried out. Mirrors Go's `errors.IsTimeout`. */
export function isTimeout(err) {
    return saysOrHasCode(err, StatusReasonTimeout, 504);
}
/**
 * The server could not complete the operation in time: retry. No status code implies this. Mirrors Go's
 * `errors.IsServerTimeout`.
 */
export function isServerTimeout(err) {
    return reasonForError(err) === StatusReasonServerTimeout;
}
/** An internal error of the server. Mirrors Go's `errors.IsInternalError`. */
export function isInternalError(err) {
    return saysOrHasCode(err, StatusReasonInternalError, 500);
}
/** The client should retry later. True for any reason with code 429. Mirrors Go's `errors.IsTooManyRequests`. */
export function isTooManyRequests(err) {
    const status = findStatus(err);
    return reasonOf(status) === StatusReasonTooManyRequests || codeOf(status) === 429;
}
/**
 * The request body is too large. True for any reason with code 413. Mirrors Go's `errors.IsRequestEntityTooLargeError`.
 */
export function isRequestEntityTooLargeError(err) {
    const status = findStatus(err);
    return reasonOf(status) === StatusReasonRequestEntityTooLarge || codeOf(status) === 413;
}
/**
 * The response did not come from the API; possibly from a proxy in between. Mirrors Go's
 * `errors.IsUnexpectedServerError`.
 */
export function isUnexpectedServerError(err) {
    return hasStatusCause(err, CauseTypeUnexpectedServerResponse);
}
/** The server can't read an object from its storage. Mirrors Go's `errors.IsStoreReadError`. */
export function isStoreReadError(err) {
    return reasonForError(err) === StatusReasonStoreReadError;
}
/** Reasons that take precedence over the status code. */
const knownReasons = [
    StatusReasonUnauthorized,
    StatusReasonForbidden,
    StatusReasonNotFound,
    StatusReasonAlreadyExists,
    StatusReasonConflict,
    StatusReasonGone,
    StatusReasonInvalid,
    StatusReasonServerTimeout,
    StatusReasonStoreReadError,
    StatusReasonTimeout,
    StatusReasonTooManyRequests,
    StatusReasonBadRequest,
    StatusReasonMethodNotAllowed,
    StatusReasonNotAcceptable,
    StatusReasonRequestEntityTooLarge,
    StatusReasonUnsupportedMediaType,
    StatusReasonInternalError,
    StatusReasonExpired,
    StatusReasonServiceUnavailable,
];
function saysOrHasCode(err, reason, code) {
    const status = findStatus(err);
    const given = reasonOf(status);
    return given === reason || (codeOf(status) === code && !knownReasons.includes(given));
}
