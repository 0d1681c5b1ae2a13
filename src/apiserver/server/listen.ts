/// <reference types="node" />
import { constants } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse as NodeResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { ServingCertificate } from '../../controller/certificates/index.ts';
import type { ServerRequest, ServerResponse } from '../endpoints/request/http.ts';
import { kubeconfigFor } from './kubeconfig.ts';
import { acceptUpgrades, handOver, type AnswerNode } from './upgrades.ts';

/** Where and how a server listens. */
export interface ListenOptions {
  /** 0, or left out: any that is free. */
  readonly port?: number;
  /** `127.0.0.1` unless given. */
  readonly host?: string;
  /** HTTPS with HTTP/2 and HTTP/1.1. HTTP/1.1 without TLS unless given. */
  readonly tls?: (GivenCertificate | RenewedCertificates) & {
    /** Authorities whose certificates clients may show, as PEM: those of `clientCertificates` and `requestHeaders`. */
    readonly clientCAs?: readonly string[];
  };
  /**
   * How many milliseconds a client may take to send a request, and to read a list; a minute unless given. Then its
   * connection ends.
   */
  readonly requestTimeout?: number;
  /** The token in the kubeconfig. */
  readonly token?: string;
}

/** A certificate and key as PEM, and the authority that clients are to trust. */
export interface GivenCertificate {
  readonly cert: string;
  readonly key: string;
  readonly ca?: string;
}

/** What a server shows from now on, and whom it asks for. */
export interface ServedCertificate extends ServingCertificate {
  /** Authorities whose certificates clients may show from now on; as before unless given. */
  readonly clientCAs?: readonly string[];
}

/** Certificates that are renewed while the server listens: `servingCertificates` of `kubetyped/controller/certificates`. */
export interface RenewedCertificates {
  readonly certificates: {
    /**
     * Begins to keep them.
     * @param serve is given the first certificate before this returns, and every later one
     */
    start(serve: (certificate: ServedCertificate) => void): Promise<{ close(): Promise<void> }>;
  };
}

/** A server that listens. */
export interface Listening {
  /** `http://127.0.0.1:41234` */
  readonly url: string;
  /** A kubeconfig as YAML, for `kubectl --kubeconfig`. */
  readonly kubeconfig: string;
  /** Stops listening and ends all connections. */
  close(): Promise<void>;
}

/** A server without authentication is to listen where others can reach it. */
export class InsecureAddressError extends Error {
  readonly code = 'ERR_INSECURE_ADDRESS';

  constructor(host: string) {
    super(`refusing to listen on ${host} without authentication: give \`authentication\`, or listen on 127.0.0.1`);
    this.name = 'InsecureAddressError';
  }
}

type Handle = (request: ServerRequest) => Promise<ServerResponse>;

/** Milliseconds after which a connection without a request is closed, as by Go's servers. Clients count on it. */
const IDLE = 90_000;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

/** Whether nobody but this machine's own programs can reach a server there. */
export function isLoopback(host = '127.0.0.1'): boolean {
  return LOOPBACK.test(host);
}

/** Listens by Node's own servers. @param isOpen whether everybody may do everything */
export async function listen(
  handle: Handle,
  { port = 0, host = '127.0.0.1', tls, token, requestTimeout = 60_000 }: ListenOptions,
  isOpen: boolean,
  onError: (error: unknown) => void = () => {},
): Promise<Listening> {
  if (isOpen && !isLoopback(host)) throw new InsecureAddressError(host);
  const answer: AnswerNode = (incoming, outgoing, first) => {
    if (first === undefined) limitTime(incoming, outgoing, requestTimeout);
    exchange(handle, incoming, outgoing, requestTimeout, first).catch((error: unknown) => {
      onError(error);
      outgoing.destroy();
    });
  };
  let asks = asksFor(tls?.clientCAs);
  const given = tls !== undefined && 'cert' in tls ? tls : undefined;
  const secure =
    tls && createSecureServer({ cert: given?.cert, key: given?.key, allowHTTP1: true, ...asks }, answer as never);
  const server: Server = secure ?? createServer(answer);
  Object.assign(server, { keepAliveTimeout: IDLE });
  acceptUpgrades(server, answer, IDLE);
  let ca = given?.ca;
  const keeping =
    tls !== undefined && 'certificates' in tls
      ? await tls.certificates.start(({ cert, key, ca: authorities, clientCAs }) => {
          ca = authorities;
          if (clientCAs !== undefined) asks = asksFor(clientCAs);
          secure?.setSecureContext({ ...asks, cert, key });
        })
      : undefined;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await keeping?.close();
    throw error;
  }
  const { port: chosen } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  const url = `${tls === undefined ? 'http' : 'https'}://${name}:${chosen}`;
  return {
    url,
    kubeconfig: kubeconfigFor(url, { ca, token }),
    async close() {
      await keeping?.close();
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Gives up a client that sends its request too slowly: it may do so to keep others from being served. */
function limitTime(incoming: IncomingMessage, outgoing: NodeResponse, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, milliseconds);
  outgoing.once('close', () => clearTimeout(timer));
}

/** Gives up a client that reads a large answer too slowly: it counts as a request under way. */
function endAfter(outgoing: NodeResponse, milliseconds: number): void {
  const timer = setTimeout(() => outgoing.destroy(), milliseconds);
  outgoing.once('close', () => clearTimeout(timer));
}

/** A certificate of another authority is like none: the client may have a token. */
function asksFor(clientCAs: readonly string[] = []): object {
  return clientCAs.length === 0
    ? {}
    : {
        requestCert: true,
        rejectUnauthorized: false,
        ca: [...clientCAs],
        // A resumed session has the client's own certificate alone, and a renegotiated one may have another.
        secureOptions: constants.SSL_OP_NO_TICKET | constants.SSL_OP_NO_RENEGOTIATION,
      };
}

async function exchange(
  handle: Handle,
  incoming: IncomingMessage,
  outgoing: NodeResponse,
  timeout: number,
  first: Uint8Array | undefined,
): Promise<void> {
  const abort = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) abort.abort();
  });
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(incoming.headers))
    if (!name.startsWith(':')) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  // As HTTP/2 has it.
  const authority = incoming.headers[':authority'];
  if (typeof authority === 'string') headers['host'] ??= authority;
  const response = await handle({
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers,
    headerValues: valuesOfAll(incoming.rawHeaders),
    certificates: certificatesOf(incoming),
    remoteAddress: incoming.socket.remoteAddress,
    ...(first === undefined ? { body: incoming } : { isUpgrade: true }),
    signal: abort.signal,
  });
  if (response.takeOver !== undefined && first !== undefined) {
    handOver(response, incoming, outgoing, first);
    return;
  }
  for (const [name, value] of Object.entries(response.headers)) outgoing.setHeader(name, value as string | string[]);
  outgoing.writeHead(response.status);
  const { body } = response;
  if (incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  // Together with the headers, in one packet.
  if (Array.isArray(body) && body.length === 1) {
    outgoing.end(body[0]);
    return;
  }
  if (response.inPieces === true) endAfter(outgoing, timeout);
  // Watches show at once that they have begun.
  outgoing.flushHeaders?.();
  for await (const chunk of body) {
    if (abort.signal.aborted) break;
    if (!outgoing.write(chunk)) await drained(outgoing, abort.signal);
  }
  outgoing.end();
}

/** Resolves when more can be written, or nothing any more. */
async function drained(outgoing: NodeResponse, signal: AbortSignal): Promise<void> {
  await once(outgoing, 'drain', { signal }).catch(() => {});
}

function valuesOfAll(raw: readonly string[]): Record<string, string[]> {
  const all: Record<string, string[]> = Object.create(null);
  for (let i = 0; i < raw.length; i += 2) (all[raw[i]!.toLowerCase()] ??= []).push(raw[i + 1]!);
  return all;
}

/** By connection: of HTTP/2, by session. */
const certificates = new WeakMap<object, readonly Uint8Array[] | undefined>();

/**
 * What a client has shown when the connection was made. Node follows the names of issuers through what the client sent, and
 * checks no signature; so nothing but the first certificate, whose key the client has, says anything before it is verified.
 */
function certificatesOf(incoming: IncomingMessage): readonly Uint8Array[] | undefined {
  const { socket } = incoming;
  if (!(socket instanceof TLSSocket)) return undefined;
  const connection = sessionOf(incoming) ?? socket;
  if (certificates.has(connection)) return certificates.get(connection);
  const shown: Buffer[] = [];
  for (let each = socket.getPeerCertificate(true); each?.raw !== undefined; each = each.issuerCertificate) {
    // The last one names itself as its issuer.
    if (shown.some((seen) => seen.equals(each.raw))) break;
    shown.push(each.raw);
  }
  const found = shown.length === 0 ? undefined : shown;
  certificates.set(connection, found);
  return found;
}

function sessionOf(incoming: IncomingMessage | Http2ServerRequest): object | undefined {
  return 'stream' in incoming ? incoming.stream.session : undefined;
}
