import type { Socket } from 'node:net';
import type { TransportRequest, TransportResponse } from '../transport.ts';
/** What HTTP/2 sessions are made for. */
export interface HTTP2Options {
    /** @throws ConnectionError also when the server wants no HTTP/2 any more */
    readonly connect: () => Promise<Socket>;
    readonly server: URL;
    /** Aborted when nothing is wanted any more, not even a connection that is being made. */
    readonly closing: AbortSignal;
    readonly pingInterval: number;
    readonly pingTimeout: number;
    readonly idleTimeout: number;
}
/** Requests by HTTP/2: sessions that are opened when those that are there are nearly full. */
export declare class HTTP2 {
    #private;
    constructor(options: HTTP2Options);
    request(request: TransportRequest, target: string, what: string): Promise<TransportResponse>;
    /** Ends all connections. */
    close(reason: Error): void;
}
