export * from './authorizer.js';
export { firstToDecide } from './authorizer.js';
export { webhookAuthorizer } from './webhook_authorizer.js';
