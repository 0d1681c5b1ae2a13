import { Namespace } from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { isNotFound } from 'kubetyped/apimachinery/api/errors';
import { rbac as rbacAuthorizer } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import type { HostedAuthorizer } from 'kubetyped/apiserver/authorization';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { withBearerToken } from 'kubetyped/client/transport';
import { type Controller, Manager, policyRules } from 'kubetyped/controller';
import { install } from '../local/install.ts';
import { webhooks } from '../local/webhooks.ts';
import { NAME } from '../src/operator.ts';
import type { Part } from '../src/part.ts';
import { rbac } from '../src/rbac.ts';

/** A server on which the operator runs with the rights of its manifests, and nothing else. */
export interface World extends AsyncDisposable {
  /** May do everything. */
  readonly client: Client;
  /** What the operator asked the server for: `patch statefulsets.apps`. */
  readonly used: ReadonlySet<string>;
}

const OPERATOR = `system:serviceaccount:${NAME}:${NAME}`;

/**
 * Starts the server, with the definitions and webhooks of the operator, and the controller of one part.
 * @param others stand in for the controllers of a cluster
 */
export async function startWorld({ controller }: Part, others: readonly Controller[] = []): Promise<World> {
  const used = new Set<string>();
  const server = await startTestServer({
    ...webhooks,
    authentication: tokens({
      admin: { name: 'admin', groups: ['system:masters'] },
      operator: { name: OPERATOR, groups: ['system:serviceaccounts'] },
    }),
    authorization: recorded(used),
  });
  const as = (token: string): Client =>
    new Client({ transport: withBearerToken(new FetchTransport({ server: server.url }), token) });
  const client = as('admin');
  await client.resource(Namespace).create(new Namespace({ metadata: { name: NAME } }));
  await install(client);
  for (const object of rbac()) {
    if (object instanceof rbacv1.ClusterRole) await client.resource(rbacv1.ClusterRole).create(object);
    if (object instanceof rbacv1.ClusterRoleBinding) await client.resource(rbacv1.ClusterRoleBinding).create(object);
  }
  const stop = new AbortController();
  const logger = { info: () => {}, error: console.error };
  const managers = [
    new Manager({ client: as('operator'), controllers: controller ? [controller()] : [], logger }),
    new Manager({ client, controllers: others, logger }),
  ].map((manager) => manager.run({ signal: stop.signal }));
  return {
    client,
    used,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await Promise.all(managers);
      await server.close();
    },
  };
}

/** RBAC that remembers what the operator asked for. */
function recorded(used: Set<string>): HostedAuthorizer {
  return {
    install(host) {
      const decide = rbacAuthorizer().install(host);
      return (asked) => {
        const { user, verb, resource, subresource, apiGroup } = asked;
        if (user.name === OPERATOR)
          used.add(`${verb} ${resource}${subresource && `/${subresource}`}${apiGroup && `.${apiGroup}`}`);
        return decide(asked);
      };
    },
  };
}

/**
 * How the access of a controller differs from what it asked the server for.
 * @param rare what it asks for at times that the tests don't have
 */
export function accessFaults({ controller }: Part, { used }: World, rare: readonly string[] = []): string[] {
  const allowed = policyRules(controller?.().access ?? []).flatMap(({ apiGroups, resources, verbs }) =>
    verbs.flatMap((verb) => (resources ?? []).map((resource) => `${verb} ${resource}${suffix(apiGroups)}`)),
  );
  const missing = [...used].filter((each) => !allowed.includes(each));
  // Servers that stream lists are not asked for them.
  const unused = allowed.filter((each) => !used.has(each) && !rare.includes(each) && !each.startsWith('list '));
  return [...missing.map((each) => `needs ${each}`), ...unused.map((each) => `never asks for ${each}`)];
}

/** The group, as `kubectl` writes it: `.apps`. */
const suffix = ([group = '']: readonly string[] = []): string => (group === '' ? '' : `.${group}`);

/** Asks until the answer is a true one; undefined for what is not there. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const answer = await ask().catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never happened: ${what}`);
}
