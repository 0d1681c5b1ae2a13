export { newRBACAuthorizer, rbac } from './rbac.ts';
export type { RoleSource } from './rule_resolver.ts';
