export { checkClusterRoleBinding, checkRoleBinding } from './role_bindings.ts';
export { checkClusterRole, checkRole } from './roles.ts';
