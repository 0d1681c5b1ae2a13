import type { TransportRequest } from '../transport/transport.ts';
/** A request as an API server understands it. */
export interface FakeRequest {
    readonly verb: 'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete' | 'deletecollection';
    readonly group: string;
    readonly version: string;
    readonly resource: string;
    /** Empty for none: `status` is one. */
    readonly subresource: string;
    /** Empty for all of them, and for resources that are in none. */
    readonly namespace: string;
    /** Empty for lists. */
    readonly name: string;
    readonly query: URLSearchParams;
    readonly contentType: string;
    /** What was sent, parsed. */
    readonly body: unknown;
}
/** Takes a request apart. @throws StatusError when it is none of an API */
export declare function parseRequest({ method, path, query: text, headers, body }: TransportRequest): FakeRequest;
