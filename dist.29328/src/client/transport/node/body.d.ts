import { type Readable } from 'node:stream';
import type { ResponseHeaders, TransportResponse } from '../transport.ts';
/** What a response needs to know of its request. */
export interface Answered {
    /** Method and URL, for messages. */
    readonly what: string;
    readonly signal: AbortSignal | undefined;
    /** Called once, when nothing of the response is to come any more. */
    readonly done: () => void;
    /** Gives up the stream, which may have ended. By default it is destroyed. */
    readonly release?: () => void;
    /** Whether a stream that is over was cut: HTTP/2 streams don't tell by an error. */
    readonly cut?: () => boolean;
}
/** A response whose body is a stream of Node, which is given up when it is not wanted any more. */
export declare function streamResponse(status: number, headers: ResponseHeaders, stream: Readable, { what, signal, done, release, cut }: Answered): TransportResponse;
