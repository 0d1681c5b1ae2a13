import { ConnectionError } from '../connection_error.ts';
import type { Transport, TransportRequest, TransportResponse, WebSocketConnection } from '../transport.ts';
import type { NodeTransportOptions } from './options.ts';
/**
 * Sends requests by Node's own modules: HTTP/2 where a server with TLS knows it, else HTTP/1.1; by the proxy of the
 * environment, if there is one. Streams (watches, logs) have connections of their own, so that short requests never wait
 * for them; a connection that is nearly full gets another one beside it. A server that is gone without a word is noticed
 * on HTTP/2 and WebSockets by PINGs; nothing else limits how long a response may take.
 *
 * Connections without requests do not keep a program running.
 */
export declare class NodeTransport implements Transport {
    #private;
    /**
     * @throws TypeError when `server` is no URL of http or https
     * @throws ProxyError when the proxy can't be used
     */
    constructor(options: NodeTransportOptions);
    request(request: TransportRequest): Promise<TransportResponse>;
    openWebSocket(request: TransportRequest, protocols: readonly string[]): Promise<WebSocketConnection | TransportResponse>;
    /** Ends all connections, as after a change of certificates. Requests after this open new ones. */
    reset(reason?: ConnectionError): void;
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
