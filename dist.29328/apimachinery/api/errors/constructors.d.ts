import type { StatusCause } from '../../apis/meta/v1/zz_generated.types.ts';
import { type GroupKindLike, type GroupResourceLike } from '../../runtime/schema/group_version.ts';
import type { FieldError } from '../../util/validation/field/field_error.ts';
import { StatusError } from './status_error.ts';
/** 404: the object does not exist. `pods "nginx" not found`. Mirrors Go's `errors.NewNotFound`. */
export declare function newNotFound(qualifiedResource: GroupResourceLike, name: string): StatusError;
/** 409: an object with that name already exists. Mirrors Go's `errors.NewAlreadyExists`. */
export declare function newAlreadyExists(qualifiedResource: GroupResourceLike, name: string): StatusError;
/** 409: no free name was found for `generateName`. Mirrors Go's `errors.NewGenerateNameConflict`. */
export declare function newGenerateNameConflict(qualifiedResource: GroupResourceLike, name: string, retryAfterSeconds: number): StatusError;
/**
 * 401: the client is not authenticated. Mirrors Go's `errors.NewUnauthorized`.
 * @param reason the message; `not authorized` when it is empty
 */
export declare function newUnauthorized(reason: string): StatusError;
/**
 * 403: the client lacks permission. `name` and `qualifiedResource` may be empty. Mirrors Go's `errors.NewForbidden`.
 */
export declare function newForbidden(qualifiedResource: GroupResourceLike, name: string, err: Error | null | undefined): StatusError;
/** 409: the object has been modified since it was read. Mirrors Go's `errors.NewConflict`. */
export declare function newConflict(qualifiedResource: GroupResourceLike, name: string, err: Error | null | undefined): StatusError;
/** 409: fields being applied are owned by other managers. Mirrors Go's `errors.NewApplyConflict`. */
export declare function newApplyConflict(causes: readonly StatusCause[], message: string): StatusError;
/**
 * 410: the resource is gone. Mirrors Go's `errors.NewGone`.
 * @deprecated as in Go: use {@link newResourceExpired}
 */
export declare function newGone(message: string): StatusError;
/**
 * 410: the request is for something too old, usually a resourceVersion. List again. Mirrors Go's
 * `errors.NewResourceExpired`.
 */
export declare function newResourceExpired(message: string): StatusError;
/**
 * 422: the object is invalid. Each error becomes a cause, in order. Mirrors Go's `errors.NewInvalid`.
 *
 * Differs from Go: the first 10,000 errors, or the first megabyte of them, are reported, and the message ends with `and
 * more`. Each error may show a whole list, so that all of them can take the square of what was sent.
 */
export declare function newInvalid(qualifiedKind: GroupKindLike, name: string, errs: readonly FieldError[]): StatusError;
/** 400: the request is malformed. Mirrors Go's `errors.NewBadRequest`. */
export declare function newBadRequest(reason: string): StatusError;
/** 429: the client should retry later. Mirrors Go's `errors.NewTooManyRequests`. */
export declare function newTooManyRequests(message: string, retryAfterSeconds: number): StatusError;
/** 503: the service is down. Mirrors Go's `errors.NewServiceUnavailable`. */
export declare function newServiceUnavailable(reason: string): StatusError;
/** 405: the resource does not support the method. Mirrors Go's `errors.NewMethodNotSupported`. */
export declare function newMethodNotSupported(qualifiedResource: GroupResourceLike, action: string): StatusError;
/**
 * 500: the server could not complete the operation in time; the client should retry. `operation` becomes the name in
 * the details. Mirrors Go's `errors.NewServerTimeout`.
 */
export declare function newServerTimeout(qualifiedResource: GroupResourceLike, operation: string, retryAfterSeconds: number): StatusError;
/** {@link newServerTimeout} for when only the kind is known. Mirrors Go's `errors.NewServerTimeoutForKind`. */
export declare function newServerTimeoutForKind(qualifiedKind: GroupKindLike, operation: string, retryAfterSeconds: number): StatusError;
/** 500: an internal error of the server. Mirrors Go's `errors.NewInternalError`. */
export declare function newInternalError(err: Error): StatusError;
/** 504: the request timed out; it may still be carried out. Mirrors Go's `errors.NewTimeoutError`. */
export declare function newTimeoutError(message: string, retryAfterSeconds: number): StatusError;
/** 429, without a retry delay. Mirrors Go's `errors.NewTooManyRequestsError`. */
export declare function newTooManyRequestsError(message: string): StatusError;
/** 413: the request body is too large. Mirrors Go's `errors.NewRequestEntityTooLargeError`. */
export declare function newRequestEntityTooLargeError(message: string): StatusError;
/** The object without the fields Go would omit: empty strings and lists, zeros, and undefined. */
export declare function present<T extends object>(fields: {
    readonly [K in keyof T]: T[K] | undefined;
}): T;
