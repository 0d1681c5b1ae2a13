/** Names in any case; a list is sent as several headers of the name. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[]>>;

/** One HTTP request, to the server that the transport is for. */
export interface TransportRequest {
  readonly method: string;
  /** From the root of the server, escaped, without the query: `/api/v1/namespaces/default/pods`. */
  readonly path: string;
  /** Escaped, without `?`. Empty, or left out: none. */
  readonly query?: string;
  readonly headers?: RequestHeaders;
  /** A stream is read once, so that no part of the request is sent again. */
  readonly body?: Uint8Array | AsyncIterable<Uint8Array>;
  /** Ends the request, and the response if there is one: what waits is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The response goes on for long (a watch, a log): it must not take a place that short requests wait for. */
  readonly stream?: boolean;
}

/** The headers of a response, as `fetch` has them; several of one name are joined by `, `. */
export interface ResponseHeaders {
  /** @param name in any case */
  get(name: string): string | null;
}

/** The response to a request, as soon as its headers are there. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /**
   * The content, decompressed. Reading throws a {@link ConnectionError} when the connection is lost before its end, and
   * the signal's reason when the request was aborted. Leaving the loop closes the response.
   */
  readonly body: AsyncIterable<Uint8Array>;
  /** Says that the rest of the body is not wanted. May be called at any time, and more than once. */
  close(): void;
}

/** An open WebSocket (RFC 6455), for binary messages. */
export interface WebSocketConnection {
  /** Which of the protocols that were offered the server chose; empty for none. */
  readonly protocol: string;
  /**
   * The messages, as they come. They end when the server closes the connection as it should; else reading throws a
   * {@link ConnectionError}, or the signal's reason. The server has to wait while they are not read. Leaving the loop closes
   * the connection.
   */
  readonly messages: AsyncIterable<Uint8Array>;
  /**
   * Sends a message.
   * @returns when there is room for more
   * @throws ConnectionError, or the signal's reason, when the connection is over
   */
  send(message: Uint8Array): Promise<void>;
  /** Closes the connection. May be called at any time, and more than once. */
  close(): void;
}

/**
 * What sends requests to one server. All of the client stands on this: give it a transport of your own to change how it
 * gets there. A transport retries nothing that the server may have seen, and follows no redirect.
 */
export interface Transport {
  /** Host and port of the server, where it is known: for metrics. */
  readonly host?: string | undefined;
  /**
   * Sends a request. A response with any status is a response.
   * @throws ConnectionError when there is no connection, or it is lost before the headers of the response are there
   * @throws the signal's reason
   */
  request(request: TransportRequest): Promise<TransportResponse>;
  /**
   * Opens a WebSocket, on a connection of its own. Transports that can't leave this out.
   * @param protocols to offer to the server, the best first
   * @returns the WebSocket, or the response of a server that doesn't open one
   * @throws ConnectionError, or the signal's reason
   */
  openWebSocket?(
    request: TransportRequest,
    protocols: readonly string[],
  ): Promise<WebSocketConnection | TransportResponse>;
  /** Ends everything: pending requests are rejected, connections closed. No request can be made afterwards. */
  close(): Promise<void>;
}

/** Whether the body of a request can be sent a second time: a stream can't. */
export function isRepeatable(body: TransportRequest['body']): body is Uint8Array | undefined {
  return body === undefined || body instanceof Uint8Array;
}

/** Reads the body of a response to its end. @throws as reading {@link TransportResponse.body} does */
export async function readBody({ body }: Pick<TransportResponse, 'body'>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
