import {
  createServer as createPlainServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { ListenError } from '../../client/tools/portforward/node/listen_error.ts';
import type { ServingCertificates } from '../certificates/serving_certificates.ts';
import type { Endpoints } from '../manager.ts';
import { asBuffer, checkListenOptions } from './listen_options.ts';
import { registerProcessMetrics } from './process_metrics.ts';

/** Where a manager listens. */
export interface EndpointsOptions {
  /** 0 for any that is free: see `onListening`. */
  readonly port: number;
  /** Default: all addresses, as kubelet and Prometheus come from outside. */
  readonly host?: string;
  /**
   * HTTPS, as webhooks must: with a certificate and key as PEM, or with certificates that are renewed while it listens,
   * those of `servingCertificates` of `kubetyped/controller/certificates`.
   */
  readonly tls?:
    | { readonly cert: string | Uint8Array; readonly key: string | Uint8Array }
    | { readonly certificates: ServingCertificates };
  /** Called with the address when it listens. */
  readonly onListening?: (url: string) => void;
}

/** How long a client may take to send its request. */
const SLOW = 30_000;

/**
 * Serves the metrics, health checks and handlers of a manager over HTTP.
 *
 * ```ts
 * new Manager({ client, controllers, endpoints: [listen({ port: 8080 })] });
 * ```
 *
 * @throws TypeError for options that make no sense. Where the manager cannot listen, it throws a {@link ListenError}.
 */
export function listen(options: EndpointsOptions): Endpoints {
  checkListenOptions(options);
  const { port, host, tls, onListening } = options;
  const isSecure = tls !== undefined;
  const certificates = tls !== undefined && 'certificates' in tls ? tls.certificates : undefined;
  const given = tls !== undefined && 'cert' in tls ? tls : undefined;
  return {
    addMetrics: registerProcessMetrics,
    async start(handle) {
      const listener: RequestListener = (request, response) =>
        void answer(request, response, isSecure, handle).catch(() => response.destroy());
      const certificate = { cert: asBuffer(given?.cert), key: asBuffer(given?.key) };
      const secure = isSecure ? createSecureServer(certificate, listener) : undefined;
      const server = secure ?? createPlainServer(listener);
      server.requestTimeout = SLOW;
      server.headersTimeout = SLOW;
      const keeping = await certificates?.start((renewed) => secure?.setSecureContext(renewed));
      try {
        await new Promise<void>((resolve, reject) => {
          server.once('error', reject);
          server.listen(port, host, resolve);
        });
      } catch (error) {
        await keeping?.close();
        throw new ListenError(host, port, error);
      }
      const address = server.address();
      const actual = typeof address === 'object' ? address?.port : port;
      const name = host?.includes(':') ? `[${host}]` : (host ?? 'localhost');
      onListening?.(`${isSecure ? 'https' : 'http'}://${name}:${actual}`);
      return {
        async close() {
          await keeping?.close();
          await new Promise<void>((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          });
        },
      };
    },
  };
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = 'GET', headers, url = '/' } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  let request: Request;
  try {
    request = new Request(new URL(url, `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
      ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' } : {}),
    } as RequestInit);
  } catch {
    response.writeHead(400).end('bad request\n');
    return;
  }
  const given = await handle(request);
  response.writeHead(given.status, Object.fromEntries(given.headers));
  if (given.body === null) return void response.end();
  response.flushHeaders();
  // A client that goes away cancels the answer.
  await pipeline(Readable.fromWeb(given.body as WebStream), response);
}
