export * from './authenticator.ts';
export { clientCertificates } from './client_certificates.ts';
export { requestHeaders, type RequestHeaderOptions } from './request_headers.ts';
export * from './user/user.ts';
