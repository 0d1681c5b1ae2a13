export * from '../request/user.js';
export * from './authenticator.js';
export { clientCertificates } from './client_certificates.js';
export { requestHeaders } from './request_headers.js';
export { readTokenFile } from './token_file.js';
export { tokenWebhook } from './token_webhook.js';
