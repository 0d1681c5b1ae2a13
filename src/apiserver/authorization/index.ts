export * from './authorizer.ts';
export { firstToDecide, withName } from './authorizer.ts';
export { type WebhookAuthorizerOptions, webhookAuthorizer } from './webhook_authorizer.ts';
