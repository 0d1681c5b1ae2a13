import {
  CauseTypeUnexpectedServerResponse,
  StatusReasonAlreadyExists,
  StatusReasonBadRequest,
  StatusReasonConflict,
  StatusReasonExpired,
  StatusReasonForbidden,
  StatusReasonGone,
  StatusReasonInternalError,
  StatusReasonInvalid,
  StatusReasonMethodNotAllowed,
  StatusReasonNotAcceptable,
  StatusReasonNotFound,
  StatusReasonRequestEntityTooLarge,
  StatusReasonServerTimeout,
  StatusReasonServiceUnavailable,
  StatusReasonStoreReadError,
  StatusReasonTimeout,
  StatusReasonTooManyRequests,
  StatusReasonUnauthorized,
  StatusReasonUnsupportedMediaType,
} from '../../apis/meta/v1/zz_generated.constants.ts';
import { codeOf, findStatus, reasonOf } from './internal/find_status.ts';
import { hasStatusCause, reasonForError } from './status_facts.ts';

// Each mirrors the Go function of its name in package errors, and takes whatever was thrown: a StatusError of this or
// another copy of the library, anything with a method `status()`, a Status itself, and errors that wrap one of these as
// `cause`. The reason decides; when it is none of Kubernetes' own, the HTTP status code does.

/** The object isn't there. Mirrors Go's `errors.IsNotFound`. */
export function isNotFound(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonNotFound, 404);
}

/** There is an object of that name already. Mirrors Go's `errors.IsAlreadyExists`. */
export function isAlreadyExists(err: unknown): boolean {
  return reasonForError(err) === StatusReasonAlreadyExists;
}

/** The object was changed in the meantime: read it again and repeat the change. Mirrors Go's `errors.IsConflict`. */
export function isConflict(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonConflict, 409);
}

/** The object breaks rules; the causes in the details say which. Mirrors Go's `errors.IsInvalid`. */
export function isInvalid(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonInvalid, 422);
}

/** The thing is no longer there. Mirrors Go's `errors.IsGone`. */
export function isGone(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonGone, 410);
}

/** What is asked for is too old, most often a resourceVersion: list anew. Mirrors Go's `errors.IsResourceExpired`. */
export function isResourceExpired(err: unknown): boolean {
  return reasonForError(err) === StatusReasonExpired;
}

/** The server has none of the formats of the `Accept` header. Mirrors Go's `errors.IsNotAcceptable`. */
export function isNotAcceptable(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonNotAcceptable, 406);
}

/** The server can't read the body's format. Mirrors Go's `errors.IsUnsupportedMediaType`. */
export function isUnsupportedMediaType(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonUnsupportedMediaType, 415);
}

/** Resources of this kind can't do that. Mirrors Go's `errors.IsMethodNotSupported`. */
export function isMethodNotSupported(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonMethodNotAllowed, 405);
}

/** The service is down. Mirrors Go's `errors.IsServiceUnavailable`. */
export function isServiceUnavailable(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonServiceUnavailable, 503);
}

/** The request can't be understood. Mirrors Go's `errors.IsBadRequest`. */
export function isBadRequest(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonBadRequest, 400);
}

/** The client must say who it is. Mirrors Go's `errors.IsUnauthorized`. */
export function isUnauthorized(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonUnauthorized, 401);
}

/** The client may not do that. Mirrors Go's `errors.IsForbidden`. */
export function isForbidden(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonForbidden, 403);
}

/** Time was up before the request was done; it may still be carried out. Mirrors Go's `errors.IsTimeout`. */
export function isTimeout(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonTimeout, 504);
}

/** The server had no time for it: try again. No status code says that. Mirrors Go's `errors.IsServerTimeout`. */
export function isServerTimeout(err: unknown): boolean {
  return reasonForError(err) === StatusReasonServerTimeout;
}

/** Something failed that is not the client's fault. Mirrors Go's `errors.IsInternalError`. */
export function isInternalError(err: unknown): boolean {
  return saysOrHasCode(err, StatusReasonInternalError, 500);
}

/** The client is to try again later. Code 429 says so whatever the reason. Mirrors Go's `errors.IsTooManyRequests`. */
export function isTooManyRequests(err: unknown): boolean {
  const status = findStatus(err);
  return reasonOf(status) === StatusReasonTooManyRequests || codeOf(status) === 429;
}

/**
 * The body of the request is too large. Code 413 says so whatever the reason.
 * Mirrors Go's `errors.IsRequestEntityTooLargeError`.
 */
export function isRequestEntityTooLargeError(err: unknown): boolean {
  const status = findStatus(err);
  return reasonOf(status) === StatusReasonRequestEntityTooLarge || codeOf(status) === 413;
}

/**
 * The response wasn't one of the API: it may come from a proxy on the way.
 * Mirrors Go's `errors.IsUnexpectedServerError`.
 */
export function isUnexpectedServerError(err: unknown): boolean {
  return hasStatusCause(err, CauseTypeUnexpectedServerResponse);
}

/** The server can't read an object from its storage. Mirrors Go's `errors.IsStoreReadError`. */
export function isStoreReadError(err: unknown): boolean {
  return reasonForError(err) === StatusReasonStoreReadError;
}

/** The reasons that are believed whatever the status code. */
const knownReasons: readonly string[] = [
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

function saysOrHasCode(err: unknown, reason: string, code: number): boolean {
  const status = findStatus(err);
  const given = reasonOf(status);
  return given === reason || (codeOf(status) === code && !knownReasons.includes(given));
}
