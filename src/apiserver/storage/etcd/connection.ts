/// <reference types="node" />
import type { ChannelCredentials, Client, ClientDuplexStream, ServiceError } from '@grpc/grpc-js';
import { loadPeer } from '../internal/load_peer.ts';
import { EtcdError } from './etcd_error.ts';
import type { Method } from './messages.ts';

/** How etcd is reached. */
export interface ConnectionOptions {
  /** `https://etcd-0.example.com:2379`; another one is asked when one can't be reached. Port 2379 unless given. */
  readonly endpoints: readonly string[];
  /** For https, as PEM. */
  readonly tls?: {
    /** The authorities to trust; those that Node trusts unless given. */
    readonly ca?: string;
    /** What this server shows, and its key. */
    readonly cert?: string;
    readonly key?: string;
  };
  /**
   * How many milliseconds a request may take, with all tries; 60,000 unless given, as long as requests of Kubernetes' API
   * take. A read that has no answer after 10,000 is tried again, at another endpoint.
   */
  readonly requestTimeout?: number;
}

type GRPC = typeof import('@grpc/grpc-js');

const CHANNEL: Readonly<Record<string, number>> = {
  // Lists are as large as what is stored.
  'grpc.max_receive_message_length': -1,
  'grpc.max_send_message_length': -1,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  // Calls are repeated here, where it is known which may be.
  'grpc.enable_retries': 0,
  // Counts of calls that nobody reads.
  'grpc.enable_channelz': 0,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 3_000,
};
/** How often all endpoints are tried until one has answered: the addresses may be wrong. */
const FIRST_ROUNDS = 3;
/** Milliseconds between two rounds. */
const PAUSE = 150;
/** How many milliseconds a read, or the connection of a stream, waits for one endpoint. */
const PATIENCE = 10_000;

/** Calls to one of several endpoints of an etcd: to the same one as long as it answers. */
export class Connection {
  readonly #grpc: GRPC;
  readonly #clients: readonly Client[];
  readonly #requestTimeout: number;
  #chosen = 0;
  /** Whether an endpoint has answered, ever. */
  #hasAnswered = false;
  #closed = false;

  private constructor(grpc: GRPC, clients: readonly Client[], requestTimeout: number) {
    this.#grpc = grpc;
    this.#clients = clients;
    this.#requestTimeout = requestTimeout;
  }

  /** Nothing is sent yet. @throws {MissingPackageError} @throws {TypeError} for an endpoint that is none */
  static async to({ endpoints, tls, requestTimeout = 60_000 }: ConnectionOptions): Promise<Connection> {
    const addresses = endpoints.map(parseEndpoint);
    if (addresses.length === 0) throw new TypeError('etcd: no endpoint is given');
    const plain = addresses.find(({ secure }) => !secure);
    if (tls !== undefined && plain !== undefined)
      throw new TypeError(`etcd: ${plain.address} is not reached by https, and certificates are given`);
    const grpc = await loadPeer(() => import('@grpc/grpc-js'), 'storage in etcd', ['@grpc/grpc-js']);
    const clients = addresses.map(
      ({ address, secure }) => new grpc.Client(address, credentialsFor(grpc, secure, tls), CHANNEL),
    );
    return new Connection(grpc, clients, requestTimeout);
  }

  /**
   * Asks, and asks another endpoint when one can't be reached, until one can. Mirrors Go's `clientv3`, whose calls wait for
   * a connection and whose reads are repeated.
   * @param repeatable whether it does no harm to ask twice; otherwise it is asked again only if it surely was not sent
   * @param timeout milliseconds that it may take with all tries
   * @param patience milliseconds that one endpoint may take, where another one may be asked
   * @throws {EtcdError}
   */
  async call<Request, Response>(
    method: Method<Request, Response>,
    request: Request,
    repeatable = true,
    timeout: number = this.#requestTimeout,
    patience: number = PATIENCE,
  ): Promise<Response> {
    const end = performance.now() + timeout;
    for (let count = 1; ; count++) {
      const left = end - performance.now();
      const deadline = Date.now() + (repeatable ? Math.min(left, patience) : left);
      const { endpoint } = this;
      try {
        const response = await this.#callOnce(endpoint, method, request, deadline);
        this.#hasAnswered = true;
        return response;
      } catch (error) {
        if (!(error instanceof EtcdError)) throw error;
        if (!error.unavailable) throw error;
        this.endpointFailed(endpoint);
        const mayWait = this.#hasAnswered || count < this.#clients.length * FIRST_ROUNDS;
        const again = mayWait && (repeatable || wasNotSent(error)) && performance.now() + PAUSE < end;
        if (!again || this.#closed) throw error;
        if (count % this.#clients.length === 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  #callOnce<Request, Response>(
    endpoint: Client,
    method: Method<Request, Response>,
    request: Request,
    deadline: number,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      const { path, encode, decode } = method;
      endpoint.makeUnaryRequest(
        path,
        (message: Request) => bufferOf(encode(message)),
        decode,
        request,
        new this.#grpc.Metadata(),
        { deadline },
        (...result) => {
          if (result[0] === null) resolve(result[1]);
          else reject(etcdError(result[0]));
        },
      );
    });
  }

  /** The one that is asked, until it fails. */
  get endpoint(): Client {
    return this.#clients[this.#chosen]!;
  }

  /** Opens a stream to an endpoint. One that has no leader ends it. */
  stream<Request, Response>(
    endpoint: Client,
    { path, encode, decode }: Method<Request, Response>,
  ): ClientDuplexStream<Request, Response> {
    const metadata = new this.#grpc.Metadata();
    metadata.set('hasleader', 'true');
    const stream = endpoint.makeBidiStreamRequest(
      path,
      (message: Request) => bufferOf(encode(message)),
      decode,
      metadata,
    );
    // Keepalive begins with the connection: a process that is stopped takes one and never says a word.
    endpoint.waitForReady(Date.now() + PATIENCE, (error) => {
      if (error !== undefined) stream.cancel();
    });
    return stream;
  }

  /** The next one is asked, unless that is so already: all that were at one endpoint fail together. */
  endpointFailed(endpoint: Client): void {
    if (endpoint === this.endpoint) this.#chosen = (this.#chosen + 1) % this.#clients.length;
  }

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    for (const client of this.#clients) client.close();
  }
}

/** An error of a call, with what etcd said. */
export function etcdError(error: ServiceError): EtcdError {
  // A note of what was resolved to what ends it, mostly empty.
  return new EtcdError(error.code, (error.details || error.message).replace(/ Resolution note: $/, ''), {
    cause: error,
  });
}

/** grpc-js says so where it had no connection at all. */
function wasNotSent({ details }: EtcdError): boolean {
  return /^(?:No connection established|Name resolution failed)/.test(details);
}

/** grpc-js asks for a Buffer. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function parseEndpoint(endpoint: string): { readonly address: string; readonly secure: boolean } {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname))
    throw new TypeError(`etcd: ${JSON.stringify(endpoint)} is not an endpoint; one is http://localhost:2379`);
  // The ports of http and https are not in `port`.
  const port = url.port || (/:(80|443)\/?$/.exec(endpoint)?.[1] ?? '2379');
  return { address: `${url.hostname}:${port}`, secure: url.protocol === 'https:' };
}

function credentialsFor(grpc: GRPC, secure: boolean, tls: ConnectionOptions['tls'] = {}): ChannelCredentials {
  if (!secure) return grpc.credentials.createInsecure();
  const pem = (text: string | undefined): Uint8Array | null => (text === undefined ? null : Buffer.from(text));
  return grpc.credentials.createSsl(pem(tls.ca), pem(tls.key), pem(tls.cert));
}
