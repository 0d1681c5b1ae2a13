import type { RequestScope } from '../endpoints/handlers/request_scope.ts';
import type { ServerResponse } from '../request/http.ts';
/** Whether a watch is asked for by WebSocket. */
export declare function isWebSocketWatch({ request, info }: RequestScope): boolean;
/**
 * A watch whose events are the messages of a WebSocket: text for JSON, else binary. What can't be watched is answered as
 * without a WebSocket. Mirrors Go's `WatchServer.HandleWS`.
 *
 * Differs from Go: a client need not say of which page it is (`Origin`).
 * @throws {StatusError} 400 for a handshake that is none
 */
export declare function watchByWebSocket(scope: RequestScope, watch: (scope: RequestScope) => Promise<ServerResponse>): Promise<ServerResponse>;
