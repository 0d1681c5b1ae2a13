export * from '../request/user.ts';
export * from './authenticator.ts';
export { clientCertificates } from './client_certificates.ts';
export { type RequestHeaderOptions, requestHeaders } from './request_headers.ts';
export type { ReviewRetry } from './review_retry.ts';
export { readTokenFile, type TokenFile } from './token_file.ts';
export { type TokenWebhookOptions, tokenWebhook } from './token_webhook.ts';
