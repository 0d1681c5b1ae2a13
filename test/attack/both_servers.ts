// Our server and the real kube-apiserver with the same tokens and RBAC, and requests as they are written: nothing makes
// paths neat on the way.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { Agent, request as send } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { ServiceAccounts } from 'kubetyped/apiserver/serviceaccounts';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { CONTROL_PLANE_PLUGINS } from '../apiserver/both_servers.ts';
import { certificate } from './connections.ts';

export const skipWithoutControlPlane =
  process.env['KUBETYPED_CONTROLPLANE'] !== 'start' &&
  'NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE=start';

export interface RawRequest {
  readonly method: string;
  /** What stands between the method and HTTP/1.1. */
  readonly path: string;
  /** Whose token is shown; undefined: none. */
  readonly user: string | undefined;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
  /** Whether it is sent over HTTP/2. */
  readonly isHTTP2?: boolean;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RawServer {
  readonly name: string;
  send(request: RawRequest): Promise<RawAnswer>;
}

export interface BothServers extends AsyncDisposable {
  readonly ours: RawServer;
  readonly theirs: RawServer;
}

/** Milliseconds after which an answer that goes on is taken for whole: a watch. */
const ENOUGH = 5000;

export const ADMIN = 'admin';

/** @param users by their names, which are their tokens, their groups; `admin` may do everything on both servers */
export async function startBothServers(users: Readonly<Record<string, readonly string[]>>): Promise<BothServers> {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-attack-'));
  const all = { ...users, [ADMIN]: ['system:masters'] };
  const file = join(folder, 'tokens.csv');
  writeFileSync(
    file,
    Object.entries(users)
      .map(([name, groups]) => `${name},${name},${name},"${groups.join(',')}"\n`)
      .join(''),
  );
  const printed = execFileSync('scripts/controlplane.sh', ['start', '--rbac', '--tokens', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url = '', kubeconfig = ''] = printed.trim().split('\n').slice(-2);
  rmSync(folder, { recursive: true });
  const config = readFileSync(kubeconfig, 'utf8');
  const [, token = ''] = /token: "([^"]+)"/.exec(config) ?? [];
  const [, ca = ''] = /certificate-authority: "([^"]+)"/.exec(config) ?? [];
  const test = await startTestServer({
    admissionPlugins: CONTROL_PLANE_PLUGINS,
    serviceClusterIPRange: '10.96.0.0/12',
    authentication: tokens(
      Object.fromEntries(Object.entries(all).map(([name, groups]) => [name, { name, uid: name, groups: [...groups] }])),
    ),
    authorization: rbac(),
    listen: { tls: { ...certificate, ca: certificate.cert } },
    // kube-apiserver has no controllers with it either.
    namespaces: 'external',
    garbageCollection: 'external',
    podGarbageCollection: false,
    quotaController: false,
    storageProtectionController: false,
    clusterRoleAggregation: false,
    serviceAccounts: new ServiceAccounts({
      signingKey: String(
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
      ),
      // Those are of the controller manager.
      defaultAccounts: false,
    }),
  });
  const [ours, theirs] = [
    rawServer('ours', test.url, Buffer.from(certificate.cert), ADMIN),
    rawServer('kube-apiserver', url, readFileSync(ca), token),
  ];
  return {
    ours,
    theirs,
    async [Symbol.asyncDispose]() {
      ours.close();
      theirs.close();
      await test.close();
      execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
    },
  };
}

/** Takes what comes of a request, in whichever protocol. */
class Collector {
  readonly #chunks: Buffer[] = [];
  readonly #resolve: (answer: RawAnswer) => void;

  constructor(resolve: (answer: RawAnswer) => void) {
    this.#resolve = resolve;
  }

  collect(stream: NodeJS.ReadableStream & { destroy(): void }, status: number, headers: IncomingHttpHeaders): void {
    const done = (): void => {
      clearTimeout(timer);
      this.#resolve({ status, headers, text: Buffer.concat(this.#chunks).toString() });
    };
    const timer = setTimeout(() => {
      done();
      stream.destroy();
    }, ENOUGH);
    stream.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    stream.on('end', done);
    stream.on('error', done);
  }

  /** No answer is one that can be compared, too. */
  fail(error: Error): void {
    this.#resolve({ status: 0, headers: {}, text: error.message });
  }
}

function rawServer(
  name: string,
  url: string,
  ca: Buffer,
  adminToken: string,
): RawServer & { readonly close: () => void } {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 32, ca });
  let session: ClientHttp2Session | undefined;
  const sessionNow = (): ClientHttp2Session => {
    if (session === undefined || session.closed || session.destroyed) {
      session = connect(url, { ca });
      session.on('error', () => {});
    }
    return session;
  };
  const headersOf = ({ user, headers = {}, body }: RawRequest): Record<string, string | string[]> => {
    const token = user === ADMIN ? adminToken : user;
    return {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...headers,
    };
  };
  const sendHTTP2 = (request: RawRequest, collector: Collector, tries = 1): void => {
    const { method, path, body } = request;
    const now = sessionNow();
    const stream = now.request(
      { ':method': method, ':path': path, ...headersOf(request) },
      { endStream: body === undefined },
    );
    stream.on('response', (headers) => collector.collect(stream, headers[':status'] ?? 0, headers));
    stream.on('error', (error) => {
      // kube-apiserver ends a connection after 401: what it refuses then it has not read.
      if (tries < 20 && /REFUSED_STREAM|GOAWAY|session has been destroyed/.test(error.message)) {
        if (session === now) session = undefined;
        sendHTTP2(request, collector, tries + 1);
      } else collector.fail(error);
    });
    if (body !== undefined) stream.end(body);
  };
  const sendHTTP1 = (request: RawRequest, collector: Collector): void => {
    const { method, path, body } = request;
    const sent = send({ agent, hostname, port, method, path, headers: headersOf(request) });
    sent.on('response', (response) => collector.collect(response, response.statusCode ?? 0, response.headers));
    for (const event of ['upgrade', 'connect'] as const)
      sent.on(event, (response, socket) => {
        socket.destroy();
        collector.collect(response, response.statusCode ?? 0, response.headers);
        response.resume();
      });
    sent.on('error', (error) => collector.fail(error));
    sent.end(body);
  };
  return {
    name,
    close() {
      session?.destroy();
      agent.destroy();
    },
    send: (request) =>
      new Promise((resolve) => {
        const collector = new Collector(resolve);
        if (request.isHTTP2 === true) sendHTTP2(request, collector);
        else sendHTTP1(request, collector);
      }),
  };
}

/** Runs a task for each, some at a time, and gives what they gave in order. */
export async function inParallel<T, R>(
  items: readonly T[],
  many: number,
  task: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await task(items[at]!, at);
  };
  await Promise.all(Array.from({ length: many }, work));
  return results;
}
