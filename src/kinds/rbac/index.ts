export { checkClusterRole, checkRole } from './roles.ts';
export { checkClusterRoleBinding, checkRoleBinding } from './role_bindings.ts';
