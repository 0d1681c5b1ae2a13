import { hasCode } from '#engine/text/has_code';
/** The wait ended before the condition was met. The message is Go's. */
export class WaitInterruptedError extends Error {
    code = 'ERR_WAIT_INTERRUPTED';
    reason;
    /** @param options `cause`: for example the reason of the aborted signal */
    constructor(reason, message = TEXTS[reason], options) {
        super(message, options);
        this.name = 'WaitInterruptedError';
        this.reason = reason;
    }
}
const TEXTS = {
    timeout: 'timed out waiting for the condition',
    canceled: 'context canceled',
    deadline: 'context deadline exceeded',
    other: 'timed out waiting for the condition',
};
/**
 * Whether an error means that the wait ended before the condition was met or threw: by timeout, too many attempts, or a
 * signal (an AbortError or TimeoutError). Also true for errors caused by such an error. Mirrors Go's
 * `wait.Interrupted`.
 */
export function interrupted(err) {
    const seen = new Set();
    for (let at = err; typeof at === 'object' && at !== null && !seen.has(at); at = at.cause) {
        const { code, name } = at;
        if (code === 'ERR_WAIT_INTERRUPTED' || name === 'AbortError' || name === 'TimeoutError')
            return true;
        seen.add(at);
    }
    return false;
}
/**
 * An error for which {@link interrupted} is true, with the cause's message; the cause itself if it is a
 * {@link WaitInterruptedError}. For conditions and loops of your own. Mirrors Go's `wait.ErrorInterrupted`.
 */
export function errorInterrupted(cause) {
    if (cause === undefined)
        return new WaitInterruptedError('timeout');
    return isWaitInterruptedError(cause) ? cause : new WaitInterruptedError('other', cause.message, { cause });
}
function isWaitInterruptedError(error) {
    return hasCode(error, 'ERR_WAIT_INTERRUPTED');
}
