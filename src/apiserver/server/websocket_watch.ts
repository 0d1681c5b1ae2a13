/// <reference types="node" />
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { newBadRequest } from '#apimachinery/api/errors/constructors';
import type { RequestScope } from '../endpoints/handlers/request_scope.ts';
import type { ServerResponse } from '../request/http.ts';
import { closeFrame, ClientFrames, frameOf, Opcode } from './websocket_frames.ts';

/** RFC 6455, section 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** How a client that can't set headers shows its token; it is for nobody else. */
const BEARER = 'base64url.bearer.authorization.k8s.io.';

/** Whether a watch is asked for by WebSocket. */
export function isWebSocketWatch({ request, info }: RequestScope): boolean {
  return (
    info.verb === 'watch' && request.isUpgrade === true && request.headers['upgrade']?.toLowerCase() === 'websocket'
  );
}

/**
 * A watch whose events are the messages of a WebSocket: text for JSON, else binary. What can't be watched is answered as
 * without a WebSocket. Mirrors Go's `WatchServer.HandleWS`.
 *
 * Differs from Go: a client need not say of which page it is (`Origin`).
 * @throws {StatusError} 400 for a handshake that is none
 */
export async function watchByWebSocket(
  scope: RequestScope,
  watch: (scope: RequestScope) => Promise<ServerResponse>,
): Promise<ServerResponse> {
  const headers = handshake(scope.request);
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
      // Without a word, or while the last one is written: nobody listens any more.
      connection.once('end', () => connection.destroy());
      if (connection.destroyed) gone.abort();
      const frames = new ClientFrames(connection);
      connection.on('data', (chunk: Uint8Array) => frames.push(chunk));
      frames.push(first);
      void sendEvents(connection, response.body, type).catch(() => connection.destroy());
    },
  };
}

async function sendEvents(connection: Duplex, events: ServerResponse['body'], type: string): Promise<void> {
  const isText = type.startsWith('application/json');
  // A message says itself how long it is.
  const prefix = type.includes('protobuf') ? 4 : 0;
  for await (const event of events) {
    if (connection.destroyed || connection.writableEnded) return;
    const isRoom = connection.write(frameOf(isText ? Opcode.text : Opcode.binary, event.subarray(prefix)));
    if (!isRoom) await Promise.race([once(connection, 'drain'), once(connection, 'close')]);
  }
  if (!connection.writableEnded) connection.end(closeFrame());
}

function handshake({ method, headers }: RequestScope['request']): Record<string, string> {
  const key = headers['sec-websocket-key'] ?? '';
  if (method !== 'GET' || headers['sec-websocket-version'] !== '13' || Buffer.from(key, 'base64').length !== 16)
    throw newBadRequest('expected the handshake of a WebSocket: GET, Sec-WebSocket-Version 13, and a key of 16 bytes');
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  const [protocol = '', another] = offered.filter((each) => each !== '' && !each.startsWith(BEARER));
  if (another !== undefined)
    throw newBadRequest('expected one Sec-WebSocket-Protocol at most, besides that of a token');
  return {
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Accept': createHash('sha1').update(`${key}${GUID}`).digest('base64'),
    ...(protocol !== '' && { 'Sec-WebSocket-Protocol': protocol }),
  };
}
