/// <reference types="node" />
import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ConnectionError } from '../connection_error.ts';
import type { TransportRequest, TransportResponse, WebSocketConnection } from '../transport.ts';
import { streamResponse } from './body.ts';
import { connectionError } from './failure.ts';
import { headersOf, MAX_HEADER_SIZE, outgoing } from './http1.ts';
import { NodeWebSocket } from './websocket_connection.ts';

/** What opening a WebSocket takes. */
export interface OpenOptions {
  readonly protocols: readonly string[];
  /** Path and query. */
  readonly target: string;
  readonly host: string;
  /** Method and URL, for messages. */
  readonly what: string;
  readonly pingInterval: number;
  readonly pingTimeout: number;
}

/** RFC 6455, section 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/**
 * Opens a WebSocket on a connection to a server.
 *
 * Not by a library: those for Node, and browsers, refuse the protocol `SPDY/3.1+portforward.k8s.io` for its slash.
 */
export function openWebSocket(
  socket: Socket,
  request: TransportRequest,
  { protocols, target, host, what, pingInterval, pingTimeout }: OpenOptions,
): Promise<WebSocketConnection | TransportResponse> {
  const { method, headers = {}, signal } = request;
  const key = randomBytes(16).toString('base64');
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      signal?.removeEventListener('abort', abort);
      socket.destroy();
      reject(signal?.aborted === true ? signal.reason : connectionError(error, what));
    };
    const abort = (): void => fail(signal?.reason);
    if (signal?.aborted === true) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    const opened = ({ headers: answered }: IncomingMessage, head: Buffer): void => {
      const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
      const protocol = answered['sec-websocket-protocol'] ?? '';
      if (answered['sec-websocket-accept'] !== accept || answered.upgrade?.toLowerCase() !== 'websocket')
        return fail(new ConnectionError('other', `${what}: the answer of the server opens no WebSocket`));
      if (protocol !== '' && !protocols.includes(protocol))
        return fail(new ConnectionError('other', `${what}: the server chose a protocol that was not offered`));
      signal?.removeEventListener('abort', abort);
      if (head.length > 0) socket.unshift(head);
      resolve(new NodeWebSocket(socket, { protocol, what, signal, pingInterval, pingTimeout }));
    };
    httpRequest({
      maxHeaderSize: MAX_HEADER_SIZE,
      method,
      createConnection: () => socket,
      path: target,
      headers: {
        Host: host,
        ...outgoing(headers),
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': key,
        ...(protocols.length === 0 ? {} : { 'Sec-WebSocket-Protocol': protocols.join(', ') }),
      },
    })
      .once('upgrade', (response: IncomingMessage, _: unknown, head: Buffer) => opened(response, head))
      .once('response', (response: IncomingMessage) => {
        signal?.removeEventListener('abort', abort);
        const done = (): void => void socket.destroy();
        resolve(
          streamResponse(response.statusCode ?? 0, headersOf(response.headers), response, { what, signal, done }),
        );
      })
      .once('error', fail)
      .end();
  });
}
