import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
/**
 * Makes the roles and bindings that are missing, and adds what stored ones lack, unless their annotation
 * `rbac.authorization.kubernetes.io/autoupdate` is `false`. Mirrors Go's `EnsureRBACPolicy`.
 * @param store gives the storage of a Kind by its name
 * @throws {StatusError} when an object can neither be read nor written
 */
export declare function ensurePolicy(policy: readonly (Role | ClusterRole | RoleBinding | ClusterRoleBinding)[], store: (kind: string) => RESTStorage, context: RequestContext): Promise<void>;
