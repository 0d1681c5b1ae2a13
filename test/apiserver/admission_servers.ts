// Our server with kube-apiserver's admission plug-ins and RBAC, and with KUBETYPED_CONTROLPLANE=start the real
// kube-apiserver with the same, and its kube-controller-manager: what is expected of one is expected of both.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { rbac } from 'kubetyped/apiserver';
import { firstOf, tokens } from 'kubetyped/apiserver/authentication';
import { ServiceAccounts } from 'kubetyped/apiserver/serviceaccounts';
import { startTestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { type Answer, send } from './client.ts';
import { openKubernetes, type Requests } from './kubernetes_requests.ts';

export interface AdmittingServer {
  readonly name: string;
  readonly request: Requests;
}

export interface AdmittingServers {
  /** Ours comes first. */
  readonly servers: readonly AdmittingServer[];
  close(): Promise<void>;
}

/** Declares tests of our server (0), or of kube-apiserver (1), which are skipped where there is none. */
export function testsOf(
  index: number,
  all: () => AdmittingServers,
): (name: string, run: (server: AdmittingServer) => Promise<void>) => void {
  return (name, run) =>
    void test(`${['our server', 'kube-apiserver'][index]}: ${name}`, async (t) => {
      const server = all().servers[index];
      if (server === undefined) return t.skip('KUBETYPED_CONTROLPLANE is not start');
      await run(server);
    });
}

/**
 * Starts them.
 * @param options of ours, in place of the plug-ins that kube-apiserver has by default
 * @param flags of scripts/controlplane.sh besides
 */
export async function startAdmitting(
  options: TestServerOptions = {},
  flags: readonly string[] = [],
): Promise<AdmittingServers> {
  const users = { admin: { name: 'admin', groups: ['system:masters'] }, nobody: { name: 'nobody', groups: [] } };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const serviceAccounts = new ServiceAccounts({ signingKey });
  const ours = await startTestServer({
    authentication: firstOf(tokens(users), serviceAccounts.authenticate),
    authorization: rbac(),
    serviceAccounts,
    admissionPlugins: {},
    ...options,
  });
  const servers: AdmittingServer[] = [
    {
      name: 'our server',
      request: (user, method, url, body, type) =>
        send(ours.server, method, url, body, {
          authorization: `Bearer ${user}`,
          'content-type': type ?? 'application/json',
        }),
    },
  ];
  let kubeconfig = '';
  if (process.env['KUBETYPED_CONTROLPLANE'] === 'start') {
    const all = ['start', '--rbac', '--admission', '--controller-manager', ...flags];
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    const printed = execFileSync('scripts/controlplane.sh', all, { encoding: 'utf8', stdio: [...stdio] });
    kubeconfig = printed.trim().split('\n')[1]!;
    servers.push({ name: 'kube-apiserver', request: openKubernetes(kubeconfig) });
  } else console.error('# NOT RUN AGAINST KUBE-APISERVER: set KUBETYPED_CONTROLPLANE=start');
  return {
    servers,
    async close() {
      await ours.close();
      if (kubeconfig !== '') execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
    },
  };
}

/** The answer to a request, which must have this status. */
export async function expectStatus(
  status: number,
  { name, request }: AdmittingServer,
  ...[user, method, url, body, type]: Parameters<Requests>
): Promise<Answer> {
  const answer = await request(user, method, url, body, type);
  assert.equal(answer.status, status, `${name}: ${method} ${url}: ${answer.text}`);
  return answer;
}

/** Creates objects as an administrator. */
export async function create(server: AdmittingServer, url: string, object: object): Promise<Answer> {
  return expectStatus(201, server, 'admin', 'POST', url, object);
}

/** Asks again until an answer is right, twenty seconds at most: controllers take their time. */
export async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
