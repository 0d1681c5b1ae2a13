import { type Authorizer, type HostedAuthorizer } from '../authorizer.ts';
import { type RoleSource } from './rule_resolver.ts';
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
export declare function rbac(): HostedAuthorizer;
/** Decides by roles and bindings, wherever they are kept. Mirrors Go's `rbac.New`. */
export declare function newRBACAuthorizer(source: RoleSource): Authorizer;
