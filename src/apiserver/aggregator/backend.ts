/// <reference types="node" />
import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, type AgentOptions, request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import type { APIServiceSpec } from '#api/apiregistration/v1/zz_generated.types';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { connectTLS, refuseStranger } from '../../client/transport/node/trust.ts';
import { respondText } from '../endpoints/handlers/response_writers.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { UserInfo } from '../request/user.ts';
import { type OutgoingHeaders, requestHeaders, responseHeaders, upgradeHeaders, userHeaders } from './proxy_headers.ts';

/** Milliseconds in which what is left is written once the other side is gone. */
const LINGER = 10_000;

/** Where a Service leads. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What this server shows to those behind it, as PEM: by it they know whom to believe who a user is. */
export interface ProxyCertificate {
  readonly cert: string;
  readonly key: string;
}

/** What a backend answers to a question of this server's own. */
export interface BackendAnswer {
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** How this server asks a backend. */
export interface AskOptions {
  readonly user: UserInfo;
  readonly headers?: OutgoingHeaders;
  /** In milliseconds, for the whole answer. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** How a request is passed on. */
export interface ProxyOptions {
  /** Milliseconds for the whole answer, or until it begins. */
  readonly timeout: number;
  /** Whether an answer that has begun may take as long as it likes. */
  readonly isLongRunning: boolean;
  /** Of the request in the audit log. */
  readonly auditID: string;
  readonly forwardRedirects: boolean;
}

/** What is sent. */
interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHeaders;
  readonly body?: ServerRequest['body'];
  readonly signal: AbortSignal;
}

/** A longer answer to this server's own questions is refused, in bytes. */
const MAX_ANSWER = 64 * 1024 * 1024;

/** Milliseconds that connecting may take. */
const MAX_HANDSHAKE = 30_000;

/** Connects to servers that authorities of its own stand for, as Go judges them, and goes on with no session. */
class TrustingAgent extends Agent {
  readonly #ca: string;
  readonly #host: string;

  constructor(options: AgentOptions, ca: string, host: string) {
    super(options);
    this.#ca = ca;
    this.#host = host;
  }

  override createConnection(
    options: ConnectionOptions,
    done: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    const socket = connectTLS(options, this.#ca);
    const fail = (error: Error): void => done(error, socket);
    const limit = setTimeout(() => socket.destroy(new Error(`no TLS with ${this.#host} in time`)), MAX_HANDSHAKE);
    socket.once('error', fail).once('close', () => clearTimeout(limit));
    socket.once('secureConnect', () => {
      socket.off('error', fail);
      clearTimeout(limit);
      try {
        refuseStranger(socket, this.#host);
        done(null, socket);
      } catch (error) {
        socket.destroy();
        done(asError(error), socket);
      }
    });
  }
}

const REDIRECT_REFUSED = 'the backend attempted to redirect this request, which is not permitted';

/** The server of an APIService: requests are sent to it as kube-aggregator does. */
export class Backend {
  readonly #agent: Agent;

  constructor(
    { service, caBundle = '', insecureSkipTLSVerify = false }: APIServiceSpec,
    certificate: ProxyCertificate | undefined,
  ) {
    const servername = `${service?.name}.${service?.namespace}.svc`;
    const options = { keepAlive: true, servername, rejectUnauthorized: !insecureSkipTLSVerify, ...certificate };
    this.#agent =
      caBundle === '' || insecureSkipTLSVerify
        ? new Agent(options)
        : new TrustingAgent(options, fromUTF8(decodeBase64(caBundle)), servername);
  }

  /**
   * Sends a request of a user on.
   * @returns the answer; its body throws when it breaks off
   * @throws {DeadlineExceededError} when there is none in time, other errors when there is none
   */
  async proxy(
    address: Address,
    request: ServerRequest,
    user: UserInfo,
    { timeout, isLongRunning, auditID, forwardRedirects }: ProxyOptions,
  ): Promise<ServerResponse> {
    const deadline = new Deadline(timeout, request.signal);
    try {
      const incoming = await this.#answer(address, {
        method: request.method,
        path: request.url,
        headers: { ...requestHeaders(request, user), 'Audit-ID': [auditID] },
        body: request.body,
        signal: deadline.signal,
      });
      const status = incoming.statusCode ?? 502;
      // The client would follow it with its own credentials, to an address of the backend's choice.
      if (!forwardRedirects && status >= 300 && status <= 399 && incoming.headers.location !== undefined) {
        incoming.destroy();
        deadline.end();
        return respondText(502, REDIRECT_REFUSED);
      }
      if (isLongRunning) deadline.lift();
      const headers = responseHeaders(incoming);
      if (request.method === 'HEAD') incoming.resume();
      return { status, headers, body: request.method === 'HEAD' ? [] : bodyOf(incoming, deadline) };
    } catch (error) {
      deadline.end();
      throw deadline.isOver ? new DeadlineExceededError() : error;
    }
  }

  /**
   * Sends on a request that asks for another protocol on its connection. Who may do so is found out before.
   * @returns 101 and how the connections are joined, or what the backend answers in its place: 400 and more
   * @throws when there is no answer, or one that says neither
   */
  async upgrade(
    address: Address,
    request: ServerRequest,
    user: UserInfo,
    { timeout, auditID }: ProxyOptions,
  ): Promise<ServerResponse> {
    const deadline = new Deadline(timeout, request.signal);
    const outgoing = this.#begin(address, {
      method: request.method,
      path: request.url,
      headers: {
        ...requestHeaders(request, user),
        'Audit-ID': [auditID],
        Connection: ['Upgrade'],
        Upgrade: [request.headers['upgrade'] ?? ''],
      },
      signal: deadline.signal,
    });
    const answered = new Promise<ServerResponse>((resolve, reject) => {
      outgoing.on('error', reject);
      outgoing.once('upgrade', (incoming: IncomingMessage, backend: Duplex, head: Buffer) => {
        deadline.end();
        resolve({
          status: 101,
          headers: upgradeHeaders(incoming),
          body: [],
          takeOver: (client, first) => joined({ client, backend, toBackend: first, toClient: head }),
        });
      });
      outgoing.once('response', (incoming) => {
        const status = incoming.statusCode ?? 502;
        if (status >= 400)
          return resolve({ status, headers: responseHeaders(incoming), body: bodyOf(incoming, deadline) });
        incoming.destroy();
        reject(new Error(`invalid upgrade response: status code ${status}`));
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

  /** Asks in this server's own name. @throws when there is no answer, or none in time */
  async ask(address: Address, path: string, { user, headers, timeout, signal }: AskOptions): Promise<BackendAnswer> {
    const deadline = new Deadline(timeout, signal);
    try {
      const incoming = await this.#answer(address, {
        method: 'GET',
        path,
        headers: { ...userHeaders(user), ...headers },
        signal: deadline.signal,
      });
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of incoming) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_ANSWER) throw new Error(`the answer to ${path} is longer than ${MAX_ANSWER} bytes`);
      }
      return {
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text: Buffer.concat(chunks).toString('utf8'),
      };
    } catch (error) {
      throw deadline.isOver ? new DeadlineExceededError() : error;
    } finally {
      deadline.end();
    }
  }

  /** Ends what is under way, upgraded connections apart. */
  close(): void {
    this.#agent.destroy();
  }

  async #answer(address: Address, { body, ...rest }: Outgoing): Promise<IncomingMessage> {
    const framed = await framedBody(rest.headers, body);
    const outgoing = this.#begin(address, { ...rest, headers: framed.headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      // Also what goes wrong later, which the answer's body tells.
      outgoing.on('error', reject);
    });
    // Somebody may answer before all is sent.
    void send(outgoing, framed.body).catch((error: unknown) => outgoing.destroy(asError(error)));
    return answered;
  }

  #begin({ host, port }: Address, { method, path, headers, signal }: Outgoing): ClientRequest {
    return httpsRequest({ host, port, method, path, headers, agent: this.#agent, signal });
  }
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

/** Resolves when more can be written, or nothing any more. */
async function drained(outgoing: ClientRequest): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  try {
    await Promise.race([once(outgoing, 'drain', { signal }), once(outgoing, 'close', { signal })]);
  } finally {
    done.abort();
  }
}

/** @throws when it breaks off, unless the client did so */
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
class DeadlineExceededError extends Error {
  readonly code = 'ERR_DEADLINE_EXCEEDED';

  constructor() {
    super('context deadline exceeded');
    this.name = 'DeadlineExceededError';
  }
}

/** Until when something may take, for as long as somebody wants it. */
class Deadline {
  readonly #abort = new AbortController();
  readonly #given: AbortSignal | undefined;
  readonly #giveUp = (): void => this.#abort.abort(this.#given?.reason);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** @param given who wants it gives up by it */
  constructor(milliseconds: number, given: AbortSignal | undefined) {
    this.#given = given;
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
