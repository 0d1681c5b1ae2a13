import type { Decoder } from '../../runtime/codec.ts';
import type { GroupResourceLike } from '../../runtime/schema/group_version.ts';
import { StatusError } from './status_error.ts';
/** Response headers: of `fetch`, or a record with names in any case, as in Node. */
export type ResponseHeaders = {
    get(name: string): string | null;
} | {
    readonly [name: string]: string | readonly string[] | undefined;
};
/** A response whose body has been read. */
export interface ReadResponse {
    /** The HTTP status code. */
    readonly status: number;
    readonly headers?: ResponseHeaders | undefined;
    readonly body?: string | Uint8Array | null | undefined;
}
/** The parts of a `fetch` response that are needed. */
export interface UnreadResponse {
    readonly status: number;
    readonly headers: ResponseHeaders;
    arrayBuffer(): Promise<ArrayBuffer>;
}
/** The request that was answered, for messages. Everything is optional. */
export interface RequestFacts {
    /** The HTTP method; `GET` when left out. */
    readonly method?: string;
    readonly resource?: GroupResourceLike;
    readonly name?: string;
    /** The media type of a body without `Content-Type`; JSON when left out. */
    readonly contentType?: string;
    /**
     * Chooses the decoder of a Status by media type, and throws for an unknown one. Use `newClientNegotiator(...)` for
     * formats other than JSON.
     */
    readonly negotiator?: {
        decoder(contentType: string): Decoder;
    };
}
/**
 * The error for a response of a Kubernetes API, as client-go's `rest.Request` would make it; undefined for success
 * (status code 101 and 200 to 206), whose body is left unread. It holds the Status in the body, if there is one;
 * otherwise a Status derived from the status code, the start of a text body, and the header `Retry-After` in seconds.
 * Examine it with {@link isNotFound}, {@link suggestsClientDelay}, {@link isUnexpectedServerError}. An invalid
 * `Content-Type` yields an internal error, whatever the status code. Rejects with the error of `fetch` when the body is
 * cut off.
 *
 * ```ts
 * const failure = await errors.fromResponse(response, { method: 'GET', resource: { group: '', resource: 'pods' }, name: 'nginx' });
 * if (errors.isNotFound(failure)) return undefined;
 * if (failure) throw failure;
 * ```
 */
export declare function fromResponse(response: UnreadResponse, request?: RequestFacts): Promise<StatusError | undefined>;
/** {@link fromResponse} for a response whose body has been read, by any HTTP client. */
export declare function fromReadResponse(response: ReadResponse, request?: RequestFacts): StatusError | undefined;
