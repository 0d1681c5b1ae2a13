export { checkClusterRoleBinding, checkRoleBinding } from './role_bindings.js';
export { checkClusterRole, checkRole } from './roles.js';
