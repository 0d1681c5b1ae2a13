import type { Decoder } from '#apimachinery/runtime/codec';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Clock } from '#apimachinery/util/wait/clock';
import { type RequestHeaders, type Transport, type TransportResponse, type WebSocketConnection } from '../transport/transport.ts';
import type { RateLimiter } from '../util/flowcontrol/rate_limiter.ts';
import { type WarningHandler } from './warnings.ts';
/** What a {@link RESTClient} is made of. */
export interface RESTClientOptions {
    readonly transport: Transport;
    /**
     * Limits how many requests go in a second. None by default.
     *
     * Differs from Go: there it is 5 a second. Servers limit each client fairly by themselves.
     */
    readonly rateLimiter?: RateLimiter;
    /** Called with warnings. By default they are written to the console, each once. */
    readonly warningHandler?: WarningHandler;
    /** How long each request may take, in milliseconds, repetitions included; watches and logs aside. 0, the default, is for ever. */
    readonly timeout?: number;
    /** How often a request is repeated that the server wants later, or whose connection was lost. Default 10. */
    readonly maxRetries?: number;
    readonly clock?: Clock;
}
/** One call of the API, with everything encoded. */
export interface Call {
    readonly verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Escaped, see `joinPath`. */
    readonly path: string;
    readonly query?: Iterable<readonly [string, string]>;
    /** The value of `Accept`. */
    readonly accept?: string;
    readonly body?: Uint8Array;
    /** The type of the body, and of answers that don't say. */
    readonly contentType?: string;
    readonly headers?: RequestHeaders;
    readonly signal?: AbortSignal | undefined;
    /** How long this call may take, in milliseconds, instead of the client's `timeout`. It is sent to the server, too. */
    readonly timeout?: number;
    /** What is asked for, for the texts of errors. */
    readonly resource?: GroupResourceLike;
    readonly name?: string;
    /** Reads Status objects in other formats than JSON; throws for types it doesn't know. */
    readonly negotiator?: {
        decoder(mediaType: string): Decoder;
    };
}
/** The answer to a call that succeeded. */
export interface Result {
    readonly status: number;
    /** The type of the body: that of the call if the server doesn't say. */
    readonly contentType: string;
    readonly body: Uint8Array;
}
/** Commands in containers and ports of Pods need WebSockets, which not every transport has. */
export declare class NoWebSocketsError extends Error {
    readonly code = "ERR_NO_WEBSOCKETS";
    constructor(message: string);
}
/**
 * Makes calls by a transport and judges the answers, as client-go's `rest.Request` does: what a server wants later
 * (`Retry-After` in whole seconds with 429 or any 5xx) is repeated, at most ten times; so is a GET whose connection was
 * lost, after a second. Everything else is thrown: as a StatusError, of which `isNotFound` and the like can be asked, or
 * as a ConnectionError. Mirrors Go's `rest.RESTClient`.
 */
export declare class RESTClient {
    #private;
    /** Called with warnings. */
    readonly warningHandler: WarningHandler;
    constructor(options: RESTClientOptions);
    /** Makes a call and reads the whole answer. @throws StatusError ConnectionError, or the signal's reason */
    do(call: Call): Promise<Result>;
    /**
     * Begins a watch. There is no limit to how many begin in a second; one that can't begin because its connection is lost
     * again and again is given as an empty one.
     * @returns the response, whose body is to be read
     * @throws StatusError ConnectionError, or the signal's reason
     */
    watch(call: Call): Promise<TransportResponse | undefined>;
    /** Makes a call whose answer is read as it comes: a log. @throws StatusError ConnectionError, or the signal's reason */
    stream(call: Call): Promise<TransportResponse>;
    /**
     * Opens a WebSocket: to run a command in a container, or to reach a port.
     * @param protocols to offer, the best first
     * @throws StatusError ConnectionError, or the signal's reason
     * @throws NoWebSocketsError when the transport has none
     */
    connect(call: Call, protocols: readonly string[]): Promise<WebSocketConnection>;
    /** Ends the transport. */
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
