import { type Socket } from 'node:net';
import type { NodeTransportOptions } from './options.ts';
/** A connection on which the server or the proxy is ready for a request. */
export interface Connection {
    readonly socket: Socket;
    /** What the server wants to speak. */
    readonly protocol: 'h2' | 'http/1.1';
}
/** How a connection is opened. */
export interface ConnectOptions {
    /** What to offer to a server with TLS. */
    readonly protocols: readonly string[];
    /** Asks the proxy for a connection even to a server without TLS. */
    readonly tunnelled?: boolean;
    /** Gives it up. */
    readonly signal: AbortSignal;
}
/** Opens a connection to a server, by a proxy if there is one. @throws ConnectionError, or the signal's reason */
export declare function connect(server: URL, proxy: URL | undefined, options: NodeTransportOptions, { protocols, tunnelled, signal }: ConnectOptions): Promise<Connection>;
