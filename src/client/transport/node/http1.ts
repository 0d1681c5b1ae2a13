/// <reference types="node" />

import type { ClientRequest, ClientRequestArgs, IncomingHttpHeaders } from 'node:http';
import { Agent, request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { asError } from '#engine/text/as_error';
import {
  isRepeatable,
  type RequestHeaders,
  type ResponseHeaders,
  type TransportRequest,
  type TransportResponse,
} from '../transport.ts';
import { sendBody, streamResponse } from './body.ts';
import { connectionError } from './failure.ts';

/** Requests that may be sent again when a connection that was kept turns out to be closed. */
const IDEMPOTENT: ReadonlySet<string> = /* @__PURE__ */ new Set(['GET', 'HEAD', 'OPTIONS']);

/** How many bytes of headers a response may have, as in Go. Node's default is 16 KB, which warnings alone may reach. */
export const MAX_HEADER_SIZE: number = 10 << 20;

/** Keeps connections, as many as there are requests at a time, and makes them as it is told. */
class KeepingAgent extends Agent {
  readonly #connect: () => Promise<Socket>;

  constructor(connect: () => Promise<Socket>, idleTimeout: number) {
    super({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });
    this.#connect = connect;
    // Node closes a free socket that times out, and leaves those in use alone: a watch may be silent for long.
    this.on('free', (socket: Socket) => socket.setTimeout(idleTimeout));
  }

  /** Node calls this for every connection it needs. */
  override createConnection(
    _options: ClientRequestArgs,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): undefined {
    const settle = callback as (error: Error | null, stream?: Duplex) => void;
    this.#connect().then(
      (socket) => settle(null, socket),
      (error: unknown) => settle(asError(error)),
    );
  }
}

/** What HTTP/1.1 connections are made for. */
export interface HTTP1Options {
  readonly connect: () => Promise<Socket>;
  readonly server: URL;
  /** A proxy that is asked for whole URLs, as it is for servers without TLS. */
  readonly headersForProxy: RequestHeaders | undefined;
  readonly idleTimeout: number;
}

/** Requests by HTTP/1.1. */
export class HTTP1 {
  readonly #agent: KeepingAgent;
  readonly #options: HTTP1Options;
  readonly #active = new Set<ClientRequest>();

  constructor(options: HTTP1Options) {
    this.#options = options;
    this.#agent = new KeepingAgent(options.connect, options.idleTimeout);
  }

  async request(request: TransportRequest, target: string, what: string): Promise<TransportResponse> {
    try {
      return await this.#send(request, target, what);
    } catch (error) {
      // The server closes idle connections, which shows only at the next request.
      if (error instanceof StaleConnection) return this.#send(request, target, what, true);
      throw error;
    }
  }

  #send(request: TransportRequest, target: string, what: string, again = false): Promise<TransportResponse> {
    const { method, headers = {}, body, signal } = request;
    const { server, headersForProxy } = this.#options;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const sent = httpRequest({
        agent: this.#agent,
        maxHeaderSize: MAX_HEADER_SIZE,
        method,
        host: server.hostname,
        path: headersForProxy === undefined ? target : `${server.origin}${target}`,
        headers: { Host: server.host, ...headersForProxy, ...outgoing(headers), ...lengthOf(body, method) },
      });
      this.#active.add(sent);
      const abort = (): void => {
        sent.destroy();
        reject(signal!.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      const done = (): void => void this.#active.delete(sent);
      sent.once('response', (response) => {
        signal?.removeEventListener('abort', abort);
        resolve(
          streamResponse(response.statusCode ?? 0, headersOf(response.headers), response, { what, signal, done }),
        );
      });
      sent.on('error', (error) => {
        signal?.removeEventListener('abort', abort);
        done();
        const failed = connectionError(error, what);
        const repeatable = IDEMPOTENT.has(method) && isRepeatable(body);
        const stale = sent.reusedSocket && !again && repeatable && failed.failure !== 'other';
        reject(stale ? new StaleConnection() : failed);
      });
      sendBody(sent, body, (error) => {
        sent.destroy();
        reject(error);
      });
    });
  }

  /** Ends all connections. */
  close(reason: Error): void {
    for (const request of this.#active) request.destroy(reason);
    this.#agent.destroy();
  }
}

class StaleConnection extends Error {}

function lengthOf(body: TransportRequest['body'], method: string): Record<string, string> {
  if (!isRepeatable(body)) return {};
  if (body !== undefined) return { 'Content-Length': String(body.length) };
  return ['POST', 'PUT', 'PATCH'].includes(method) ? { 'Content-Length': '0' } : {};
}

/** Headers as Node takes them. */
export function outgoing(headers: RequestHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
}

/** Headers as Node has them: of those that may be there once, the first counts, as in Go. */
export function headersOf(headers: IncomingHttpHeaders): ResponseHeaders {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      return typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : null;
    },
  };
}
