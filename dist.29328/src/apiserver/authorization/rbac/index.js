export { newRBACAuthorizer, rbac } from './rbac.js';
