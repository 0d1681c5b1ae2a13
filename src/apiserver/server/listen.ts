/// <reference types="node" />
import { constants } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse as NodeResponse,
  type OutgoingHttpHeaders,
  STATUS_CODES,
} from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
  constants as http2,
} from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { TLSSocket } from 'node:tls';
import { ListenError } from '../../client/tools/portforward/node/listen_error.ts';
import { safeAuthorities, shownCertificates } from '../../client/util/cert/x509/node_tls.ts';
import { CertPool } from '../../client/util/cert/x509/verify.ts';
import type { ServingCertificate } from '../../controller/certificates/index.ts';
import { checkListenOptions } from '../../controller/endpoints/listen_options.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import { type CloseOptions, Connections, MAX_STREAMS } from './connections.ts';
import { type AnswerNode, acceptUpgrades, HTTP1Request, handOver, inTurn, refuseMalformed, targetOf } from './http1.ts';

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
  /** How many milliseconds a client may take for TLS and for the headers of a request; 32,000 unless given, as in Go. */
  readonly readHeaderTimeout?: number;
  /** How many milliseconds a connection may rest without a request; 90,000 unless given, as in Go. */
  readonly idleTimeout?: number;
  /** How many milliseconds a client may read nothing of a watch, or of what else goes on; ten minutes unless given. */
  readonly stalledTimeout?: number;
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
export interface Listening extends AsyncDisposable {
  /** `http://127.0.0.1:41234` */
  readonly url: string;
  /** A kubeconfig as YAML, for `kubectl --kubeconfig`. */
  readonly kubeconfig: string;
  /**
   * Stops listening and ends all connections. Watches end at once, and so does everything else unless it is given time.
   */
  close(options?: CloseOptions): Promise<void>;
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

/** As Go's servers have it, in bytes: of the URL and all headers. */
const MAX_HEADER_BYTES = 1024 * 1024;
/** What Go's servers read beyond it before they refuse. */
const SLOP = 4096;
/** HTTP/2, in Go's API servers: bytes of one frame, and of a body that need not be asked for. */
const BODY_WINDOW = 256 * 1024;
/** Bytes that HTTP/2 counts for each header besides its text (RFC 9113, section 6.5.2). */
const PAIR = 32;
/** Milliseconds of silence after which a connection is asked whether it is still there, as in Go's API servers. */
const KEEP_ALIVE = 180_000;

/** Milliseconds in which a connection of another protocol may end by itself when the server closes. */
const LAST_WORD = 1000;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

/** Whether only programs of this machine can reach a server there. */
export function isLoopback(host = '127.0.0.1'): boolean {
  return LOOPBACK.test(host);
}

/** Listens by Node's own servers. @param isOpen whether everybody may do everything */
export async function listen(
  handle: Handle,
  options: ListenOptions,
  isOpen: boolean,
  onError: (error: unknown) => void = () => {},
): Promise<Listening> {
  checkListenOptions(options, 0);
  const { port = 0, host = '127.0.0.1', tls, token } = options;
  const { requestTimeout = 60_000, stalledTimeout = 600_000 } = options;
  const { readHeaderTimeout = 32_000, idleTimeout = 90_000 } = options;
  if (isOpen && !isLoopback(host)) throw new InsecureAddressError(host);
  const answer: AnswerNode = (incoming, outgoing, first) => {
    const leave = connections.admit(sessionOf(incoming));
    if (leave === undefined) return;
    if (first === undefined) limitTime(incoming, outgoing, requestTimeout);
    exchange(handle, incoming, outgoing, { requestTimeout, stalledTimeout, connections }, first)
      .catch((error: unknown) => {
        onError(error);
        breakOff(outgoing);
      })
      .finally(leave);
  };
  const answerHTTP1 = inTurn(answer);
  const answerEither: AnswerNode = (incoming, outgoing) =>
    'stream' in incoming ? answer(incoming, outgoing) : answerHTTP1(incoming, outgoing);
  const http1 = {
    maxHeaderSize: MAX_HEADER_BYTES + SLOP,
    headersTimeout: readHeaderTimeout,
    requestTimeout: Math.max(requestTimeout, readHeaderTimeout),
    keepAliveTimeout: idleTimeout,
    connectionsCheckingInterval: Math.ceil(readHeaderTimeout / 8),
    requireHostHeader: false,
  };
  const tcp = { noDelay: true, keepAlive: true, keepAliveInitialDelay: KEEP_ALIVE };
  let asks = asksFor(tls?.clientCAs);
  const given = tls !== undefined && 'cert' in tls ? tls : undefined;
  const secure =
    tls &&
    createSecureServer(
      {
        ...tcp,
        cert: given?.cert,
        key: given?.key,
        allowHTTP1: true,
        Http1IncomingMessage: HTTP1Request,
        handshakeTimeout: readHeaderTimeout,
        maxHeaderListPairs: Math.ceil(MAX_HEADER_BYTES / PAIR),
        settings: {
          maxHeaderListSize: MAX_HEADER_BYTES,
          maxConcurrentStreams: MAX_STREAMS,
          initialWindowSize: BODY_WINDOW,
          // nghttp2 takes headers in nine frames at most.
          maxFrameSize: BODY_WINDOW,
        },
        ...asks,
      },
      answerEither as never,
    );
  const server: Server = secure ?? createServer({ ...tcp, ...http1, IncomingMessage: HTTP1Request }, answerHTTP1);
  // The size bounds them: what is beyond a number, Node drops without a word.
  Object.assign(server, http1, { maxHeadersCount: 0 });
  const connections = new Connections(server, { readHeaderTimeout, idleTimeout });
  acceptUpgrades(server, answerHTTP1);
  server.on('clientError', refuseMalformed);
  // What there is to say to it, targetOf says.
  server.on('checkExpectation', answerEither);
  let ca = given?.ca;
  const keeping =
    tls !== undefined && 'certificates' in tls
      ? await tls.certificates.start(({ cert, key, ca: authorities, clientCAs }) => {
          ca = authorities;
          if (clientCAs !== undefined) asks = asksFor(clientCAs);
          secure?.setSecureContext({ ...asks, cert, key });
        })
      : undefined;
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    await keeping?.close();
    throw new ListenError(host, port, error);
  }
  const { port: chosen } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  const url = `${tls === undefined ? 'http' : 'https'}://${name}:${chosen}`;
  const close = async (closing?: CloseOptions): Promise<void> => {
    await keeping?.close();
    await connections.close(closing);
  };
  return { url, kubeconfig: kubeconfigFor(url, { ca, token }), close, [Symbol.asyncDispose]: () => close() };
}

/** Gives up a client that sends its request too slowly: it may do so to keep others from being served. */
function limitTime(incoming: IncomingMessage, outgoing: NodeResponse, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, milliseconds);
  outgoing.once('close', () => clearTimeout(timer));
}

/** Ends an answer so that its client can tell it from one that is whole. */
function breakOff(outgoing: NodeResponse | Http2ServerResponse): void {
  if ('stream' in outgoing) outgoing.stream.close(http2.NGHTTP2_INTERNAL_ERROR);
  // By HTTP/2, also when the connection is broken, and nothing is sent any more.
  outgoing.destroy();
}

/** A certificate of another authority is like none: the client may have a token. */
function asksFor(clientCAs: readonly string[] = []): object {
  return clientCAs.length === 0
    ? {}
    : {
        requestCert: true,
        rejectUnauthorized: false,
        // For the names that clients are asked by: who verifies are the authenticators, each by its own authorities.
        ca: safeAuthorities(CertPool.fromPEM(clientCAs.join('\n'))),
        // A resumed session has the client's own certificate alone, and a renegotiated one may have another.
        secureOptions: constants.SSL_OP_NO_TICKET | constants.SSL_OP_NO_RENEGOTIATION,
      };
}

/** How long what may take, and where it is known what is under way. */
interface ExchangeOptions {
  readonly requestTimeout: number;
  readonly stalledTimeout: number;
  readonly connections: Connections;
}

async function exchange(
  handle: Handle,
  incoming: IncomingMessage,
  outgoing: NodeResponse,
  { requestTimeout, stalledTimeout, connections }: ExchangeOptions,
  first: Uint8Array | undefined,
): Promise<void> {
  const { socket } = incoming;
  const abort = new AbortController();
  let goesOn = false;
  let isStopping = false;
  const end = connections.begin({
    stop() {
      isStopping = true;
      if (goesOn) abort.abort();
    },
  });
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  // Who doesn't read what it asked for is given up: it keeps others from being served.
  const destroyIn = (milliseconds: number): void => {
    if (!isClosed) timer = setTimeout(() => breakOff(outgoing), milliseconds);
  };
  // By HTTP/2, what was reset counts as finished.
  outgoing.once('close', () => {
    isClosed = true;
    clearTimeout(timer);
    if (!outgoing.writableEnded) abort.abort();
    end();
    if (connections.isClosing && !('stream' in incoming)) socket.destroySoon();
  });
  const target = targetOf(incoming);
  if ('refused' in target) {
    const text = `${target.refused} ${STATUS_CODES[target.refused]}: ${target.reason}`;
    outgoing.shouldKeepAlive = false;
    outgoing.writeHead(target.refused, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(text.length),
    });
    outgoing.end(text);
    return;
  }
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(incoming.headers))
    if (!name.startsWith(':')) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  if (target.host !== undefined) headers['host'] = target.host;
  const response = await handle({
    method: incoming.method ?? 'GET',
    url: target.url,
    headers,
    headerValues: valuesOfAll(incoming.rawHeaders),
    certificates: certificatesOf(incoming),
    remoteAddress: socket.remoteAddress,
    ...(first === undefined ? { body: incoming } : { isUpgrade: true }),
    signal: abort.signal,
  });
  const { body } = response;
  goesOn = response.inPieces !== true && !(Array.isArray(body) && body.length <= 1);
  if (response.takeOver !== undefined && first !== undefined) {
    goesOn = true;
    // How other protocols than watches end is not known.
    abort.signal.addEventListener('abort', () => (timer = setTimeout(() => socket.destroy(), LAST_WORD)), {
      once: true,
    });
    if (isStopping) abort.abort();
    socket.once('close', () => {
      abort.abort();
      clearTimeout(timer);
      end();
    });
    handOver(response, incoming, outgoing, first);
    return;
  }
  if (goesOn && isStopping) abort.abort();
  outgoing.writeHead(response.status, response.headers as OutgoingHttpHeaders);
  if (!goesOn) destroyIn(requestTimeout);
  if (incoming.method === 'HEAD') {
    outgoing.end();
    // A body that goes on is begun and ended: nothing else tells it that it has no reader.
    abort.abort();
    for await (const _ of body) break;
    return;
  }
  // Together with the headers, in one packet.
  if (Array.isArray(body) && body.length === 1) {
    outgoing.end(body[0]);
    return;
  }
  // Watches show at once that they have begun.
  outgoing.flushHeaders?.();
  for await (const chunk of body) {
    if (abort.signal.aborted) break;
    if (outgoing.write(chunk)) continue;
    if (goesOn) destroyIn(stalledTimeout);
    await once(outgoing, 'drain', { signal: abort.signal }).catch(() => {});
    if (goesOn) clearTimeout(timer);
  }
  if (goesOn) destroyIn(requestTimeout);
  outgoing.end();
}

function valuesOfAll(raw: readonly string[]): Record<string, string[]> {
  const all: Record<string, string[]> = Object.create(null);
  for (let i = 0; i < raw.length; i += 2) (all[raw[i]!.toLowerCase()] ??= []).push(raw[i + 1]!);
  return all;
}

/** By connection: of HTTP/2, by session. */
const certificates = new WeakMap<object, readonly Uint8Array[] | undefined>();

function certificatesOf(incoming: IncomingMessage): readonly Uint8Array[] | undefined {
  const { socket } = incoming;
  if (!(socket instanceof TLSSocket)) return undefined;
  const connection = sessionOf(incoming) ?? socket;
  if (certificates.has(connection)) return certificates.get(connection);
  const shown = shownCertificates(socket);
  const found = shown.length === 0 ? undefined : shown;
  certificates.set(connection, found);
  return found;
}

function sessionOf(incoming: IncomingMessage | Http2ServerRequest): Http2Session | undefined {
  return 'stream' in incoming ? incoming.stream.session : undefined;
}

/** A kubeconfig for one server, as YAML. */
function kubeconfigFor(
  url: string,
  { ca, token }: { readonly ca?: string | undefined; readonly token?: string | undefined },
): string {
  const name = 'kubetyped';
  const authority = ca === undefined ? '' : `\n    certificate-authority-data: ${btoa(ca)}`;
  // Other clients take no notice of it; the official one for JavaScript refuses HTTP without.
  const plain = url.startsWith('http:') ? '\n    insecure-skip-tls-verify: true' : '';
  const user = token === undefined ? '{}' : `\n    token: ${JSON.stringify(token)}`;
  return `apiVersion: v1
kind: Config
clusters:
- name: ${name}
  cluster:
    server: ${url}${authority}${plain}
users:
- name: ${name}
  user: ${user.trimStart() === '{}' ? '{}' : user}
contexts:
- name: ${name}
  context:
    cluster: ${name}
    user: ${name}
current-context: ${name}
`;
}
