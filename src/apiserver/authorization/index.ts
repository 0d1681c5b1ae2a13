export * from './authorizer.ts';
export { webhookAuthorizer, type WebhookAuthorizerOptions } from './webhook_authorizer.ts';
