/// <reference types="node" />
import { once } from 'node:events';
import { Agent, request as httpsRequest } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { decodeBase64 } from '#engine/text/base64';
import type { APIServiceSpec } from '#api/apiregistration/v1/zz_generated.types';
import { fromUTF8 } from '#engine/text/utf8';
import type { UserInfo } from '../authentication/user/user.ts';
import type { ServerRequest, ServerResponse } from '../endpoints/request/http.ts';

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

/** What is sent. */
interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string[]>;
  readonly body?: ServerRequest['body'];
  readonly signal?: AbortSignal | undefined;
}

/** Headers that are about one connection, and those that say who somebody is: others set them anew. */
const NOT_PASSED_ON =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|authorization|impersonate-.*|x-remote-.*|:.*)$/;
const HOP_BY_HOP = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

/** The server of an APIService: requests are sent to it as kube-aggregator does. */
export class Backend {
  readonly #agent: Agent;

  /** @throws {Error} when the authority is no certificate */
  constructor(
    { service, caBundle = '', insecureSkipTLSVerify = false }: APIServiceSpec,
    certificate: ProxyCertificate | undefined,
  ) {
    this.#agent = new Agent({
      keepAlive: true,
      servername: `${service?.name}.${service?.namespace}.svc`,
      rejectUnauthorized: !insecureSkipTLSVerify,
      ...(caBundle !== '' && { ca: fromUTF8(decodeBase64(caBundle)) }),
      ...certificate,
    });
  }

  /** Sends a request of a user on. @throws when there is no answer */
  async proxy({ host, port }: Address, request: ServerRequest, user: UserInfo): Promise<ServerResponse> {
    const incoming = await this.#send(
      { host, port },
      {
        method: request.method,
        path: request.url,
        headers: { ...passedOn(request), ...userHeaders(user), ...forwardedFor(request) },
        body: request.body,
        signal: request.signal,
      },
    );
    return { status: incoming.statusCode ?? 502, headers: responseHeaders(incoming), body: incoming };
  }

  /** Asks in this server's own name. @returns the status, and the body parsed if it is JSON @throws when there is no answer */
  async ask(address: Address, path: string, timeout: number): Promise<{ status: number; text: string }> {
    const signal = AbortSignal.timeout(timeout);
    const user = { name: 'system:kube-aggregator', groups: ['system:masters'] };
    const headers = { ...userHeaders(user), accept: ['application/json'] };
    const incoming = await this.#send(address, { method: 'GET', path, headers, signal });
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    return { status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') };
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send({ host, port }: Address, { method, path, headers, body, signal }: Outgoing): Promise<IncomingMessage> {
    const outgoing = httpsRequest({ host, port, method, path, headers, agent: this.#agent, ...(signal && { signal }) });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    // Somebody may answer before all is sent.
    void sendBody(outgoing, body).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    );
    return answered;
  }
}

async function sendBody(outgoing: ReturnType<typeof httpsRequest>, body: ServerRequest['body']): Promise<void> {
  if (body instanceof Uint8Array) outgoing.write(body);
  else if (body !== undefined)
    for await (const chunk of body) if (!outgoing.write(chunk)) await once(outgoing, 'drain');
  outgoing.end();
}

function passedOn({ headers, headerValues }: ServerRequest): Record<string, string[]> {
  const passed: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !NOT_PASSED_ON.test(name)) passed[name] = [...(headerValues?.[name] ?? [value])];
  return passed;
}

/** Mirrors Go's `transport.SetAuthProxyHeaders`. */
function userHeaders({ name, uid = '', groups, extra = {} }: UserInfo): Record<string, string[]> {
  return {
    'X-Remote-User': [name],
    ...(uid !== '' && { 'X-Remote-Uid': [uid] }),
    ...(groups.length > 0 && { 'X-Remote-Group': [...groups] }),
    ...Object.fromEntries(
      Object.entries(extra).map(([key, values]) => [`X-Remote-Extra-${escapedKey(key)}`, [...values]]),
    ),
  };
}

/** What a name of a header can't have is escaped, the percent sign included. Mirrors Go's `headerKeyEscape`. */
function escapedKey(key: string): string {
  return key.replace(/[^!#$&'*+\-.^_`|~0-9A-Za-z]+/g, (text) =>
    Array.from(Buffer.from(text, 'utf8'), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

function forwardedFor({ headers, remoteAddress }: ServerRequest): Record<string, string[]> {
  if (remoteAddress === undefined) return {};
  const before = headers['x-forwarded-for'];
  return { 'x-forwarded-for': [before === undefined ? remoteAddress : `${before}, ${remoteAddress}`] };
}

function responseHeaders({ rawHeaders }: IncomingMessage): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!HOP_BY_HOP.test(name.toLowerCase())) (headers[name] ??= []).push(value);
  }
  return headers;
}
