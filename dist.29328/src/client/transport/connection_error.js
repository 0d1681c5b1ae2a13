import { hasCode } from '#engine/text/has_code';
/** A request that got no response, or only the beginning of one. The server may have done what was asked all the same. */
export class ConnectionError extends Error {
    code = 'ERR_CONNECTION';
    failure;
    /** @param options `cause`: what the runtime says */
    constructor(failure, message, options) {
        super(message, options);
        this.name = 'ConnectionError';
        this.failure = failure;
    }
}
/** Whether an error says that there was no connection, or that it was lost. */
export function isConnectionError(err) {
    return hasCode(err, 'ERR_CONNECTION');
}
/**
 * Whether a connection broke or ended without a complete response, so that asking again may help: not when it was refused,
 * not trusted or timed out. Mirrors Go's `net.IsConnectionReset`, `IsProbableEOF` and `IsHTTP2ConnectionLost` together.
 */
export function isConnectionLoss(err) {
    return isConnectionError(err) && (err.failure === 'reset' || err.failure === 'closed' || err.failure === 'lost');
}
