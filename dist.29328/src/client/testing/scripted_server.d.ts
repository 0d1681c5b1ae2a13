/** A piece of a response: text or bytes as they are, anything else as a line of JSON. */
export type Piece = string | Uint8Array | object;
/** How a {@link ScriptedServer} answers a request. */
export interface ScriptedReply {
    /** Default 200. */
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string | readonly string[]>>;
    /** The pieces of the body, sent one by one: the object of an answer, the events of a watch. */
    readonly body?: readonly Piece[];
    /** Milliseconds before the answer. */
    readonly delay?: number;
    /**
     * How it ends: `end` as it should, `cut` by cutting the connection after the body, `reset` by cutting it without any
     * answer, `hang` not at all. Default `end`.
     */
    readonly finish?: 'end' | 'cut' | 'reset' | 'hang';
}
/** A request that is expected, and the reply. What is left out of the request may be anything. */
export interface Exchange {
    readonly method?: string;
    /** Escaped, without the query. */
    readonly path?: string;
    /** These parameters, and no others. */
    readonly query?: Readonly<Record<string, string>>;
    readonly reply: ScriptedReply;
}
/** A request that came. */
export interface RecordedRequest {
    readonly method: string;
    readonly path: string;
    /** As it was sent, without `?`. */
    readonly query: string;
    /** By names in lower case; several of one name joined by `, `. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
}
/** What came was not what the script says, or not all of it. */
export declare class ScriptError extends Error {
    readonly code = "ERR_SCRIPT";
    constructor(message: string);
}
/**
 * An HTTP server on loopback that answers by a script, and keeps what it was asked: for tests of what a program asks, and
 * how it takes answers that real servers seldom give. A request takes the first exchange left that fits it; one that none
 * fits gets status 418.
 *
 * ```ts
 * await using server = await ScriptedServer.start([
 *   { path: '/api/v1/namespaces/default/pods/a', reply: { status: 503, headers: { 'Retry-After': '0' } } },
 *   { path: '/api/v1/namespaces/default/pods/a', reply: { body: [new corev1.Pod({ metadata: { name: 'a' } })] } },
 * ]);
 * const client = new Client({ transport: new FetchTransport({ server: server.url }) });
 * await client.resource(corev1.Pod, { namespace: 'default' }).get('a');
 * server.verify();
 * ```
 */
export declare class ScriptedServer {
    #private;
    /** What was asked, in order. */
    readonly requests: RecordedRequest[];
    private constructor();
    /** Starts a server on a free port. */
    static start(exchanges: readonly Exchange[]): Promise<ScriptedServer>;
    /** Where it is: `http://127.0.0.1:40123`. */
    get url(): string;
    /** @throws ScriptError when something came that the script doesn't have, or something of it is left */
    verify(): void;
    /** Cuts all connections, and stops. */
    close(): Promise<void>;
    [Symbol.asyncDispose](): Promise<void>;
}
