import { type ConnectionOptions, type TLSSocket } from 'node:tls';
/**
 * Begins TLS with a server. Who gives authorities gets Go's rules: a chain may end at any of them, root or not, even at the
 * server's own certificate, which OpenSSL refuses; a common name is no name of a host. Without, Node judges by the roots that it
 * has. `secureConnect` says no more than that the handshake is over: nothing may be sent before {@link refuseStranger}.
 * @param ca authorities, as PEM; undefined: those of Node
 * @throws ConnectionError when there is no certificate in `ca`
 */
export declare function connectTLS(options: ConnectionOptions, ca: string | undefined): TLSSocket;
/**
 * Looks at what a server has shown on a connection of {@link connectTLS}.
 * @param host a name or an address, which the server's certificate must be for
 * @throws ConnectionError when the server is not to be trusted
 */
export declare function refuseStranger(socket: TLSSocket, host: string): void;
