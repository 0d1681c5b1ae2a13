import { type Socket } from 'node:net';
/**
 * Has a SOCKS5 proxy connect to a server, whose name the proxy resolves (RFC 1928, and 1929 for a name and password in the
 * proxy's URL). Afterwards the socket is the server's.
 * @throws ConnectionError when the proxy refuses, or does not speak SOCKS5
 */
export declare function socks5Connect(socket: Socket, proxy: URL, host: string, port: number): Promise<void>;
