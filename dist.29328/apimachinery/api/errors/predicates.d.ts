/** The object does not exist. Mirrors Go's `errors.IsNotFound`. */
export declare function isNotFound(err: unknown): boolean;
/** An object with that name already exists. Mirrors Go's `errors.IsAlreadyExists`. */
export declare function isAlreadyExists(err: unknown): boolean;
/**
 * The object has been modified since it was read: read it again and repeat the change. Mirrors Go's
 * `errors.IsConflict`.
 */
export declare function isConflict(err: unknown): boolean;
/** The object is invalid; the causes in the details say why. Mirrors Go's `errors.IsInvalid`. */
export declare function isInvalid(err: unknown): boolean;
/** The resource is gone. Mirrors Go's `errors.IsGone`. */
export declare function isGone(err: unknown): boolean;
/**
 * The request is for something too old, usually a resourceVersion: list again. Mirrors Go's `errors.IsResourceExpired`.
 */
export declare function isResourceExpired(err: unknown): boolean;
/** The server supports none of the formats in the `Accept` header. Mirrors Go's `errors.IsNotAcceptable`. */
export declare function isNotAcceptable(err: unknown): boolean;
/** The server does not support the format of the request body. Mirrors Go's `errors.IsUnsupportedMediaType`. */
export declare function isUnsupportedMediaType(err: unknown): boolean;
/** The resource does not support the method. Mirrors Go's `errors.IsMethodNotSupported`. */
export declare function isMethodNotSupported(err: unknown): boolean;
/** The service is down. Mirrors Go's `errors.IsServiceUnavailable`. */
export declare function isServiceUnavailable(err: unknown): boolean;
/** The request is malformed. Mirrors Go's `errors.IsBadRequest`. */
export declare function isBadRequest(err: unknown): boolean;
/** The client is not authenticated. Mirrors Go's `errors.IsUnauthorized`. */
export declare function isUnauthorized(err: unknown): boolean;
/** The client lacks permission. Mirrors Go's `errors.IsForbidden`. */
export declare function isForbidden(err: unknown): boolean;
/** The request timed out; it may still be carried out. Mirrors Go's `errors.IsTimeout`. */
export declare function isTimeout(err: unknown): boolean;
/**
 * The server could not complete the operation in time: retry. No status code implies this. Mirrors Go's
 * `errors.IsServerTimeout`.
 */
export declare function isServerTimeout(err: unknown): boolean;
/** An internal error of the server. Mirrors Go's `errors.IsInternalError`. */
export declare function isInternalError(err: unknown): boolean;
/** The client should retry later. True for any reason with code 429. Mirrors Go's `errors.IsTooManyRequests`. */
export declare function isTooManyRequests(err: unknown): boolean;
/**
 * The request body is too large. True for any reason with code 413. Mirrors Go's `errors.IsRequestEntityTooLargeError`.
 */
export declare function isRequestEntityTooLargeError(err: unknown): boolean;
/**
 * The response did not come from the API; possibly from a proxy in between. Mirrors Go's
 * `errors.IsUnexpectedServerError`.
 */
export declare function isUnexpectedServerError(err: unknown): boolean;
/** The server can't read an object from its storage. Mirrors Go's `errors.IsStoreReadError`. */
export declare function isStoreReadError(err: unknown): boolean;
