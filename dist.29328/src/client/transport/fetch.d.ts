import type { Transport, TransportRequest, TransportResponse } from './transport.ts';
/** As much of `fetch` as is needed. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;
/** How a {@link FetchTransport} gets to its server. */
export interface FetchTransportOptions {
    /** Where the server is: `http://127.0.0.1:8001`. A path is put before that of each request. */
    readonly server: string;
    /** Instead of the global function: to add what the runtime allows (a certificate authority in Deno, for example). */
    readonly fetch?: FetchFunction;
    /** Whether browsers send cookies: see `RequestInit`. */
    readonly credentials?: RequestCredentials;
    /** Instead of the global class, where there is one: Node has it from version 22 on. Without it no WebSockets are opened. */
    readonly webSocket?: typeof WebSocket;
}
/** A header can't be sent by `fetch`, or with a WebSocket. */
export declare class HeaderNotSendableError extends TypeError {
    readonly code = "ERR_HEADER_NOT_SENDABLE";
    constructor(message: string);
}
/**
 * Sends requests by `fetch`: for browsers, Deno and Bun, and wherever a proxy such as `kubectl proxy` looks after
 * credentials. It decides nothing about connections; a server without HTTP/2 lets a browser have six at a time, watches
 * included.
 *
 * WebSockets carry no headers but a token, so that nobody can be impersonated by them; why a server refuses one stays in the
 * dark. They don't take the protocol for ports of Pods.
 */
export declare class FetchTransport implements Transport {
    #private;
    readonly openWebSocket?: NonNullable<Transport['openWebSocket']>;
    /** @throws TypeError when `server` is no URL */
    constructor(options: FetchTransportOptions);
    request(request: TransportRequest): Promise<TransportResponse>;
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
