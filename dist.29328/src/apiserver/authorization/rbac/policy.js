import { AutoUpdateAnnotationKey } from '#api/rbac/v1/zz_generated.constants';
import { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import { clusterRoleBindings, clusterRoles, roleBindings, roles } from './zz_generated.policy.js';
/** The roles and bindings that every cluster has, those of its components included. Mirrors Go's `bootstrappolicy`. */
export function bootstrapPolicy() {
    return [
        ...clusterRoles.map((role) => new ClusterRole(withCommon(role))),
        ...clusterRoleBindings.map((binding) => new ClusterRoleBinding(withCommon(binding))),
        ...roles.map((role) => new Role(withCommon(role))),
        ...roleBindings.map((binding) => new RoleBinding(withCommon(binding))),
    ];
}
function withCommon(object) {
    const { labels, annotations } = object.metadata;
    const metadata = {
        ...object.metadata,
        labels: { 'kubernetes.io/bootstrapping': 'rbac-defaults', ...labels },
        annotations: { [AutoUpdateAnnotationKey]: 'true', ...annotations },
    };
    return { ...object, metadata };
}
