import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { StatusError } from './status_error.ts';
/** An object was found where a Status was expected. Mirrors Go's `errors.UnexpectedObjectError`. */
export declare class UnexpectedObjectError extends Error {
    readonly code = "ERR_UNEXPECTED_OBJECT";
    readonly object: RuntimeObject;
    constructor(object: RuntimeObject);
}
/** Whether an error is, or wraps, an {@link UnexpectedObjectError}. Mirrors Go's `errors.IsUnexpectedObjectError`. */
export declare function isUnexpectedObjectError(err: unknown): boolean;
/**
 * The error described by a Status; an {@link UnexpectedObjectError} for any other object. An Unstructured of kind
 * Status is converted; if that fails, the error says so. Never throws. Mirrors Go's `errors.FromObject`.
 */
export declare function fromObject(obj: RuntimeObject): StatusError | UnexpectedObjectError | Error;
