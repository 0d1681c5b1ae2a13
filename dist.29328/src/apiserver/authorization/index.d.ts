export * from './authorizer.ts';
export { firstToDecide } from './authorizer.ts';
export { type WebhookAuthorizerOptions, webhookAuthorizer } from './webhook_authorizer.ts';
