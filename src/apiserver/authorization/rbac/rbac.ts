import type { KindClass } from '#apimachinery/runtime/kind_class';
import { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import { APIServerUser } from '../../request/user.ts';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import { withPrivilegedGroup, type Authorizer, type AuthorizerHost, type HostedAuthorizer } from '../authorizer.ts';
import { newRBACAuthorizer } from './authorizer.ts';
import { ensurePolicy } from './ensure_policy.ts';
import { withoutEscalation } from './escalation.ts';
import { LiveRoles } from './live_roles.ts';
import { builtInColumns } from '#src/kinds/columns';

const KINDS: readonly KindClass[] = [Role, ClusterRole, RoleBinding, ClusterRoleBinding];

/**
 * Decides by Role, ClusterRole, RoleBinding and ClusterRoleBinding objects, which the server then serves: `kubectl create
 * role`, `create rolebinding` and `auth can-i` work. It begins with the roles and bindings of every cluster (`cluster-admin`,
 * `admin`, `edit`, `view`, `system:...`), which each start brings up to date. Everybody who is known may discover the API
 * and ask what they may do. Nobody can give others more than they have.
 *
 * ```ts
 * new APIServer({ scheme, authentication: tokens({ [secret]: { name: 'ann', groups: ['dev'] } }), authorization: rbac() });
 * ```
 */
export function rbac(): HostedAuthorizer {
  return { install };
}

function install(host: AuthorizerHost): Authorizer {
  const stores = new Map<string, RESTStorage>();
  const roles = new LiveRoles();
  const context: RequestContext = { namespace: '', user: APIServerUser, warn: () => {}, signal: host.signal };
  const rules = newRBACAuthorizer(roles);
  let starting: Promise<void> | undefined;

  const ready = (): Promise<void> => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };

  async function start(): Promise<void> {
    const { bootstrapPolicy } = await import('./policy.ts');
    await ensurePolicy(bootstrapPolicy(), (kind) => stores.get(kind)!, context);
    await roles.follow((kind) => stores.get(kind)!, context, host.onError);
  }

  const authorizer = withPrivilegedGroup(rules);
  host.beforeRequests(ready);
  for (const kind of KINDS)
    host.resource(kind, {
      columns: builtInColumns(kind),
      // An update of what is not there makes it.
      strategy: { allowCreateOnUpdate: true },
      rest(store) {
        stores.set(kind.kind, store);
        return withoutEscalation(kind, store, roles, authorizer);
      },
    });
  return authorizer;
}
