export { rbac } from './rbac.ts';
export { newRBACAuthorizer } from './authorizer.ts';
export type { RoleSource } from './rule_resolver.ts';
