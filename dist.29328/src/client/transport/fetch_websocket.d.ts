import type { WebSocketConnection } from './transport.ts';
/** What opening a WebSocket takes. */
export interface FetchWebSocketOptions {
    readonly url: string;
    /** Method and path, for messages. */
    readonly what: string;
    readonly protocols: readonly string[];
    /** Sent as a protocol: browsers let no program set headers. */
    readonly token: string | undefined;
    /** Ends it, whenever. */
    readonly signal: AbortSignal;
    /** Called when it is over. */
    readonly done: () => void;
}
/** Opens a WebSocket of the runtime. @throws ConnectionError, or the signal's reason */
export declare function openFetchWebSocket(Socket: typeof WebSocket, { url, what, protocols, token, signal, done }: FetchWebSocketOptions): Promise<WebSocketConnection>;
