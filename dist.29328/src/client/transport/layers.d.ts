import type { Transport, TransportRequest } from './transport.ts';
/** Who a request says it is made for. Mirrors Go's `transport.ImpersonationConfig`. */
export interface ImpersonationConfig {
    readonly userName: string;
    readonly uid?: string;
    readonly groups?: readonly string[];
    readonly extra?: Readonly<Record<string, readonly string[]>>;
}
/** A transport that changes what another one is given. */
export declare function withRequests(transport: Transport, change: (request: TransportRequest) => TransportRequest | Promise<TransportRequest>): Transport;
/** Whether a request has a header of this name, in any case. */
export declare function hasHeader(request: TransportRequest, name: string): boolean;
/** Names the program to the server, unless a request does so. Mirrors Go's `transport.NewUserAgentRoundTripper`. */
export declare function withUserAgent(transport: Transport, agent: string): Transport;
/**
 * Sends a token with every request that has no `Authorization`. Mirrors Go's `transport.NewBearerAuthRoundTripper`.
 * @param token may be a function, which is called for every request: see `tools/clientcmd` for tokens in files
 */
export declare function withBearerToken(transport: Transport, token: string | (() => string | Promise<string>)): Transport;
/** Sends name and password with every request that has no `Authorization`. Mirrors Go's `transport.NewBasicAuthRoundTripper`. */
export declare function withBasicAuth(transport: Transport, username: string, password: string): Transport;
/** Asks the server to act for somebody else, unless a request says so. Mirrors Go's `transport.NewImpersonatingRoundTripper`. */
export declare function withImpersonation(transport: Transport, impersonate: ImpersonationConfig): Transport;
