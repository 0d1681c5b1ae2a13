/// <reference types="node" />

import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import { realClock } from '#apimachinery/util/wait/clock';
import { linkedSignal, orAborted } from '../../util/wait/sleep.ts';
import { ConnectionError } from '../connection_error.ts';
import { hasHeader } from '../layers.ts';
import type { Transport, TransportRequest, TransportResponse, WebSocketConnection } from '../transport.ts';
import { type Connection, connect } from './connect.ts';
import { HTTP1 } from './http1.ts';
import { HTTP2 } from './http2.ts';
import type { NodeTransportOptions } from './options.ts';
import { isSOCKS, parseProxy, proxyAuthorization, proxyFromEnvironment } from './proxy.ts';
import { openWebSocket } from './websocket_open.ts';

const PING_INTERVAL = 30_000;
const PING_TIMEOUT = 15_000;

/** The connections of one kind of requests. */
type Line = HTTP1 | HTTP2;

/**
 * Sends requests by Node's own modules: HTTP/2 where a server with TLS knows it, else HTTP/1.1; by the proxy of the
 * environment, if there is one. Streams (watches, logs) have connections of their own, so that short requests never wait
 * for them; a connection that is nearly full gets another one beside it. A server that is gone without a word is noticed
 * on HTTP/2 and WebSockets by PINGs; nothing else limits how long a response may take.
 *
 * Connections without requests do not keep a program running.
 */
export class NodeTransport implements Transport {
  readonly #options: NodeTransportOptions;
  readonly host: string;
  readonly #server: URL;
  readonly #prefix: string;
  readonly #proxy: URL | undefined;
  readonly #spare: Socket[] = [];
  readonly #webSockets = new Set<Socket>();
  #lines: { short: Line; long: Line } | undefined;
  #finding: Promise<{ short: Line; long: Line }> | undefined;
  readonly #closing = new AbortController();

  /**
   * @throws TypeError when `server` is not a URL of http or https
   * @throws ProxyError when the proxy can't be used
   */
  constructor(options: NodeTransportOptions) {
    this.#options = options;
    // Each connection that is being made listens, however many there are.
    setMaxListeners(0, this.#closing.signal);
    this.#server = new URL(options.server);
    this.host = this.#server.host;
    if (!/^https?:$/.test(this.#server.protocol))
      throw new TypeError(`expected a URL of http or https, got ${this.#server.protocol}//${this.#server.host}`);
    this.#prefix = this.#server.pathname.replace(/\/+$/, '');
    this.#proxy =
      options.proxy === undefined
        ? proxyFromEnvironment(this.#server, options.env ?? process.env)
        : options.proxy === ''
          ? undefined
          : parseProxy(options.proxy);
  }

  async request(request: TransportRequest): Promise<TransportResponse> {
    const target = `${this.#prefix}${request.path}${request.query ? `?${request.query}` : ''}`;
    const what = `${request.method} ${this.#server.origin}${this.#prefix}${request.path}`;
    request.signal?.throwIfAborted();
    const lines = this.#lines ?? (await this.#find(request.signal));
    if (this.#closing.signal.aborted) throw new ConnectionError('shutdown', `${what}: the transport was closed`);
    return (request.stream === true ? lines.long : lines.short).request(this.#withEncoding(request), target, what);
  }

  async openWebSocket(
    request: TransportRequest,
    protocols: readonly string[],
  ): Promise<WebSocketConnection | TransportResponse> {
    const target = `${this.#prefix}${request.path}${request.query ? `?${request.query}` : ''}`;
    const what = `${request.method} ${this.#server.origin}${this.#prefix}${request.path}`;
    request.signal?.throwIfAborted();
    if (this.#closing.signal.aborted) throw new ConnectionError('shutdown', `${what}: the transport was closed`);
    const { pingInterval = PING_INTERVAL, pingTimeout = PING_TIMEOUT } = this.#options;
    const limited = linkedSignal(request.signal);
    const closing = this.#closing.signal;
    const end = (): void => limited.abort(closing.reason);
    closing.addEventListener('abort', end, { once: true });
    // HTTP/2 has WebSockets, too, but API servers don't.
    const { socket } = await connect(this.#server, this.#proxy, this.#options, {
      protocols: ['http/1.1'],
      tunnelled: true,
      signal: limited.signal,
    }).finally(() => {
      limited.end();
      closing.removeEventListener('abort', end);
    });
    this.#webSockets.add(socket);
    socket.once('close', () => this.#webSockets.delete(socket));
    return openWebSocket(socket, request, {
      protocols,
      target,
      what,
      host: this.#server.host,
      pingInterval,
      pingTimeout,
    });
  }

  /** Ends all connections, as after a change of certificates. Requests after this open new ones. */
  reset(reason: ConnectionError = new ConnectionError('shutdown', 'the connections were closed')): void {
    const lines = this.#lines;
    this.#lines = undefined;
    lines?.short.close(reason);
    lines?.long.close(reason);
    for (const socket of this.#spare.splice(0)) socket.destroy();
  }

  async close(): Promise<void> {
    const reason = new ConnectionError('shutdown', 'the transport was closed');
    this.#closing.abort(reason);
    this.reset(reason);
    for (const socket of this.#webSockets) socket.destroy(reason);
  }

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #withEncoding(request: TransportRequest): TransportRequest {
    if (this.#options.disableCompression === true || hasHeader(request, 'Accept-Encoding')) return request;
    return { ...request, headers: { ...request.headers, 'Accept-Encoding': 'gzip' } };
  }

  /** The first connection shows what the server speaks. */
  #find(signal: AbortSignal | undefined): Promise<{ short: Line; long: Line }> {
    this.#finding ??= this.#choose().finally(() => (this.#finding = undefined));
    return orAborted(this.#finding, signal);
  }

  async #choose(): Promise<{ short: Line; long: Line }> {
    const { idleTimeout = 90_000, pingInterval = PING_INTERVAL, pingTimeout = PING_TIMEOUT } = this.#options;
    const { socket, protocol } = await this.#connect();
    this.#keep(socket);
    const server = this.#server;
    if (protocol === 'http/1.1') {
      const plain = server.protocol === 'http:' && this.#proxy !== undefined && !isSOCKS(this.#proxy);
      const headersForProxy = plain ? proxyAuthorization(this.#proxy!) : undefined;
      const line = new HTTP1({ server, idleTimeout, headersForProxy, connect: () => this.#socket('http/1.1') });
      return (this.#lines = { short: line, long: line });
    }
    const closing = this.#closing.signal;
    const { clock = realClock } = this.#options;
    const connect = (): Promise<Socket> => this.#socket('h2');
    const options = { server, closing, idleTimeout, pingInterval, pingTimeout, clock, connect };
    return (this.#lines = { short: new HTTP2(options), long: new HTTP2(options) });
  }

  #connect(): Promise<Connection> {
    const protocols = this.#options.disableHTTP2 === true ? ['http/1.1'] : ['h2', 'http/1.1'];
    return connect(this.#server, this.#proxy, this.#options, { protocols, signal: this.#closing.signal });
  }

  /** Holds the first connection until somebody takes it. */
  #keep(socket: Socket): void {
    this.#spare.push(socket);
    socket.unref();
    socket.on('error', () => undefined);
    socket.once('close', () => {
      const at = this.#spare.indexOf(socket);
      if (at >= 0) this.#spare.splice(at, 1);
    });
  }

  async #socket(expected: Connection['protocol']): Promise<Socket> {
    const spare = this.#spare.pop();
    if (spare !== undefined) return spare.ref();
    const { socket, protocol } = await this.#connect();
    if (protocol === expected) return socket;
    socket.destroy();
    // Another server may stand behind the address by now.
    this.reset();
    throw new ConnectionError('closed', `${this.#server.host} has changed from ${expected} to ${protocol}`);
  }
}
