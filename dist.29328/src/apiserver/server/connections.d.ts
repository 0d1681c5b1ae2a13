import { type Http2Session } from 'node:http2';
import type { Server } from 'node:net';
/** After how many milliseconds a connection ends that keeps its server waiting. */
export interface ConnectionTimeouts {
    /** For TLS, and for the headers of a request. */
    readonly readHeaderTimeout: number;
    /** Without a request. */
    readonly idleTimeout: number;
}
/** How a server closes. */
export interface CloseOptions {
    /** How many milliseconds requests under way may still take, watches apart; none unless given. */
    readonly grace?: number;
}
/** Requests at a time on one connection by HTTP/2, as in Go's API servers. */
export declare const MAX_STREAMS = 100;
/** A request under way. */
export interface Underway {
    /** Ends what goes on until somebody ends it: watches, and connections of other protocols. */
    stop(): void;
}
/** The connections of a server, those by HTTP/2 and those of other protocols among them. */
export declare class Connections {
    #private;
    constructor(server: Server, timeouts: ConnectionTimeouts);
    /** Whether no more requests are wanted. */
    get isClosing(): boolean;
    /** @returns to be called when it is answered, or its connection of another protocol is closed */
    begin(underway: Underway): () => void;
    /**
     * Counts the requests of an HTTP/2 connection that are carried out, whether or not somebody waits for them any more.
     * @param session undefined: by HTTP/1.1 it is one at a time
     * @returns to be called when it has been; undefined: the connection ends, as there are too many
     */
    admit(session: Http2Session | undefined): (() => void) | undefined;
    /** Stops listening, lets requests under way be answered, and ends all connections. */
    close({ grace }?: CloseOptions): Promise<void>;
}
