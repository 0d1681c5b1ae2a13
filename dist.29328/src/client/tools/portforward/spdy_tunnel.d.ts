import type { WebSocketConnection } from '../../transport/transport.ts';
import { type PortConnection } from './port_connection.ts';
/**
 * Connections to ports over one WebSocket in which SPDY 3.1 is spoken, as kubectl does it: for each there are a stream for
 * data and one for errors. Of SPDY only that is here; replies bring headers, which say nothing, and nobody confirms how much
 * was read.
 */
export declare class SPDYTunnel {
    #private;
    constructor(socket: WebSocketConnection);
    /** Whether new connections can be made. */
    get open(): boolean;
    /** Connects to a port. Whether something listens there shows when it is read. @throws ConnectionError */
    connect(port: number): Promise<PortConnection>;
    close(): void;
}
/** What the server says of a port comes beside the data; it is thrown where they end. */
export declare function withErrors(data: AsyncIterable<Uint8Array>, errors: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined>;
