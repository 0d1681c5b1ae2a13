import { fromReadResponse } from '#apimachinery/api/errors/from_response';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import { formatDuration } from '#apimachinery/apis/meta/v1/duration';
import type { Decoder } from '#apimachinery/runtime/codec';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { WarningHeader } from '#apimachinery/util/net/warning_header';
import type { Clock } from '#apimachinery/util/wait/clock';
import { realClock } from '#apimachinery/util/wait/clock';
import { ConnectionError, isConnectionError, isConnectionLoss } from '../transport/connection_error.ts';
import {
  isRepeatable,
  type RequestHeaders,
  readBody,
  type Transport,
  type TransportRequest,
  type TransportResponse,
  type WebSocketConnection,
} from '../transport/transport.ts';
import type { RateLimiter } from '../util/flowcontrol/rate_limiter.ts';
import { linkedSignal, sleepUntil } from '../util/wait/sleep.ts';
import { UnexpectedResponseError } from './unexpected_response_error.ts';
import { encodeQuery } from './url.ts';
import { handleWarnings, newWarningWriter, type WarningHandler } from './warnings.ts';

/**
 * Observes the requests of clients. Seconds and bytes; `host` is `none` where the transport doesn't say it. Mirrors the
 * metrics of Go's `tools/metrics`.
 */
export interface RequestMetrics {
  /** An attempt has ended. @param code of the response; `<error>` when there was none */
  result(code: string, method: string, host: string): void;
  /** That attempt was not the first. */
  retry(code: string, verb: string, host: string): void;
  /** A call has its response, or has failed: from before it waited for its turn, with all attempts. Not of watches and logs. */
  requestLatency(verb: string, host: string, seconds: number): void;
  rateLimiterLatency(verb: string, host: string, seconds: number): void;
  /** Once for each attempt. Not of watches and logs. */
  requestSize(verb: string, host: string, bytes: number): void;
  /** Not of watches and logs. */
  responseSize(verb: string, host: string, bytes: number): void;
}

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
  /** Observes all requests. */
  readonly metrics?: RequestMetrics;
}

/** One call of the API, with everything encoded. */
export interface Call {
  readonly verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Escaped, see `joinPath`. */
  readonly path: string;
  readonly query?: Iterable<readonly [string, string]>;
  /** The value of `Accept`. */
  readonly accept?: string;
  /** A stream is sent as it comes, and once: such a call is never repeated. */
  readonly body?: Uint8Array | AsyncIterable<Uint8Array>;
  /** The type of the body, and of answers that don't say. */
  readonly contentType?: string;
  readonly headers?: RequestHeaders;
  readonly signal?: AbortSignal | undefined;
  /** How long this call may take, in milliseconds, instead of the client's `timeout`. It is sent to the server, too. */
  readonly timeout?: number;
  /** What is asked for, for the texts of errors. */
  readonly resource?: GroupResourceLike;
  readonly name?: string;
  /** The body of a response that succeeds is not read as an object: its type does not matter. */
  readonly raw?: boolean;
  /** Reads Status objects in other formats than JSON; throws for types it doesn't know. */
  readonly negotiator?: { decoder(mediaType: string): Decoder };
}

/** The answer to a call that succeeded. */
export interface Result {
  readonly status: number;
  /** The type of the body: that of the call if the server doesn't say. */
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** The answer to a call, also to one that failed. */
export interface Answer extends Result {
  readonly warnings: readonly WarningHeader[];
  /** What {@link RESTClient.do} throws of it: of statuses other than 200 to 206. */
  readonly error: StatusError | undefined;
}

/** Commands in containers and ports of Pods need WebSockets, which not every transport has. */
export class NoWebSocketsError extends Error {
  readonly code = 'ERR_NO_WEBSOCKETS';

  constructor(message: string) {
    super(message);
    this.name = 'NoWebSocketsError';
  }
}

const RETRIES = 10;

/**
 * Makes calls by a transport and judges the answers, as client-go's `rest.Request` does: what a server wants later
 * (`Retry-After` in whole seconds with 429 or any 5xx) is repeated, at most ten times; so is a GET whose connection was
 * lost, after a second. Everything else is thrown: as a StatusError, of which `isNotFound` and the like can be asked, or
 * as a ConnectionError. Mirrors Go's `rest.RESTClient`.
 */
export class RESTClient {
  readonly #options: RESTClientOptions;
  readonly #clock: Clock;
  /** Called with warnings. */
  readonly warningHandler: WarningHandler;

  constructor(options: RESTClientOptions) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.warningHandler =
      options.warningHandler ?? newWarningWriter((text) => globalThis.console.warn(text), { deduplicate: true });
  }

  /** Makes a call and reads the whole answer. @throws StatusError ConnectionError, or the signal's reason */
  async do(call: Call): Promise<Result> {
    const { error, status, contentType, body } = await this.answer(call);
    if (error !== undefined) throw error;
    return { status, contentType, body };
  }

  /** Makes a call and reads the whole answer, whatever its status. @throws ConnectionError, or the signal's reason */
  async answer(call: Call): Promise<Answer> {
    const ended = await this.#begin(call);
    const { timeout = this.#options.timeout ?? 0 } = call;
    const limit = timeout > 0 ? this.#limit(call, timeout) : undefined;
    try {
      const limitedCall = limit === undefined ? call : { ...call, signal: limit.signal };
      const lost = (error: unknown): boolean => call.verb === 'GET' && isConnectionLoss(error);
      const response = await this.#send(limitedCall, timeout, lost);
      const body = await readBody(response);
      this.#options.metrics?.responseSize(call.verb, this.#host, body.length);
      const warnings: WarningHeader[] = [];
      handleWarnings(response.headers.get('Warning'), (warning) => {
        warnings.push(warning);
        this.warningHandler(warning);
      });
      return { ...this.#judge(call, response, body), warnings };
    } finally {
      ended();
      limit?.end();
    }
  }

  /** A signal for a call that may take so long. `end` frees what it holds. */
  #limit({ verb, path, signal }: Call, timeout: number): { readonly signal: AbortSignal; end(): void } {
    const limited = linkedSignal(signal);
    const cancel = this.#clock.after(timeout, () =>
      limited.abort(new ConnectionError('timeout', `${verb} ${path}: no complete answer within ${timeout} ms`)),
    );
    return {
      signal: limited.signal,
      end() {
        cancel();
        limited.end();
      },
    };
  }

  get #host(): string {
    return this.#options.transport.host || 'none';
  }

  /** Waits for the turn of a call. @returns what says that it has ended */
  async #begin(call: Call): Promise<() => void> {
    const { metrics } = this.#options;
    const begun = this.#clock.now();
    const seconds = (): number => (this.#clock.now() - begun) / 1000;
    const ended = (): void => metrics?.requestLatency(call.verb, this.#host, seconds());
    try {
      await this.#takeTurn(call);
      return ended;
    } catch (error) {
      ended();
      throw error;
    }
  }

  async #takeTurn({ verb, signal }: Pick<Call, 'verb' | 'signal'>): Promise<void> {
    const { rateLimiter, metrics } = this.#options;
    if (rateLimiter === undefined) return;
    const begun = this.#clock.now();
    try {
      await rateLimiter.wait({ signal });
    } finally {
      metrics?.rateLimiterLatency(verb, this.#host, (this.#clock.now() - begun) / 1000);
    }
  }

  /**
   * Begins a watch. There is no limit to how many begin in a second; one that can't begin because its connection is lost
   * again and again is given as an empty one.
   * @returns the response, whose body is to be read
   * @throws StatusError ConnectionError, or the signal's reason
   */
  async watch(call: Call): Promise<TransportResponse | undefined> {
    const broken = (error: unknown): boolean =>
      isConnectionLoss(error) || (isConnectionError(error) && error.failure === 'timeout');
    let response: TransportResponse;
    try {
      response = await this.#send(call, call.timeout ?? this.#options.timeout ?? 0, broken, true);
    } catch (error) {
      if (broken(error)) return undefined;
      throw error;
    }
    handleWarnings(response.headers.get('Warning'), this.warningHandler);
    if (response.status === 200) return response;
    const { error } = this.#judge(call, response, await readBody(response));
    if (error !== undefined) throw error;
    throw new UnexpectedResponseError(`for request ${call.path}, got status: ${response.status}`);
  }

  /** Makes a call whose answer is read as it comes: a log. @throws StatusError ConnectionError, or the signal's reason */
  async stream(call: Call): Promise<TransportResponse> {
    await this.#takeTurn(call);
    const response = await this.#send(call, call.timeout ?? this.#options.timeout ?? 0, () => false, true);
    handleWarnings(response.headers.get('Warning'), this.warningHandler);
    if (response.status >= 200 && response.status < 300) return response;
    const { error } = this.#judge(call, response, await readBody(response));
    if (error !== undefined) throw error;
    throw new UnexpectedResponseError(`${response.status} while accessing ${call.path}`);
  }

  /**
   * Opens a WebSocket: to run a command in a container, or to reach a port.
   * @param protocols to offer, the best first
   * @throws StatusError ConnectionError, or the signal's reason
   * @throws NoWebSocketsError when the transport has none
   */
  async connect(call: Call, protocols: readonly string[]): Promise<WebSocketConnection> {
    const { transport } = this.#options;
    const { verb, path, query = [], headers = {}, signal } = call;
    if (transport.openWebSocket === undefined)
      throw new NoWebSocketsError(`${verb} ${path}: the transport of this client opens no WebSockets`);
    await this.#takeTurn(call);
    const request = { method: verb, path, query: encodeQuery(query), headers, signal, stream: true };
    const opened = await transport.openWebSocket(request, protocols);
    if ('messages' in opened) return opened;
    const response = opened;
    const { error } = this.#judge(call, response, await readBody(response));
    if (error !== undefined) throw error;
    throw new UnexpectedResponseError(`${verb} ${path}: expected a WebSocket, got status ${response.status}`);
  }

  /** Ends the transport. */
  close(): Promise<void> {
    return this.#options.transport.close();
  }

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /**
   * Sends, and sends again what is worth it.
   *
   * Differs from Go: when all attempts fail, the error is the last one, and says nothing of those before it.
   */
  async #send(
    call: Call,
    timeout: number,
    isRetryable: (error: unknown) => boolean,
    stream = false,
  ): Promise<TransportResponse> {
    const { verb, path, query = [], accept, contentType, body, signal } = call;
    const { maxRetries = RETRIES } = isRepeatable(body) ? this.#options : { maxRetries: 0 };
    const headers: RequestHeaders = {
      ...(accept === undefined ? {} : { Accept: accept }),
      ...(body === undefined || contentType === undefined ? {} : { 'Content-Type': contentType }),
      ...call.headers,
    };
    const parameters = timeout > 0 ? [...query, ['timeout', formatDuration(timeout * 1e6)] as const] : query;
    const request = {
      method: verb,
      path,
      query: encodeQuery(parameters),
      headers,
      signal,
      stream,
      ...(body === undefined ? {} : { body }),
    };
    for (let attempt = 1; ; attempt++) {
      let seconds: number | undefined;
      try {
        const response = await this.#attempt(request, attempt);
        seconds = attempt <= maxRetries ? retryAfter(response) : undefined;
        if (seconds === undefined) return response;
        await drain(response);
      } catch (error) {
        if (attempt > maxRetries || !isRetryable(error)) throw error;
        seconds = 1;
      }
      await sleepUntil(this.#clock, Math.max(seconds, 0) * 1000, signal);
      await this.#takeTurn(call);
    }
  }

  /** Sends once, and counts it. */
  async #attempt(request: TransportRequest, attempt: number): Promise<TransportResponse> {
    const { transport, metrics } = this.#options;
    if (metrics === undefined) return transport.request(request);
    const { method, body } = request;
    let code = '<error>';
    try {
      const response = await transport.request(request);
      code = String(response.status);
      return response;
    } finally {
      metrics.result(code, method, this.#host);
      if (attempt > 1) metrics.retry(code, method, this.#host);
      if (request.stream !== true && isRepeatable(body)) metrics.requestSize(method, this.#host, body?.length ?? 0);
    }
  }

  #judge(call: Call, response: TransportResponse, body: Uint8Array): Omit<Answer, 'warnings'> {
    const { verb, resource, name, contentType = 'application/json', negotiator } = call;
    const { status, headers } = response;
    const type = headers.get('Content-Type') || contentType;
    if (call.raw === true && status >= 200 && status <= 206)
      return { status, contentType: type, body, error: undefined };
    const error = fromReadResponse(
      { status, headers, body },
      {
        method: verb,
        contentType,
        ...(resource === undefined ? {} : { resource }),
        ...(name === undefined ? {} : { name }),
        ...(negotiator === undefined ? {} : { negotiator }),
      },
    );
    return { status, contentType: type, body, error };
  }
}

/** The seconds after which the server wants to be asked again. Dates don't count, as in Go. */
function retryAfter({ status, headers }: TransportResponse): number | undefined {
  if (status !== 429 && status < 500) return undefined;
  const value = headers.get('Retry-After') ?? '';
  return /^[+-]?\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** Reads a short answer that is of no interest, so that its connection can be used again. */
async function drain(response: TransportResponse): Promise<void> {
  const length = Number(response.headers.get('Content-Length') ?? Infinity);
  if (length > 2048) return response.close();
  await readBody(response).catch(() => undefined);
}
