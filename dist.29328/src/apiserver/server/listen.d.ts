import type { ServingCertificate } from '../../controller/certificates/index.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import { type CloseOptions } from './connections.ts';
/** Where and how a server listens. */
export interface ListenOptions {
    /** 0, or left out: any that is free. */
    readonly port?: number;
    /** `127.0.0.1` unless given. */
    readonly host?: string;
    /** HTTPS with HTTP/2 and HTTP/1.1. HTTP/1.1 without TLS unless given. */
    readonly tls?: (GivenCertificate | RenewedCertificates) & {
        /** Authorities whose certificates clients may show, as PEM: those of `clientCertificates` and `requestHeaders`. */
        readonly clientCAs?: readonly string[];
    };
    /**
     * How many milliseconds a client may take to send a request, and to read a list; a minute unless given. Then its
     * connection ends.
     */
    readonly requestTimeout?: number;
    /** How many milliseconds a client may take for TLS and for the headers of a request; 32,000 unless given, as in Go. */
    readonly readHeaderTimeout?: number;
    /** How many milliseconds a connection may rest without a request; 90,000 unless given, as in Go. */
    readonly idleTimeout?: number;
    /** How many milliseconds a client may read nothing of a watch, or of what else goes on; ten minutes unless given. */
    readonly stalledTimeout?: number;
    /** The token in the kubeconfig. */
    readonly token?: string;
}
/** A certificate and key as PEM, and the authority that clients are to trust. */
export interface GivenCertificate {
    readonly cert: string;
    readonly key: string;
    readonly ca?: string;
}
/** What a server shows from now on, and whom it asks for. */
export interface ServedCertificate extends ServingCertificate {
    /** Authorities whose certificates clients may show from now on; as before unless given. */
    readonly clientCAs?: readonly string[];
}
/** Certificates that are renewed while the server listens: `servingCertificates` of `kubetyped/controller/certificates`. */
export interface RenewedCertificates {
    readonly certificates: {
        /**
         * Begins to keep them.
         * @param serve is given the first certificate before this returns, and every later one
         */
        start(serve: (certificate: ServedCertificate) => void): Promise<{
            close(): Promise<void>;
        }>;
    };
}
/** A server that listens. */
export interface Listening extends AsyncDisposable {
    /** `http://127.0.0.1:41234` */
    readonly url: string;
    /** A kubeconfig as YAML, for `kubectl --kubeconfig`. */
    readonly kubeconfig: string;
    /**
     * Stops listening and ends all connections. Watches end at once, and so does everything else unless it is given time.
     */
    close(options?: CloseOptions): Promise<void>;
}
/** A server without authentication is to listen where others can reach it. */
export declare class InsecureAddressError extends Error {
    readonly code = "ERR_INSECURE_ADDRESS";
    constructor(host: string);
}
type Handle = (request: ServerRequest) => Promise<ServerResponse>;
/** Whether nobody but this machine's own programs can reach a server there. */
export declare function isLoopback(host?: string): boolean;
/** Listens by Node's own servers. @param isOpen whether everybody may do everything */
export declare function listen(handle: Handle, options: ListenOptions, isOpen: boolean, onError?: (error: unknown) => void): Promise<Listening>;
export {};
