import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHeaders, TransportRequest, TransportResponse } from '../transport.ts';
/** What HTTP/1.1 connections are made for. */
export interface HTTP1Options {
    readonly connect: () => Promise<Socket>;
    readonly server: URL;
    /** A proxy that is asked for whole URLs, as it is for servers without TLS. */
    readonly headersForProxy: RequestHeaders | undefined;
    readonly idleTimeout: number;
}
/** Requests by HTTP/1.1. */
export declare class HTTP1 {
    #private;
    constructor(options: HTTP1Options);
    request(request: TransportRequest, target: string, what: string): Promise<TransportResponse>;
    /** Ends all connections. */
    close(reason: Error): void;
}
/** Headers as Node takes them. */
export declare function outgoing(headers: RequestHeaders): Record<string, string | string[]>;
/** Headers as they came. */
export declare function headersOf({ rawHeaders }: IncomingMessage): Headers;
