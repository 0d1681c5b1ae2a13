import { quote } from '#engine/schema/fault';
import { StatusFailure, StatusReasonAlreadyExists, StatusReasonBadRequest, StatusReasonConflict, StatusReasonExpired, StatusReasonForbidden, StatusReasonGone, StatusReasonInternalError, StatusReasonInvalid, StatusReasonMethodNotAllowed, StatusReasonNotFound, StatusReasonRequestEntityTooLarge, StatusReasonServerTimeout, StatusReasonServiceUnavailable, StatusReasonTimeout, StatusReasonTooManyRequests, StatusReasonUnauthorized, } from '../../apis/meta/v1/zz_generated.constants.js';
import { GroupKind, GroupResource, } from '../../runtime/schema/group_version.js';
import { ErrorList } from '../../util/validation/field/error_list.js';
import { StatusError } from './status_error.js';
// Each mirrors the function of the same name in Go's package errors. Seconds are whole; beyond an int32 they wrap, as
// in Go. Differs from Go: an error passed in becomes the `cause`, which preserves its stack.
/** 404: the object does not exist. `pods "nginx" not found`. Mirrors Go's `errors.NewNotFound`. */
export function newNotFound(qualifiedResource, name) {
    return failure(404, StatusReasonNotFound, `${named(qualifiedResource, name)} not found`, about(qualifiedResource, name));
}
/** 409: an object with that name already exists. Mirrors Go's `errors.NewAlreadyExists`. */
export function newAlreadyExists(qualifiedResource, name) {
    return failure(409, StatusReasonAlreadyExists, `${named(qualifiedResource, name)} already exists`, about(qualifiedResource, name));
}
/** 409: no free name was found for `generateName`. Mirrors Go's `errors.NewGenerateNameConflict`. */
export function newGenerateNameConflict(qualifiedResource, name, retryAfterSeconds) {
    const message = `${named(qualifiedResource, name)} already exists, the server was not able to generate a unique name for the object`;
    return failure(409, StatusReasonAlreadyExists, message, about(qualifiedResource, name, retryAfterSeconds));
}
/**
 * 401: the client is not authenticated. Mirrors Go's `errors.NewUnauthorized`.
 * @param reason the message; `not authorized` when it is empty
 */
export function newUnauthorized(reason) {
    return failure(401, StatusReasonUnauthorized, reason || 'not authorized');
}
/**
 * 403: the client lacks permission. `name` and `qualifiedResource` may be empty. Mirrors Go's `errors.NewForbidden`.
 */
export function newForbidden(qualifiedResource, name, err) {
    const resource = new GroupResource(qualifiedResource);
    const what = resource.empty() ? '' : `${name === '' ? resource.toString() : named(resource, name)} is `;
    return failure(403, StatusReasonForbidden, `${what}forbidden: ${textOf(err)}`, about(resource, name), err);
}
/** 409: the object has been modified since it was read. Mirrors Go's `errors.NewConflict`. */
export function newConflict(qualifiedResource, name, err) {
    const message = `Operation cannot be fulfilled on ${named(qualifiedResource, name)}: ${textOf(err)}`;
    return failure(409, StatusReasonConflict, message, about(qualifiedResource, name), err);
}
/** 409: fields being applied are owned by other managers. Mirrors Go's `errors.NewApplyConflict`. */
export function newApplyConflict(causes, message) {
    return failure(409, StatusReasonConflict, message, present({ causes: [...causes] }));
}
/**
 * 410: the resource is gone. Mirrors Go's `errors.NewGone`.
 * @deprecated as in Go: use {@link newResourceExpired}
 */
export function newGone(message) {
    return failure(410, StatusReasonGone, message);
}
/**
 * 410: the request is for something too old, usually a resourceVersion. List again. Mirrors Go's
 * `errors.NewResourceExpired`.
 */
export function newResourceExpired(message) {
    return failure(410, StatusReasonExpired, message);
}
/** How many errors {@link newInvalid} reports, and with how many characters at most, unless one alone is longer. */
const MAX_ERRORS = 10_000;
const MAX_ERROR_TEXT = 1 << 20;
/**
 * 422: the object is invalid. Each error becomes a cause, in order. Mirrors Go's `errors.NewInvalid`.
 *
 * Differs from Go: the first 10,000 errors, or the first megabyte of them, are reported, and the message ends with `and
 * more`. Each error may show a whole list, so that all of them can take the square of what was sent.
 */
export function newInvalid(qualifiedKind, name, errs) {
    const causes = [];
    let length = 0;
    for (const error of errs.slice(0, MAX_ERRORS)) {
        const message = error.errorBody();
        length += message.length + error.field.length;
        if (length > MAX_ERROR_TEXT && causes.length > 0)
            break;
        causes.push(present({ reason: error.type, message, field: error.field }));
    }
    const aggregate = ErrorList.toAggregate(errs.slice(0, causes.length));
    const more = causes.length < errs.length ? ', and more' : '';
    const message = `${new GroupKind(qualifiedKind)} ${quote(name)} is invalid${aggregate === undefined ? '' : `: ${aggregate.message}${more}`}`;
    const details = present({ name, group: qualifiedKind.group, kind: qualifiedKind.kind, causes });
    return failure(422, StatusReasonInvalid, message, details, aggregate);
}
/** 400: the request is malformed. Mirrors Go's `errors.NewBadRequest`. */
export function newBadRequest(reason) {
    return failure(400, StatusReasonBadRequest, reason);
}
/** 429: the client should retry later. Mirrors Go's `errors.NewTooManyRequests`. */
export function newTooManyRequests(message, retryAfterSeconds) {
    return failure(429, StatusReasonTooManyRequests, message, retry(retryAfterSeconds));
}
/** 503: the service is down. Mirrors Go's `errors.NewServiceUnavailable`. */
export function newServiceUnavailable(reason) {
    return failure(503, StatusReasonServiceUnavailable, reason);
}
/** 405: the resource does not support the method. Mirrors Go's `errors.NewMethodNotSupported`. */
export function newMethodNotSupported(qualifiedResource, action) {
    const message = `${action} is not supported on resources of kind ${quote(new GroupResource(qualifiedResource).toString())}`;
    return failure(405, StatusReasonMethodNotAllowed, message, about(qualifiedResource, ''));
}
/**
 * 500: the server could not complete the operation in time; the client should retry. `operation` becomes the name in
 * the details. Mirrors Go's `errors.NewServerTimeout`.
 */
export function newServerTimeout(qualifiedResource, operation, retryAfterSeconds) {
    const message = `The ${operation} operation against ${new GroupResource(qualifiedResource)} could not be completed at this time, please try again.`;
    return failure(500, StatusReasonServerTimeout, message, about(qualifiedResource, operation, retryAfterSeconds));
}
/** {@link newServerTimeout} for when only the kind is known. Mirrors Go's `errors.NewServerTimeoutForKind`. */
export function newServerTimeoutForKind(qualifiedKind, operation, retryAfterSeconds) {
    return newServerTimeout({ group: qualifiedKind.group, resource: qualifiedKind.kind }, operation, retryAfterSeconds);
}
/** 500: an internal error of the server. Mirrors Go's `errors.NewInternalError`. */
export function newInternalError(err) {
    const details = { causes: [present({ message: err.message })] };
    return failure(500, StatusReasonInternalError, `Internal error occurred: ${err.message}`, details, err);
}
/** 504: the request timed out; it may still be carried out. Mirrors Go's `errors.NewTimeoutError`. */
export function newTimeoutError(message, retryAfterSeconds) {
    return failure(504, StatusReasonTimeout, `Timeout: ${message}`, retry(retryAfterSeconds));
}
/** 429, without a retry delay. Mirrors Go's `errors.NewTooManyRequestsError`. */
export function newTooManyRequestsError(message) {
    return failure(429, StatusReasonTooManyRequests, `Too many requests: ${message}`);
}
/** 413: the request body is too large. Mirrors Go's `errors.NewRequestEntityTooLargeError`. */
export function newRequestEntityTooLargeError(message) {
    return failure(413, StatusReasonRequestEntityTooLarge, `Request entity too large: ${message}`);
}
function failure(code, reason, message, details, cause) {
    const status = present({ status: StatusFailure, message, reason, details, code });
    return new StatusError(status, cause ? { cause } : undefined);
}
function about({ group, resource }, name, retryAfterSeconds = 0) {
    return present({ name, group, kind: resource, retryAfterSeconds: retryAfterSeconds | 0 });
}
function retry(seconds) {
    return present({ retryAfterSeconds: seconds | 0 });
}
function named(resource, name) {
    return `${new GroupResource(resource)} ${quote(name)}`;
}
function textOf(err) {
    return err ? err.message : '<nil>';
}
/** The object without the fields Go would omit: empty strings and lists, zeros, and undefined. */
export function present(fields) {
    const entries = Object.entries(fields).filter(([, value]) => Array.isArray(value) ? value.length > 0 : Boolean(value));
    return Object.fromEntries(entries);
}
