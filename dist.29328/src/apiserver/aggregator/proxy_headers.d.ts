import type { IncomingMessage } from 'node:http';
import type { ServerRequest } from '../request/http.ts';
import type { UserInfo } from '../request/user.ts';
/** Headers as `node:http` sends them. */
export type OutgoingHeaders = Record<string, string[]>;
/**
 * What is sent to a backend of a client's request: its own headers, without those of its connection and of who it says
 * it is; then who it is, and where it comes from. Mirrors what kube-aggregator and Go's `ReverseProxy` make of them.
 */
export declare function requestHeaders(request: ServerRequest, user: UserInfo): OutgoingHeaders;
/** Who somebody is. Mirrors Go's `transport.SetAuthProxyHeaders`. */
export declare function userHeaders({ name, uid, groups, extra }: UserInfo): OutgoingHeaders;
/** What a client gets of a backend's response. */
export declare function responseHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): OutgoingHeaders;
/** The same of an answer by which the connection becomes another one: with what that takes. */
export declare function upgradeHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): OutgoingHeaders;
