import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { asError } from '#engine/text/as_error';
import { ConnectionError } from './connection_error.ts';
import { openFetchWebSocket } from './fetch_websocket.ts';
import {
  isRepeatable,
  type Transport,
  type TransportRequest,
  type TransportResponse,
  type WebSocketConnection,
} from './transport.ts';

/** As much of `fetch` as is needed. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** How a {@link FetchTransport} gets to its server. */
export interface FetchTransportOptions {
  /** The address of the server: `http://127.0.0.1:8001`. If it has a path, that is the prefix of every request. */
  readonly server: string;
  /** Replaces the global `fetch`, for example to pass a certificate authority in Deno. */
  readonly fetch?: FetchFunction;
  /** Whether browsers send cookies, as in `RequestInit`. */
  readonly credentials?: NonNullable<RequestInit['credentials']>;
  /** Replaces the global `WebSocket`, which Node has since version 22. Without either, no WebSocket can be opened. */
  readonly webSocket?: typeof WebSocket;
}

/** Headers that a WebSocket can do without. */
const NEEDLESS: readonly string[] = ['user-agent', 'accept'];

const ENCODING = 'Accept-Encoding';

/** A header that `fetch` or a WebSocket cannot send. */
export class HeaderNotSendableError extends TypeError {
  readonly code = 'ERR_HEADER_NOT_SENDABLE';

  constructor(message: string) {
    super(message);
    this.name = 'HeaderNotSendableError';
  }
}

/** @throws TypeError */
function serverURL(server: string): URL {
  let url: URL | undefined;
  try {
    url = new URL(server);
  } catch {
    // It is told below.
  }
  // `localhost:8001` is a URL, of a protocol of this name.
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new TypeError(`server: expected a URL such as http://127.0.0.1:8001, got ${JSON.stringify(server)}`);
  return url;
}

/**
 * Sends requests by `fetch`: for browsers, Deno and Bun, and wherever a proxy such as `kubectl proxy` looks after
 * credentials. It decides nothing about connections; a server without HTTP/2 lets a browser have six at a time, watches
 * included.
 *
 * Streams are asked for as they are: kube-apiserver compresses a watch with `sendInitialEvents` event by event, and the
 * `fetch` of Chromium and Deno reads no more than the first. Browsers do not let a program say so: there, such a watch is
 * refused here, and informers list first.
 *
 * WebSockets carry no headers but a token: impersonation does not work with them, and why a server refuses one is not
 * known. They don't take the protocol for ports of Pods.
 */
export class FetchTransport implements Transport {
  readonly host: string;
  readonly #server: string;
  readonly #fetch: FetchFunction;
  readonly #credentials: RequestInit['credentials'];
  readonly #pending = new Set<AbortController>();
  readonly openWebSocket?: NonNullable<Transport['openWebSocket']>;
  #closed = false;

  /** @throws TypeError when `server` is not a URL of http or https */
  constructor(options: FetchTransportOptions) {
    const { origin, pathname, host } = serverURL(options?.server);
    this.host = host;
    this.#server = origin + pathname.replace(/\/+$/, '');
    this.#fetch = options.fetch ?? ((url, init) => fetch(url, init));
    this.#credentials = options.credentials;
    const Socket = options.webSocket ?? globalThis.WebSocket;
    if (Socket !== undefined)
      this.openWebSocket = async (request, protocols) => this.#openWebSocket(Socket, request, protocols);
  }

  async request(request: TransportRequest): Promise<TransportResponse> {
    const { method, path, query = '', body, stream = false } = request;
    const headers = headersOf(request);
    if (stream && !headers.some(([name]) => name.toLowerCase() === ENCODING.toLowerCase())) {
      if (new URLSearchParams(query).get('sendInitialEvents') === 'true' && !isSendable(ENCODING))
        throw new HeaderNotSendableError(
          `${method} ${path}: a browser can't send ${ENCODING}, nor read the compressed events of a watch with sendInitialEvents: list first, then watch`,
        );
      headers.push([ENCODING, 'identity']);
    }
    const { controller, done } = this.#begin(request);
    try {
      const response = await this.#fetch(`${this.#server}${path}${query ? `?${query}` : ''}`, {
        method,
        headers,
        redirect: 'manual',
        signal: controller.signal,
        ...bodyOf(body, controller.signal),
        ...(this.#credentials === undefined ? {} : { credentials: this.#credentials }),
      });
      return responseOf(response, `${method} ${path}`, controller, done);
    } catch (error) {
      done();
      throw failureOf(error, `${method} ${path}`, controller.signal);
    }
  }

  async #openWebSocket(
    Socket: typeof WebSocket,
    request: TransportRequest,
    protocols: readonly string[],
  ): Promise<WebSocketConnection> {
    const { method, path, query } = request;
    const token = tokenOf(request);
    const { controller, done } = this.#begin(request);
    const url = `${this.#server.replace(/^http/, 'ws')}${path}${query ? `?${query}` : ''}`;
    const what = `${method} ${path}`;
    return openFetchWebSocket(Socket, { url, what, protocols, token, signal: controller.signal, done });
  }

  #begin({ method, path, signal }: TransportRequest): { controller: AbortController; done: () => void } {
    if (this.#closed) throw new ConnectionError('shutdown', `${method} ${path}: the transport was closed`);
    signal?.throwIfAborted();
    const controller = new AbortController();
    const abort = (): void => controller.abort(signal?.reason);
    this.#pending.add(controller);
    signal?.addEventListener('abort', abort, { once: true });
    const done = (): void => {
      this.#pending.delete(controller);
      signal?.removeEventListener('abort', abort);
    };
    return { controller, done };
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const controller of this.#pending)
      controller.abort(new ConnectionError('shutdown', 'the transport was closed'));
  }

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

/** A stream is sent half-duplex, the only way that `fetch` has; browsers have it over HTTP/2 alone. */
function bodyOf(body: TransportRequest['body'], signal: AbortSignal): RequestInit {
  if (body === undefined) return {};
  if (isRepeatable(body)) return { body: body as Uint8Array<ArrayBuffer> };
  const pieces = body[Symbol.asyncIterator]();
  // Not every runtime cancels the stream of a request that is aborted.
  signal.addEventListener('abort', () => void pieces.return?.()?.catch(() => undefined), { once: true });
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (signal.aborted) return;
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
  const init: RequestInit & { readonly duplex: 'half' } = { body: stream, duplex: 'half' };
  return init;
}

/** Whether a program may set a header: browsers drop some without a word. */
function isSendable(name: string): boolean {
  return new Request('http://localhost', { headers: { [name]: 'identity' } }).headers.has(name);
}

function headersOf({ headers = {} }: TransportRequest): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const values = typeof value === 'string' ? [value] : value;
    // They would be joined with a comma, and the server take them for one value.
    if (values.length > 1)
      throw new HeaderNotSendableError(`fetch can't send several headers ${name}: ${values.length} values`);
    return values.map((each): [string, string] => [name, each]);
  });
}

/** The token of a request, which is the only header that a WebSocket can do. @throws HeaderNotSendableError */
function tokenOf({ headers = {} }: TransportRequest): string | undefined {
  let token: string | undefined;
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    const bearer = lower === 'authorization' ? /^Bearer (.+)$/.exec(String(value)) : null;
    if (bearer !== null) token = bearer[1];
    else if (!NEEDLESS.includes(lower)) throw new HeaderNotSendableError(`a WebSocket can't send the header ${name}`);
  }
  return token;
}

function responseOf(
  response: Response,
  what: string,
  controller: AbortController,
  done: () => void,
): TransportResponse {
  // A browser doesn't show redirects that it doesn't follow.
  const status = response.type === 'opaqueredirect' ? 302 : response.status;
  const reader = response.body?.getReader();
  if (reader === undefined) done();
  let closed = false;
  const close = (): void => {
    if (closed) return;
    closed = true;
    done();
    // The connection must not be kept for a body that may never end.
    controller.abort();
    reader?.cancel().catch(() => undefined);
  };
  const read = async (): Promise<Uint8Array | undefined> => {
    if (reader === undefined || closed) return undefined;
    try {
      const { done: ended, value } = await reader.read();
      if (!ended) return value;
      closed = true;
      done();
      return undefined;
    } catch (error) {
      if (closed) return undefined;
      done();
      throw failureOf(error, what, controller.signal);
    }
  };
  const body = new PullIterator(read, async () => close());
  return { status, headers: response.headers, body, close };
}

/** `fetch` tells little of what went wrong: a TypeError, in Node with a cause that has a code. */
function failureOf(error: unknown, what: string, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const { cause, message } = asError(error);
  const { code, message: why } = (cause ?? {}) as { code?: unknown; message?: unknown };
  const failure =
    code === 'ECONNREFUSED'
      ? 'refused'
      : code === 'ECONNRESET'
        ? 'reset'
        : code === 'UND_ERR_SOCKET' || code === 'EPIPE'
          ? 'closed'
          : 'other';
  return new ConnectionError(failure, `${what}: ${typeof why === 'string' && why !== '' ? why : message}`, {
    cause: error,
  });
}
