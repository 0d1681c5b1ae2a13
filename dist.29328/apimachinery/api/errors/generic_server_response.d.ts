import type { GroupResourceLike } from '../../runtime/schema/group_version.ts';
import { StatusError } from './status_error.ts';
/**
 * The error of a response that is not a Status, derived from its HTTP status code. Mirrors Go's
 * `errors.NewGenericServerResponse`.
 * @param code the HTTP status code; beyond an int32 it wraps in the Status, as in Go
 * @param verb the method of the request: a conflict means a name already taken for `POST`, a newer version for all
 * others
 * @param qualifiedResource the resource requested; empty when not known
 * @param serverMessage what the server said
 * @param isUnexpectedResponse whether to add `serverMessage` as a cause that {@link isUnexpectedServerError} sees
 */
export declare function newGenericServerResponse(code: number, verb: string, qualifiedResource: GroupResourceLike, name: string, serverMessage: string, retryAfterSeconds: number, isUnexpectedResponse: boolean): StatusError;
