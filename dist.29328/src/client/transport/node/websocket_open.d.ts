import type { Socket } from 'node:net';
import type { TransportRequest, TransportResponse, WebSocketConnection } from '../transport.ts';
/** What opening a WebSocket takes. */
export interface OpenOptions {
    readonly protocols: readonly string[];
    /** Path and query. */
    readonly target: string;
    readonly host: string;
    /** Method and URL, for messages. */
    readonly what: string;
    readonly pingInterval: number;
    readonly pingTimeout: number;
}
/**
 * Opens a WebSocket on a connection to a server.
 *
 * Not by a library: those for Node, and browsers, refuse the protocol `SPDY/3.1+portforward.k8s.io` for its slash.
 */
export declare function openWebSocket(socket: Socket, request: TransportRequest, { protocols, target, host, what, pingInterval, pingTimeout }: OpenOptions): Promise<WebSocketConnection | TransportResponse>;
