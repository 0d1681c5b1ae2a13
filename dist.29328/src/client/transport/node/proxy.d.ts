type Environment = Readonly<Record<string, string | undefined>>;
/** A proxy can't be used. The message doesn't show its password. */
export declare class ProxyError extends Error {
    readonly code = "ERR_PROXY";
    constructor(message: string);
}
/**
 * The proxy for a server by HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in capitals or not, as Go's `http.ProxyFromEnvironment`
 * reads them, and with networks in NO_PROXY (`10.0.0.0/8`); undefined for none. Loopback addresses never go by a proxy.
 * @throws ProxyError when the variable holds no address
 */
export declare function proxyFromEnvironment(server: URL, env: Environment): URL | undefined;
/**
 * The URL of a proxy; one without scheme is of http.
 * @throws ProxyError for what is no address, and for schemes other than http, https, socks5 and socks5h
 */
export declare function parseProxy(value: string): URL;
/** Whether a proxy forwards bytes to any address it is given. As in Go, `socks5` leaves names to the proxy, too. */
export declare function isSOCKS({ protocol }: URL): boolean;
/** The header with the name and password in a proxy's URL. */
export declare function proxyAuthorization({ username, password }: URL): Record<string, string>;
export {};
