import { StatusError } from './status_error.js';
/**
 * The error of a server that does not take patches of a type. Mirrors Go's `negotiation.NewUnsupportedMediaTypeError`.
 * @param accepted the types that it takes
 */
export function newUnsupportedPatchType(accepted) {
    return new StatusError({
        status: 'Failure',
        code: 415,
        reason: 'UnsupportedMediaType',
        message: `the body of the request was in an unknown format - accepted media types include: ${accepted.join(', ')}`,
    });
}
