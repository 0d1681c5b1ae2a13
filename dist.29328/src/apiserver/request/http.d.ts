import type { Duplex } from 'node:stream';
import type { UserInfo } from './user.ts';
/** A request, whatever it came by. */
export interface ServerRequest {
    /** `GET`, in capitals. */
    readonly method: string;
    /** Path and query: `/api/v1/pods?limit=500`. */
    readonly url: string;
    /** By their names in small letters; several of one name joined by a comma. */
    readonly headers: Readonly<Record<string, string | undefined>>;
    /**
     * Every value of each header, in order: a joined one can't be told from one with a comma inside, which matters for
     * groups of users. Left out, each header of `headers` is one value.
     */
    readonly headerValues?: Readonly<Record<string, readonly string[]>> | undefined;
    /**
     * The certificates that the client has shown, as DER: its own, whose key it has, then whatever it sent besides. Nothing
     * has been verified. The same list for all requests of a connection.
     */
    readonly certificates?: readonly Uint8Array[] | undefined;
    /** Left out: empty. */
    readonly body?: Uint8Array | AsyncIterable<Uint8Array> | undefined;
    /** The address it comes from, for the audit log. */
    readonly remoteAddress?: string | undefined;
    /** Who makes the request, if that is known already. Otherwise it is found out by the headers. */
    readonly user?: UserInfo | undefined;
    /** Ends the request: watches stop. */
    readonly signal?: AbortSignal | undefined;
    /** Whether it asks for another protocol, and its connection can be given to that: see `takeOver` of the response. */
    readonly isUpgrade?: boolean | undefined;
}
/** All values of a header. @param name in small letters */
export declare function valuesOf({ headers, headerValues }: ServerRequest, name: string): readonly string[];
/** The names of the headers that begin with a prefix, in small letters. */
export declare function namesWithPrefix({ headers }: ServerRequest, prefix: string): string[];
/** A response. */
export interface ServerResponse {
    readonly status: number;
    /** By their names as they are written. Several of one name are given as a list. */
    readonly headers: Readonly<Record<string, string | readonly string[]>>;
    /** Ends when the response does; of a watch, chunk by chunk as events come. It must be read, or its iterator closed. */
    readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
    /** Whether the body is one answer that is too large to be written at once. Others of several chunks go on, like watches. */
    readonly inPieces?: boolean;
    /** Whether it is a watch that begins with all there is, which is worth compressing. */
    readonly isWatchList?: boolean;
    /**
     * With 101, to a request that `isUpgrade`: gets the connection when the headers are written, with what the client has
     * sent behind its own.
     */
    readonly takeOver?: (connection: Duplex, first: Uint8Array) => void;
}
/** A body that tells when all of it has been read, or its reader has gone. */
export declare function withEnd(body: ServerResponse['body'], ended: () => void): AsyncGenerator<Uint8Array, void, undefined>;
/** The whole body of a response; undefined for one in pieces, and one that goes on. */
export declare function respondedBytes({ body }: ServerResponse): Uint8Array | undefined;
