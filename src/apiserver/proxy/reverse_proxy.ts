/// <reference types="node" />
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HTTPSAgent, request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { asError } from '#engine/text/as_error';
import { drained } from '../request/drained.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import { type OutgoingHeaders, responseHeaders, upgradeHeaders } from './proxy_headers.ts';
import { serverNameOf, type Upstream } from './upstream.ts';

/** Milliseconds in which what is left is written once the other side is gone. */
const LINGER = 10_000;

/** What is sent. */
export interface OutgoingRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: OutgoingHeaders;
  readonly body?: ServerRequest['body'];
  /** Gives it up. */
  readonly signal: AbortSignal | undefined;
}

/** How long a request may take. */
export interface ProxyTimes {
  /** Milliseconds for the whole answer, or until it begins; as long as it takes unless given. */
  readonly timeout?: number;
  /** Whether an answer that has begun may take as long as it likes. Yes unless given. */
  readonly isLongRunning?: boolean;
}

/** How a request is sent on. */
export interface ForwardOptions extends ProxyTimes {
  /** What the client gets in place of an answer, whose body is not read then; undefined: the answer. May throw. */
  replace?(answer: IncomingMessage): ServerResponse | undefined;
}

/**
 * Sends a request on.
 * @returns the answer, without the headers of its connection; its body throws when the connection is lost
 * @throws {DeadlineExceededError} when there is none in time, other errors when there is none
 */
export async function forward(
  upstream: Upstream,
  outgoing: OutgoingRequest,
  { timeout, isLongRunning = true, replace }: ForwardOptions = {},
): Promise<ServerResponse> {
  const deadline = new Deadline(timeout, outgoing.signal);
  try {
    const incoming = await ask(upstream, { ...outgoing, signal: deadline.signal });
    const replaced = replacement(incoming, replace);
    if (replaced !== undefined) {
      deadline.end();
      return replaced;
    }
    if (isLongRunning) deadline.lift();
    const isHead = outgoing.method === 'HEAD';
    if (isHead) incoming.resume();
    return {
      status: incoming.statusCode ?? 502,
      headers: responseHeaders(incoming),
      body: isHead ? [] : bodyOf(incoming, deadline),
    };
  } catch (error) {
    deadline.end();
    throw deadline.isOver ? new DeadlineExceededError() : error;
  }
}

function replacement(incoming: IncomingMessage, replace: ForwardOptions['replace']): ServerResponse | undefined {
  let replaced: ServerResponse | undefined;
  let isKept = false;
  try {
    replaced = replace?.(incoming);
    isKept = replaced === undefined;
  } finally {
    if (!isKept) incoming.destroy();
  }
  return replaced;
}

/** What is answered in place of another protocol. */
export interface Refusal extends ServerResponse {
  /** Ends it, where nobody is going to read the body. */
  abandon(): void;
}

/** A connection that speaks another protocol now. */
export interface Upgraded {
  readonly incoming: IncomingMessage;
  readonly connection: Duplex;
  /** What came behind the headers. */
  readonly first: Uint8Array;
}

/**
 * Sends on a request that asks for another protocol on its connection. Who may do so is found out before.
 * @returns the connection, or what is answered in its place
 * @throws when there is no answer
 */
export async function dialForUpgrade(
  upstream: Upstream,
  { method, path, headers, signal }: OutgoingRequest,
  { timeout }: ProxyTimes = {},
): Promise<Upgraded | Refusal> {
  const deadline = new Deadline(timeout, signal);
  const outgoing = begin(upstream, { method, path, headers, signal: deadline.signal });
  const answered = new Promise<Upgraded | Refusal>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('upgrade', (incoming: IncomingMessage, connection: Duplex, first: Buffer) => {
      deadline.end();
      connection.on('error', () => connection.destroy());
      resolve({ incoming, connection, first });
    });
    outgoing.once('response', (incoming) => {
      const status = incoming.statusCode ?? 502;
      resolve({
        status,
        headers: responseHeaders(incoming),
        body: bodyOf(incoming, deadline),
        abandon() {
          deadline.end();
          incoming.destroy();
        },
      });
    });
  });
  outgoing.end();
  try {
    return await answered;
  } catch (error) {
    deadline.end();
    throw deadline.isOver ? new DeadlineExceededError() : error;
  }
}

/** @throws for what is neither another protocol nor an error */
export function refusalOf({ abandon, ...response }: Refusal): ServerResponse {
  if (response.status >= 400) return response;
  abandon();
  throw new Error(`invalid upgrade response: status code ${response.status}`);
}

/**
 * The same, and joins the connection with that of the client.
 * @returns what is answered in its place: 400 and more
 * @throws when there is no answer, or one that says neither
 */
export async function forwardUpgrade(
  upstream: Upstream,
  outgoing: OutgoingRequest,
  times?: ProxyTimes,
): Promise<ServerResponse> {
  const upgraded = await dialForUpgrade(upstream, outgoing, times);
  if (!('connection' in upgraded)) return refusalOf(upgraded);
  const { incoming, connection: backend, first: toClient } = upgraded;
  return {
    status: 101,
    headers: upgradeHeaders(incoming),
    body: [],
    takeOver: (client, toBackend) => joined({ client, backend, toBackend, toClient }),
  };
}

/** Sends a request. @returns the answer when it begins @throws when there is none */
export async function ask(upstream: Upstream, { body, ...rest }: OutgoingRequest): Promise<IncomingMessage> {
  const framed = await framedBody(rest.headers, body);
  const outgoing = begin(upstream, { ...rest, headers: framed.headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    // Also what goes wrong later, which the answer's body tells.
    outgoing.on('error', reject);
  });
  // Somebody may answer before all is sent.
  void send(outgoing, framed.body).catch((error: unknown) => outgoing.destroy(asError(error)));
  return answered;
}

function begin({ host, port, agent }: Upstream, { method, path, headers, signal }: OutgoingRequest): ClientRequest {
  const options = {
    host,
    port,
    method,
    path,
    // Node takes one value for `Host`, and for what describes the body.
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    ),
    agent,
    ...(signal && { signal }),
  };
  if (!(agent instanceof HTTPSAgent)) return httpRequest(options);
  const { servername = serverNameOf(host) } = agent.options;
  return httpsRequest({ ...options, servername });
}

/** A body with the headers that say where it ends: `node:http` leaves them out for some methods. */
async function framedBody(
  headers: OutgoingHeaders,
  body: ServerRequest['body'],
): Promise<{ headers: OutgoingHeaders; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }> {
  if (body instanceof Uint8Array)
    return { headers: { ...headers, 'content-length': [String(body.length)] }, body: [body] };
  if (body === undefined || headers['content-length'] !== undefined) return { headers, body: body ?? [] };
  // By HTTP/2, and in pieces, nothing before the body says whether there is one.
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return { headers, body: [] };
  return { headers: { ...headers, 'Transfer-Encoding': ['chunked'] }, body: withFirst(first.value, chunks) };
}

async function* withFirst(
  first: Uint8Array,
  others: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => others };
}

async function send(outgoing: ClientRequest, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  for await (const chunk of body) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(chunk)) await drained(outgoing);
  }
  outgoing.end();
}

/** @throws when the connection is lost, unless the client closed it */
async function* bodyOf(incoming: IncomingMessage, deadline: Deadline): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* incoming;
  } catch (error) {
    if (!deadline.isGivenUp) throw error;
  } finally {
    deadline.end();
  }
}

/** Something took too long. Its text is that of Go's. */
export class DeadlineExceededError extends Error {
  readonly code = 'ERR_DEADLINE_EXCEEDED';

  constructor() {
    super('context deadline exceeded');
    this.name = 'DeadlineExceededError';
  }
}

/** Until when something may take, for as long as somebody wants it. */
export class Deadline {
  readonly #abort = new AbortController();
  readonly #given: AbortSignal | undefined;
  readonly #giveUp = (): void => this.#abort.abort(this.#given?.reason);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** @param milliseconds undefined: as long as it takes @param given who wants it gives up by it */
  constructor(milliseconds: number | undefined, given: AbortSignal | undefined) {
    this.#given = given;
    if (milliseconds !== undefined)
      this.#timer = setTimeout(() => {
        this.#isOver = true;
        this.#abort.abort();
      }, milliseconds);
    given?.addEventListener('abort', this.#giveUp, { once: true });
    if (given?.aborted === true) this.#giveUp();
  }

  /** Ends with the time, and when it is given up. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Whether the time was up. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether nobody wants it any more. */
  get isGivenUp(): boolean {
    return this.#given?.aborted === true;
  }

  /** From now on it may take as long as it likes. */
  lift(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** It is done. */
  end(): void {
    this.lift();
    this.#given?.removeEventListener('abort', this.#giveUp);
  }
}

/** Two connections, and what was read of each beyond the headers. */
interface ConnectionsToJoin {
  readonly client: Duplex;
  readonly backend: Duplex;
  readonly toBackend: Uint8Array;
  readonly toClient: Uint8Array;
}

/** Sends on what comes from either side, as it comes, until one of them goes: then both do. */
function joined({ client, backend, toBackend, toClient }: ConnectionsToJoin): void {
  if (client.destroyed || backend.destroyed) {
    client.destroy();
    backend.destroy();
    return;
  }
  if (toBackend.length > 0) backend.write(toBackend);
  if (toClient.length > 0) client.write(toClient);
  sendOn(client, backend);
  sendOn(backend, client);
}

function sendOn(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => from.destroy());
  const leave = (): void => {
    if (to.destroyed) return;
    to.end();
    // Who doesn't read what is left for it doesn't keep the connection.
    const timer = setTimeout(() => to.destroy(), LINGER);
    to.once('close', () => clearTimeout(timer));
    to.once('finish', () => to.destroy());
  };
  from.once('end', leave);
  from.once('close', leave);
}
