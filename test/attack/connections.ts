// Servers of small resources, and clients that hold their connections themselves: what the attacks on connections share.
import { once } from 'node:events';
import { type ClientHttp2Session, connect as connectHTTP2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { connect as connectTLS } from 'node:tls';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { APIServer } from 'kubetyped/apiserver';
import { generateSelfSignedCertKey } from 'kubetyped/client/util/cert';

export const PATH = '/api/v1/namespaces/default/configmaps';
export const WATCH = `${PATH}?watch=true&timeoutSeconds=600`;

type ListenOptions = NonNullable<Parameters<APIServer['listen']>[0]>;
export type Handle = APIServer['handle'];

/** A server that listens on loopback. */
export interface AttackedServer {
  readonly server: APIServer;
  readonly url: string;
  readonly port: number;
  readonly secure: boolean;
  readonly errors: unknown[];
}

export const certificate: { readonly cert: string; readonly key: string } = generateSelfSignedCertKey('127.0.0.1');

/** @param handle answers in place of the server itself */
export async function startServer(
  t: TestContext,
  { secure = false, handle, ...options }: ListenOptions & { secure?: boolean; handle?: Handle } = {},
): Promise<AttackedServer> {
  const errors: unknown[] = [];
  const server = new APIServer({ scheme, onError: (error) => errors.push(error) }).resource(corev1.ConfigMap);
  if (handle !== undefined) server.handle = handle;
  const { url } = await server.listen({ ...options, ...(secure && { tls: { ...certificate, ca: certificate.cert } }) });
  t.after(() => server.close());
  return { server, url, port: Number(new URL(url).port), secure, errors };
}

/** A connection that knows no protocol but TLS, and what has come by it. */
export interface RawConnection {
  readonly socket: Socket;
  /** Below TLS. */
  readonly tcp: Socket;
  /** What has come, as Latin-1. */
  text(): string;
  /** Resolves when it is closed. */
  readonly closed: Promise<void>;
}

export async function dial(
  { port, secure }: Pick<AttackedServer, 'port' | 'secure'>,
  protocol = 'http/1.1',
  localAddress?: string,
): Promise<RawConnection> {
  const tcp = connect({ port, host: '127.0.0.1', localAddress });
  tcp.on('error', () => tcp.destroy());
  const socket = secure ? connectTLS({ socket: tcp, rejectUnauthorized: false, ALPNProtocols: [protocol] }) : tcp;
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, secure ? 'secureConnect' : 'connect');
  return { socket, tcp, text: () => Buffer.concat(chunks).toString('latin1'), closed };
}

/** Sends bytes, and gives what is answered until the connection closes. */
export async function exchangeBytes(server: AttackedServer, ...parts: string[]): Promise<string> {
  const { socket, text, closed } = await dial(server);
  for (const part of parts) socket.write(part, 'latin1');
  await closed;
  return text();
}

export function dialHTTP2({ url }: AttackedServer): ClientHttp2Session {
  const session = connectHTTP2(url, { rejectUnauthorized: false, maxSendHeaderBlockLength: 8 * 1024 * 1024 });
  session.on('error', () => {});
  return session;
}

/** Waits for something that a test makes happen. @throws when it doesn't within half a minute */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let round = 0; !(await isSo()); round++) {
    if (round > 3000) throw new Error(`${what}: not so after half a minute`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** How many watches and other long requests the server counts. */
export async function longRunning({ server }: AttackedServer): Promise<number> {
  const { body } = await server.handle({ method: 'GET', url: '/metrics', headers: {} });
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString().split('\n');
  return lines
    .filter((line) => line.startsWith('apiserver_longrunning_requests{'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
