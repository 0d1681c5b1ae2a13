import { hasCode } from '#engine/text/has_code';
/** The server answered with something that no API server answers: another type, nothing, or another kind. */
export class UnexpectedResponseError extends Error {
    code = 'ERR_UNEXPECTED_RESPONSE';
    constructor(message, options) {
        super(message, options);
        this.name = 'UnexpectedResponseError';
    }
}
/** Whether an error says that an answer was none of an API server. */
export function isUnexpectedResponseError(err) {
    return hasCode(err, 'ERR_UNEXPECTED_RESPONSE');
}
