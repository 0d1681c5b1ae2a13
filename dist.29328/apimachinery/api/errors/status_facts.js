import { StatusReasonServerTimeout } from '../../apis/meta/v1/zz_generated.constants.js';
import { detailsOf, findStatus, reasonOf } from './internal/find_status.js';
/** The reason of the Status that an error has or wraps; `''` when there is none. Mirrors Go's `errors.ReasonForError`. */
export function reasonForError(err) {
    return reasonOf(findStatus(err));
}
/** The first cause of a type among the details of the Status that an error has or wraps. Mirrors Go's `errors.StatusCause`. */
export function statusCause(err, name) {
    const causes = detailsOf(findStatus(err))?.causes;
    if (!Array.isArray(causes))
        return undefined;
    return causes.find((cause) => typeof cause === 'object' && cause !== null && (cause.reason ?? '') === name);
}
/** Whether the details of the Status that an error has or wraps have a cause of a type. Mirrors Go's `errors.HasStatusCause`. */
export function hasStatusCause(err, name) {
    return statusCause(err, name) !== undefined;
}
/**
 * Seconds the server asks the client to wait, possibly 0; undefined when it does not ask. Says nothing about whether to
 * retry at all. Mirrors Go's `errors.SuggestsClientDelay`.
 */
export function suggestsClientDelay(err) {
    const status = findStatus(err);
    const details = detailsOf(status);
    if (details === undefined)
        return undefined;
    const seconds = typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : 0;
    return reasonOf(status) === StatusReasonServerTimeout || seconds > 0 ? seconds : undefined;
}
