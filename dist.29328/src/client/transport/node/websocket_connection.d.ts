import type { Socket } from 'node:net';
import type { WebSocketConnection } from '../transport.ts';
/** What a WebSocket needs to know of how it was opened. */
export interface NodeWebSocketOptions {
    readonly protocol: string;
    /** Method and URL, for messages. */
    readonly what: string;
    readonly signal: AbortSignal | undefined;
    readonly pingInterval: number;
    readonly pingTimeout: number;
}
/** A WebSocket on a socket that is past the handshake. */
export declare class NodeWebSocket implements WebSocketConnection {
    #private;
    readonly protocol: string;
    readonly messages: AsyncIterable<Uint8Array>;
    constructor(socket: Socket, { protocol, what, signal, pingInterval, pingTimeout }: NodeWebSocketOptions);
    send(message: Uint8Array): Promise<void>;
    close(): void;
}
