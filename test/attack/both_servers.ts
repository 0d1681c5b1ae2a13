// Our server and the real kube-apiserver with the same tokens and RBAC, and requests as they are written: nothing makes
// paths neat on the way.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { ServiceAccounts } from 'kubetyped/apiserver/serviceaccounts';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { CONTROL_PLANE_PLUGINS } from '../apiserver/both_servers.ts';

export const skipWithoutControlPlane =
  process.env['KUBETYPED_CONTROLPLANE'] !== 'start' &&
  'NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE=start';

export interface RawRequest {
  readonly method: string;
  /** What stands between the method and HTTP/1.1. */
  readonly path: string;
  /** Whose token is shown; undefined: none. */
  readonly user: string | undefined;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
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
    authentication: tokens(
      Object.fromEntries(Object.entries(all).map(([name, groups]) => [name, { name, uid: name, groups: [...groups] }])),
    ),
    authorization: rbac(),
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
  return {
    ours: rawServer('ours', test.url, undefined, ADMIN),
    theirs: rawServer('kube-apiserver', url, readFileSync(ca), token),
    async [Symbol.asyncDispose]() {
      await test.close();
      execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
    },
  };
}

function rawServer(name: string, url: string, ca: Buffer | undefined, adminToken: string): RawServer {
  const { hostname, port } = new URL(url);
  const options = { keepAlive: true, maxSockets: 32 };
  const agent = ca === undefined ? new PlainAgent(options) : new SecureAgent({ ...options, ca });
  const request = ca === undefined ? plainRequest : secureRequest;
  return {
    name,
    send: ({ method, path, user, headers = {}, body }) =>
      new Promise((resolve) => {
        const token = user === ADMIN ? adminToken : user;
        const sent = request({
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(body)),
            }),
            ...headers,
          },
        });
        sent.on('response', (response) => {
          let text = '';
          const done = (): void => {
            clearTimeout(timer);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          };
          const timer = setTimeout(() => {
            done();
            response.destroy();
          }, ENOUGH);
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', done);
          response.on('error', done);
        });
        sent.on('upgrade', (response, socket) => {
          socket.destroy();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' });
        });
        // No answer is one that can be compared, too.
        sent.on('error', (error) => resolve({ status: 0, headers: {}, text: error.message }));
        sent.end(body);
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
