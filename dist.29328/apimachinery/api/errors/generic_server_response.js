import { lowerCase } from '#engine/go/lower_case';
import { CauseTypeUnexpectedServerResponse, StatusFailure, StatusReasonAlreadyExists, StatusReasonBadRequest, StatusReasonConflict, StatusReasonForbidden, StatusReasonInternalError, StatusReasonInvalid, StatusReasonMethodNotAllowed, StatusReasonNotAcceptable, StatusReasonNotFound, StatusReasonServiceUnavailable, StatusReasonTimeout, StatusReasonTooManyRequests, StatusReasonUnauthorized, StatusReasonUnknown, StatusReasonUnsupportedMediaType, } from '../../apis/meta/v1/zz_generated.constants.js';
import { GroupResource } from '../../runtime/schema/group_version.js';
import { present } from './constructors.js';
import { quoteMarked, withoutMarks } from './internal/byte_marks.js';
import { StatusError } from './status_error.js';
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
export function newGenericServerResponse(code, verb, qualifiedResource, name, serverMessage, retryAfterSeconds, isUnexpectedResponse) {
    const { reason, message } = judge(code, verb, serverMessage);
    const resource = new GroupResource(qualifiedResource);
    const target = [lowerCase(verb), resource.toString(), ...(name === '' ? [] : [name])].join(' ');
    const causes = [
        present({ reason: CauseTypeUnexpectedServerResponse, message: withoutMarks(serverMessage) }),
    ];
    const details = present({
        name,
        group: resource.group,
        kind: resource.resource,
        causes: isUnexpectedResponse ? causes : [],
        retryAfterSeconds: retryAfterSeconds | 0,
    });
    const status = {
        status: StatusFailure,
        message: resource.empty() ? message : `${message} (${target})`,
        reason,
        details,
        code: code | 0,
    };
    return new StatusError(present(status));
}
function judge(code, verb, serverMessage) {
    const told = withoutMarks(serverMessage);
    switch (code) {
        case 400:
            return { reason: StatusReasonBadRequest, message: 'the server rejected our request for an unknown reason' };
        case 401:
            return {
                reason: StatusReasonUnauthorized,
                message: 'the server has asked for the client to provide credentials',
            };
        case 403:
            return { reason: StatusReasonForbidden, message: told };
        case 404:
            return { reason: StatusReasonNotFound, message: 'the server could not find the requested resource' };
        case 405:
            return {
                reason: StatusReasonMethodNotAllowed,
                message: 'the server does not allow this method on the requested resource',
            };
        case 406: {
            const unknown = told === '' || told === 'unknown';
            return {
                reason: StatusReasonNotAcceptable,
                message: unknown ? 'the server was unable to respond with a content type that the client supports' : told,
            };
        }
        case 409:
            return {
                reason: verb === 'POST' ? StatusReasonAlreadyExists : StatusReasonConflict,
                message: 'the server reported a conflict',
            };
        case 415:
            return { reason: StatusReasonUnsupportedMediaType, message: told };
        case 422:
            return { reason: StatusReasonInvalid, message: 'the server rejected our request due to an error in our request' };
        case 429:
            return {
                reason: StatusReasonTooManyRequests,
                message: 'the server has received too many requests and has asked us to try again later',
            };
        case 503:
            return {
                reason: StatusReasonServiceUnavailable,
                message: 'the server is currently unable to handle the request',
            };
        case 504: {
            const message = 'the server was unable to return a response in the time allotted, but may still be processing the request';
            return { reason: StatusReasonTimeout, message };
        }
        default: {
            if (code >= 500) {
                const message = `an error on the server (${quoteMarked(serverMessage)}) has prevented the request from succeeding`;
                return { reason: StatusReasonInternalError, message };
            }
            return {
                reason: StatusReasonUnknown,
                message: `the server responded with the status code ${code} but did not return more information`,
            };
        }
    }
}
