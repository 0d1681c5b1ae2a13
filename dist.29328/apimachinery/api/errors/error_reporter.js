import { present } from './constructors.js';
import { newGenericServerResponse } from './generic_server_response.js';
/** Turns a client-side error into a Status, as watches report it. Mirrors Go's `errors.ErrorReporter`. */
export class ErrorReporter {
    httpCode;
    verb;
    reason;
    /** Mirrors Go's `errors.NewClientErrorReporter`. @param reason the type of the cause; `ClientError` when it is empty */
    constructor(code, verb, reason) {
        this.httpCode = code;
        this.verb = verb;
        this.reason = reason || 'ClientError';
    }
    /** The Status for an unexpected response, with the error as an additional cause. */
    asObject(err) {
        const status = newGenericServerResponse(this.httpCode, this.verb, { group: '', resource: '' }, '', err.message, 0, true).status();
        const cause = present({ reason: this.reason, message: err.message });
        status.details = { ...status.details, causes: [...(status.details?.causes ?? []), cause] };
        return status;
    }
}
