/** The server could not reach a port, or lost it: nothing listens there, for example. */
export declare class PortForwardError extends Error {
    readonly code = "ERR_PORT_FORWARD";
    constructor(message: string);
}
/** A connection to a port of a Pod. */
export interface PortConnection extends AsyncDisposable {
    /**
     * What comes from the Pod. It is over when the Pod sends no more; an error of the server is thrown as a
     * {@link PortForwardError}. Leaving the loop says that the rest is not wanted.
     */
    readonly readable: AsyncIterable<Uint8Array>;
    /** Sends bytes to the Pod. @returns when there is room for more @throws ConnectionError */
    write(data: Uint8Array): Promise<void>;
    /**
     * Says that there is no more to send, while reading goes on. Servers before Kubernetes 1.31 are not told: they have no way
     * to.
     */
    end(): Promise<void>;
    /** Ends the connection. */
    close(): void;
}
