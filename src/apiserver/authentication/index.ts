export * from './authenticator.ts';
export { clientCertificates } from './client_certificates.ts';
export { requestHeaders, type RequestHeaderOptions } from './request_headers.ts';
export { readTokenFile, type TokenFile } from './token_file.ts';
export { tokenWebhook, type TokenWebhookOptions } from './token_webhook.ts';
export type { ReviewRetry } from './review_retry.ts';
export * from '../request/user.ts';
