import { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
/** The roles and bindings that every cluster has, those of its components included. Mirrors Go's `bootstrappolicy`. */
export declare function bootstrapPolicy(): (Role | ClusterRole | RoleBinding | ClusterRoleBinding)[];
