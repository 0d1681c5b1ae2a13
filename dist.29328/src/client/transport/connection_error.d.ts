/**
 * Why there was no (complete) response:
 * - `refused`: nobody listens there
 * - `reset`: the other side cut the connection
 * - `closed`: the connection ended before the response did
 * - `lost`: the other side does not answer any more
 * - `timeout`: connecting took too long
 * - `certificate`: the server's certificate is not trusted, or is for another name
 * - `proxy`: the proxy refused to connect
 * - `shutdown`: the transport was closed
 * - `other`: `cause` says it
 */
export type ConnectionFailure = 'refused' | 'reset' | 'closed' | 'lost' | 'timeout' | 'certificate' | 'proxy' | 'shutdown' | 'other';
/** A request that got no response, or only the beginning of one. The server may have done what was asked all the same. */
export declare class ConnectionError extends Error {
    readonly code = "ERR_CONNECTION";
    readonly failure: ConnectionFailure;
    /** @param options `cause`: what the runtime says */
    constructor(failure: ConnectionFailure, message: string, options?: ErrorOptions);
}
/** Whether an error says that there was no connection, or that it was lost. */
export declare function isConnectionError(err: unknown): err is ConnectionError;
/**
 * Whether a connection broke or ended without a complete response, so that asking again may help: not when it was refused,
 * not trusted or timed out. Mirrors Go's `net.IsConnectionReset`, `IsProbableEOF` and `IsHTTP2ConnectionLost` together.
 */
export declare function isConnectionLoss(err: unknown): boolean;
