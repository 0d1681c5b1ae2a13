export { ForeignCertificateError } from './certificate_secret.js';
export * from './serving_certificates.js';
