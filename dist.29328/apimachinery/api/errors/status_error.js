import { stringifyJSON } from '#engine/json/stringify';
import { hasCode } from '#engine/text/has_code';
import { Status } from '../../apis/meta/v1/zz_generated.types.js';
/**
 * An error with a Status, which a server returns instead of an object. Its message is that of the Status. Test it with
 * {@link isNotFound} and the like, not with `instanceof`. Mirrors Go's `errors.StatusError`.
 *
 * `code` names the class of error, as for all errors of this library; the HTTP status code is `errStatus.code`.
 */
export class StatusError extends Error {
    code = 'ERR_STATUS';
    errStatus;
    /** @param status an instance or a plain object, whose values are shared */
    constructor(status, options) {
        super(typeof status.message === 'string' ? status.message : '', options);
        this.name = 'StatusError';
        this.errStatus = new Status(status);
    }
    status() {
        return this.errStatus;
    }
    /** The whole Status as text, for logs. Go returns a format and its arguments. */
    debugError() {
        return `server response object: ${stringifyJSON(this.errStatus, { indent: 2 })}`;
    }
}
/** Whether an error is a {@link StatusError}, also one of another copy of this library. */
export function isStatusError(err) {
    return hasCode(err, 'ERR_STATUS');
}
