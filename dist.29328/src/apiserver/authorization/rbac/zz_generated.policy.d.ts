import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
/** An object without what all of them have. */
type Written<T> = Omit<T, 'apiVersion' | 'kind'>;
export declare const clusterRoles: readonly Written<ClusterRole>[];
export declare const clusterRoleBindings: readonly Written<ClusterRoleBinding>[];
export declare const roles: readonly Written<Role>[];
export declare const roleBindings: readonly Written<RoleBinding>[];
export {};
