import { errorChain } from '#engine/go/error_chain';
import { hasCode } from '#engine/text/has_code';
/** The Status that a value is, returns or wraps, outermost first. */
export function findStatus(err) {
    // Go's Aggregate hides its errors from errors.As; other errors that join several do not.
    for (const each of errorChain(err, (error) => !hasCode(error, 'ERR_AGGREGATE'))) {
        const status = statusIn(each);
        if (status !== undefined)
            return status;
    }
    return undefined;
}
function statusIn(value) {
    const { status, kind } = value;
    if (typeof status === 'function') {
        const given = status.call(value);
        return typeof given === 'object' && given !== null ? given : undefined;
    }
    const isStatus = kind === 'Status' || (kind === undefined && (status === 'Failure' || status === 'Success'));
    return isStatus ? value : undefined;
}
export function reasonOf(status) {
    return typeof status?.reason === 'string' ? status.reason : '';
}
export function codeOf(status) {
    return typeof status?.code === 'number' ? status.code : 0;
}
/** `details` of a Status; undefined when there are none. */
export function detailsOf(status) {
    const details = status?.details;
    return typeof details === 'object' && details !== null ? details : undefined;
}
