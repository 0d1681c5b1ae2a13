/// <reference types="node" />
import type { IncomingMessage } from 'node:http';
import type { APIServiceSpec } from '#api/apiregistration/v1/zz_generated.types';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { respondText } from '../endpoints/handlers/response_writers.ts';
import { type OutgoingHeaders, requestHeaders, upgradeRequestHeaders, userHeaders } from '../proxy/proxy_headers.ts';
import { ask, Deadline, DeadlineExceededError, forward, forwardUpgrade } from '../proxy/reverse_proxy.ts';
import { type Address, TLSAgent, type Upstream } from '../proxy/upstream.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { UserInfo } from '../request/user.ts';

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

/** A longer answer to this server's own questions is refused, in bytes. */
const MAX_ANSWER = 64 * 1024 * 1024;

const REDIRECT_REFUSED = 'the backend attempted to redirect this request, which is not permitted';

/** The server of an APIService: requests are sent to it as kube-aggregator does. */
export class Backend {
  readonly #agent: TLSAgent;

  constructor(
    { service, caBundle = '', insecureSkipTLSVerify = false }: APIServiceSpec,
    certificate: ProxyCertificate | undefined,
  ) {
    const servername = `${service?.name}.${service?.namespace}.svc`;
    const options = { keepAlive: true, servername, rejectUnauthorized: !insecureSkipTLSVerify, ...certificate };
    this.#agent = new TLSAgent(
      options,
      caBundle === '' || insecureSkipTLSVerify ? undefined : fromUTF8(decodeBase64(caBundle)),
    );
  }

  /**
   * Sends a request of a user on.
   * @returns the answer; its body throws when the connection is lost
   * @throws {DeadlineExceededError} when there is none in time, other errors when there is none
   */
  async proxy(
    address: Address,
    request: ServerRequest,
    user: UserInfo,
    { auditID, forwardRedirects, ...times }: ProxyOptions,
  ): Promise<ServerResponse> {
    const { method, url: path, body, signal } = request;
    const headers = { ...requestHeaders(request), ...userHeaders(user), 'Audit-ID': [auditID] };
    return forward(
      this.#upstream(address),
      { method, path, headers, body, signal },
      {
        ...times,
        replace({ statusCode = 0, headers: { location } }) {
          // The client would follow it with its own credentials, to an address of the backend's choice.
          const isRedirect = statusCode >= 300 && statusCode <= 399 && location !== undefined;
          return isRedirect && !forwardRedirects ? respondText(502, REDIRECT_REFUSED) : undefined;
        },
      },
    );
  }

  /**
   * Sends on a request that asks for another protocol on its connection. Who may do so is found out before.
   * @returns 101 and how the connections are joined, or what the backend answers in its place: 400 and more
   * @throws when there is no answer, or one that says neither
   */
  upgrade(
    address: Address,
    request: ServerRequest,
    user: UserInfo,
    { timeout, auditID }: ProxyOptions,
  ): Promise<ServerResponse> {
    const { method, url: path, signal } = request;
    const headers = { ...upgradeRequestHeaders(request), ...userHeaders(user), 'Audit-ID': [auditID] };
    return forwardUpgrade(this.#upstream(address), { method, path, headers, signal }, { timeout });
  }

  /** Asks in this server's own name. @throws when there is no answer, or none in time */
  async ask(address: Address, path: string, { user, headers, timeout, signal }: AskOptions): Promise<BackendAnswer> {
    const deadline = new Deadline(timeout, signal);
    try {
      const incoming = await ask(this.#upstream(address), {
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

  #upstream(address: Address): Upstream {
    return { ...address, agent: this.#agent };
  }
}
