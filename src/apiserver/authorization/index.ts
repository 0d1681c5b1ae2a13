export * from './authorizer.ts';
export { webhookAuthorizer, type WebhookAuthorizerOptions } from './webhook_authorizer.ts';
export { firstToDecide } from './authorizer.ts';
