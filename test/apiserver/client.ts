// Requests to a server without sockets.
import assert from 'node:assert/strict';
import { parseWarningHeaders } from 'kubetyped/apimachinery/util/net';
import type { APIServer, ServerRequest, ServerResponse } from 'kubetyped/apiserver';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: ServerResponse['headers'];
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
  readonly json: any;
}

/** Sends a request. @param body an object is sent as JSON */
export async function send(
  server: APIServer,
  method: string,
  url: string,
  body?: object | string | Uint8Array,
  headers: ServerRequest['headers'] = {},
): Promise<Answer> {
  const response = await server.handle({
    method,
    url,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: bytesOf(body),
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** The texts of the warnings in an answer. */
export function warningsOf({ headers }: Answer): string[] {
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === 'warning')?.[1] ?? [];
  return parseWarningHeaders([found].flat()).warnings.map(({ text }) => text);
}

function bytesOf(body: object | string | Uint8Array | undefined): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The events of a watch, one by one. */
export class WatchClient {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #abort: AbortController;

  private constructor(chunks: AsyncIterator<Uint8Array>, abort: AbortController) {
    this.#chunks = chunks;
    this.#abort = abort;
  }

  static async open(server: APIServer, url: string, headers: ServerRequest['headers'] = {}): Promise<WatchClient> {
    const abort = new AbortController();
    const response = await server.handle({ method: 'GET', url, headers, signal: abort.signal });
    assert.equal(response.status, 200);
    return new WatchClient((response.body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator](), abort);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
  async next(): Promise<any> {
    const { done, value } = await this.#chunks.next();
    return done === true ? undefined : JSON.parse(Buffer.from(value).toString());
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    assert.equal(await this.next(), undefined);
  }
}
