// A server that passes requests for zoo.example.com/v1 on, and a backend behind it that does as a test says.
import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { addToScheme } from 'kubetyped/api';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { firstOf, tokens } from 'kubetyped/apiserver/authentication';
import { Certificates } from './certificates.ts';

export const BIRDS = '/apis/zoo.example.com/v1/namespaces/default/birds';
export const SERVICES = '/apis/apiregistration.k8s.io/v1/apiservices';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Aggregated {
  readonly url: string;
  readonly front: APIServer;
  readonly backend: Server;
  /** Connections to the backend. */
  readonly sockets: ReadonlySet<Socket>;
  /** As jane, by a connection of its own. @throws when the answer breaks off */
  ask(
    path: string,
    options?: { method?: string; headers?: Record<string, string | string[]>; body?: string },
  ): Promise<Answer>;
}

export interface AggregatedOptions {
  readonly requestTimeout?: number;
  readonly forwardRedirects?: boolean;
  readonly onError?: (error: unknown) => void;
  /** Whether the front has TLS, too. */
  readonly secure?: boolean;
}

/** @param answer to all but what the front asks to see whether the backend is there */
export async function startAggregated(
  t: TestContext,
  answer: RequestListener,
  { onError = () => {}, secure = false, ...aggregation }: AggregatedOptions = {},
): Promise<Aggregated> {
  const certificates = new Certificates(t);
  const ca = certificates.authority('authority');
  const tls = certificates.issue('server', 'authority', '/CN=birds', 'DNS:birds.zoo.svc,IP:127.0.0.1');
  const backend = createServer(tls, (incoming, response) => {
    const { url = '', headers } = incoming;
    if (headers['x-remote-user'] === 'system:kube-aggregator' && url === '/apis/zoo.example.com/v1') {
      response.end('{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"zoo.example.com/v1","resources":[]}');
      return;
    }
    if (String(headers['x-remote-user']).startsWith('system:')) {
      response.writeHead(404).end();
      return;
    }
    answer(incoming, response);
  });
  const sockets = new Set<Socket>();
  backend.on('secureConnection', (socket: Socket) => {
    socket.on('error', () => {});
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const scheme = new Scheme('front');
  addToScheme(scheme);
  const front = new APIServer({
    scheme,
    authentication: firstOf(tokens({ jane: { name: 'jane', groups: ['keepers'] } })),
    aggregation: { resolve: () => ({ host: '127.0.0.1', port }), ...aggregation },
    onError,
  });
  const { url } = await front.listen(secure ? { tls: { ...tls, ca } } : {});
  t.after(async () => {
    await front.close();
    for (const socket of sockets) socket.destroy();
    backend.close();
  });
  const ask: Aggregated['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(url + path, { method, agent: false, headers: { authorization: 'Bearer jane', ...headers } });
      sent.once('error', reject);
      sent.once('response', (incoming: IncomingMessage) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.end(body);
    });
  const service = {
    metadata: { name: 'v1.zoo.example.com' },
    spec: {
      group: 'zoo.example.com',
      version: 'v1',
      service: { namespace: 'zoo', name: 'birds', port: 443 },
      caBundle: Buffer.from(ca).toString('base64'),
      groupPriorityMinimum: 1000,
      versionPriority: 10,
    },
  };
  const user = { name: 'admin', groups: ['system:masters'] };
  const headers = { 'content-type': 'application/json' };
  await front.handle({ method: 'POST', url: SERVICES, headers, user, body: Buffer.from(JSON.stringify(service)) });
  await until(async () => {
    const { body } = await front.handle({ method: 'GET', url: `${SERVICES}/v1.zoo.example.com`, headers: {}, user });
    let text = '';
    for await (const chunk of body) text += Buffer.from(chunk).toString();
    return text.includes('"Passed"');
  }, 'the APIService is available');
  return { url, front, backend, sockets, ask };
}

/** Waits until something is so. */
export async function until(isSo: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10)))
    if (await isSo()) return;
  assert.fail(`not so after 10 seconds: ${what}`);
}
