import type { PortForwarder } from '../port_forwarder.ts';
/** A pair of ports can't be read. */
export declare class PortPairError extends TypeError {
    readonly code = "ERR_PORT_PAIR";
    constructor(message: string);
}
/** A port of this machine, and that of the Pod it leads to. Mirrors Go's `portforward.ForwardedPort`. */
export interface ForwardedPort {
    readonly local: number;
    readonly remote: number;
}
/** What {@link listenOnPorts} takes. */
export interface PortsOptions {
    /** Where to listen. Default `127.0.0.1`. */
    readonly address?: string;
    /** Called when a connection fails; the others go on. */
    readonly onError?: (error: unknown, where: ForwardedPort) => void;
}
/** Ports that are listened on. */
export interface ForwardedPorts extends AsyncDisposable {
    /** With the local ports that were free, where 0 was asked for. */
    readonly ports: readonly ForwardedPort[];
    /** Stops listening, and cuts the connections; the forwarder stays open. */
    close(): Promise<void>;
}
/**
 * Listens on ports of this machine, and passes what comes there on to a Pod.
 *
 * ```ts
 * await using forwarder = new PortForwarder(pods, 'web', { signal });
 * await using listening = await listenOnPorts(forwarder, ['8080:80']);
 * await fetch('http://127.0.0.1:8080/');
 * ```
 * @param ports as for kubectl: `8080:80`, `80` for the same port, `:80` for one that is free
 * @throws PortPairError; the error of Node when a port is taken
 */
export declare function listenOnPorts(forwarder: Pick<PortForwarder, 'connect'>, ports: readonly string[], { address, onError }?: PortsOptions): Promise<ForwardedPorts>;
