import type { Duplex } from 'node:stream';
import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { Opcode } from '../../client/transport/node/websocket_frames.ts';
import type { RequestScope } from '../endpoints/handlers/request_scope.ts';
import type { ServerResponse } from '../request/http.ts';
import { acceptWebSocket, isForWebSocket, offeredProtocols, ServerWebSocket } from '../request/server_websocket.ts';

/** A watcher has nothing to say: more than this in one message, in bytes, ends its connection. */
const LARGEST = 4096;

/** Whether a watch is asked for by WebSocket. */
export function isWebSocketWatch({ request, info }: RequestScope): boolean {
  return info.verb === 'watch' && isForWebSocket(request);
}

/**
 * A watch whose events are the messages of a WebSocket: text for JSON, else binary. What can't be watched is answered as
 * without a WebSocket. Mirrors Go's `WatchServer.HandleWS`.
 *
 * Differs from Go: a client need not say of which page it is (`Origin`).
 * @throws {StatusError} 400 for a broken handshake
 */
export async function watchByWebSocket(
  scope: RequestScope,
  watch: (scope: RequestScope) => Promise<ServerResponse>,
): Promise<ServerResponse> {
  const [protocol, another] = offeredProtocols(scope.request);
  const headers = acceptWebSocket(scope.request, protocol);
  if (another !== undefined)
    throw newBadRequest('expected one Sec-WebSocket-Protocol at most, besides that of a token');
  const gone = new AbortController();
  const signal = AbortSignal.any([scope.context.signal, gone.signal]);
  const response = await watch({ ...scope, context: { ...scope.context, signal } });
  if (response.status !== 200) return response;
  const type = String(response.headers['Content-Type']);
  return {
    status: 101,
    headers,
    body: [],
    takeOver: (connection, first) => {
      connection.once('close', () => gone.abort());
      // The client has left, without a close frame or while the server's is being written.
      connection.once('end', () => connection.destroy());
      if (connection.destroyed) gone.abort();
      const socket = new ServerWebSocket(connection, first, LARGEST);
      void listen(socket).catch(() => connection.destroy());
      void sendEvents(connection, socket, response.body, type).catch(() => connection.destroy());
    },
  };
}

/** A client that only listens may ask whether the server is there, and leave. */
async function listen(socket: ServerWebSocket): Promise<void> {
  for await (const _ of socket.messages());
}

async function sendEvents(
  connection: Duplex,
  socket: ServerWebSocket,
  events: ServerResponse['body'],
  type: string,
): Promise<void> {
  const opcode = type.startsWith('application/json') ? Opcode.text : Opcode.binary;
  // A message says itself how long it is.
  const prefix = type.includes('protobuf') ? 4 : 0;
  for await (const event of events) {
    if (connection.destroyed || connection.writableEnded) return;
    await socket.send(event.subarray(prefix), opcode);
  }
  socket.close();
}
