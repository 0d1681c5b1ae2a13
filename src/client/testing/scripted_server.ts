/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A piece of a response: text or bytes as they are, anything else as a line of JSON. */
export type Piece = string | Uint8Array | object;

/** How a {@link ScriptedServer} answers a request. */
export interface ScriptedReply {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** The pieces of the body, sent one by one: the object of an answer, the events of a watch. */
  readonly body?: readonly Piece[];
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /**
   * How it ends: `end` as it should, `cut` by cutting the connection after the body, `reset` by cutting it without any
   * answer, `hang` not at all. Default `end`.
   */
  readonly finish?: 'end' | 'cut' | 'reset' | 'hang';
}

/** A request that is expected, and the reply. What is left out of the request may be anything. */
export interface Exchange {
  readonly method?: string;
  /** Escaped, without the query. */
  readonly path?: string;
  /** These parameters, and no others. */
  readonly query?: Readonly<Record<string, string>>;
  readonly reply: ScriptedReply;
}

/** A request that came. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  /** As it was sent, without `?`. */
  readonly query: string;
  /** By names in lower case; several of one name joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What came was not what the script says, or not all of it. */
export class ScriptError extends Error {
  readonly code = 'ERR_SCRIPT';

  constructor(message: string) {
    super(message);
    this.name = 'ScriptError';
  }
}

/**
 * An HTTP server on loopback that answers by a script, and keeps what it was asked: for tests of what a program asks, and
 * how it takes answers that real servers seldom give. A request takes the first exchange left that fits it; one that none
 * fits gets status 418.
 *
 * ```ts
 * await using server = await ScriptedServer.start([
 *   { path: '/api/v1/namespaces/default/pods/a', reply: { status: 503, headers: { 'Retry-After': '0' } } },
 *   { path: '/api/v1/namespaces/default/pods/a', reply: { body: [new corev1.Pod({ metadata: { name: 'a' } })] } },
 * ]);
 * const client = new Client({ transport: new FetchTransport({ server: server.url }) });
 * await client.resource(corev1.Pod, { namespace: 'default' }).get('a');
 * server.verify();
 * ```
 */
export class ScriptedServer {
  /** What was asked, in order. */
  readonly requests: RecordedRequest[] = [];
  readonly #server: Server;
  readonly #left: Exchange[];
  readonly #unexpected: string[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();

  private constructor(exchanges: readonly Exchange[]) {
    this.#left = [...exchanges];
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => request.socket.destroy());
    });
  }

  /** Starts a server on a free port. */
  static async start(exchanges: readonly Exchange[]): Promise<ScriptedServer> {
    const server = new ScriptedServer(exchanges);
    await new Promise<void>((resolve, reject) => {
      server.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return server;
  }

  /** Where it is: `http://127.0.0.1:40123`. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** @throws ScriptError when something came that the script doesn't have, or something of it is left */
  verify(): void {
    const missing = this.#left.map(({ method = 'any method', path = 'any path' }) => `missing: ${method} ${path}`);
    const faults = [...this.#unexpected.map((text) => `unexpected: ${text}`), ...missing];
    if (faults.length > 0) throw new ScriptError(faults.join('\n'));
  }

  /** Cuts all connections, and stops. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    const recorded = await record(request);
    this.requests.push(recorded);
    const at = this.#left.findIndex((exchange) => fits(exchange, recorded));
    if (at < 0) {
      const { method, path, query } = recorded;
      this.#unexpected.push(`${method} ${path}${query === '' ? '' : `?${query}`}`);
      response.writeHead(418, { 'Content-Type': 'text/plain' }).end('the script has no such request');
      return;
    }
    const [{ reply }] = this.#left.splice(at, 1) as [Exchange];
    if (reply.delay !== undefined) await this.#pause(reply.delay);
    const { status = 200, headers = {}, body = [], finish = 'end' } = reply;
    if (finish === 'reset') return void request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json', ...(headers as Record<string, string>) });
    response.flushHeaders();
    for (const piece of body) await new Promise<void>((resolve) => response.write(encode(piece), () => resolve()));
    if (finish === 'end') response.end();
    // What was written must be on its way.
    else if (finish === 'cut') setImmediate(() => request.socket.destroy());
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        resolve();
      }, milliseconds);
      this.#timers.add(timer);
    });
  }
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const { method = '', url = '', rawHeaders } = request;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  const [path = '', query = ''] = url.split('?', 2);
  return { method, path, query, headers: Object.fromEntries(headers), body: new Uint8Array(Buffer.concat(chunks)) };
}

function fits({ method, path, query }: Exchange, request: RecordedRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (path !== undefined && path !== request.path) return false;
  if (query === undefined) return true;
  const sorted = (entries: [string, string][]): string => JSON.stringify(entries.sort());
  return sorted(Object.entries(query)) === sorted([...new URLSearchParams(request.query)]);
}

function encode(piece: Piece): string | Uint8Array {
  return typeof piece === 'string' || piece instanceof Uint8Array ? piece : `${JSON.stringify(piece)}\n`;
}
